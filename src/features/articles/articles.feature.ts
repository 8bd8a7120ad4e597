import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { articleKindText } from "#messages/articles";
import { defineFeature } from "#src/cms/feature.ts";

export const articles = defineFeature({
  kinds: {
    article: {
      path: "/article",
      screen: at.article,
      words: articleKindText,
      description: async () => (await import("./article.ts")).articleKind,
    },
  },
  start: async () => (await import("./staff/articles-start.ts")).articlesStart,
  screens: [
    { path: at.news, load: () => import("./staff/articles-admin.tsx") },
    { path: at.article, load: () => import("./staff/article-form.tsx"), isForm: true },
    { path: at.newsFromPhoto, load: () => import("./staff/article-form.tsx"), isForm: true },
  ],
});
