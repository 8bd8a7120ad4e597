import { articleKind } from "./article.ts";
import { defineDemoPart } from "#src/cms/demo/demo-content.server.ts";
import { demoYears, inYears } from "#src/cms/demo/moved-dates.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { languages } from "#src/i18n/language.ts";
import { articleAddresses } from "./article-addresses.server.ts";
import { articleTargets } from "./article-targets.server.ts";
import { articlePage } from "./article-page.tsx";
import { articleAddressParts } from "./article.ts";
import { articlesSection } from "./articles-section.tsx";
import { announcedArticles, articlesFeed } from "./articles-feed.ts";
import { articleRoutes } from "./articles.api.ts";
import { articleCollection, hasNews, keepUrl } from "./articles.server.ts";
import { findableArticles } from "./findable-articles.server.ts";
import { newsPage } from "./news-page.tsx";
import { newsYearPage } from "./news-year-page.tsx";

export const articles = defineServerFeature({
  demo: [
    defineDemoPart({
      place: 7,
      kind: articleKind,
      file: "articles",
      dateFor: (article, now) => ({
        ...article,
        publishedDate: article.publishedDate && inYears(article.publishedDate, demoYears(now)),
        unpublishDate: article.unpublishDate && inYears(article.unpublishDate, demoYears(now)),
      }),
    }),
  ],
  collections: {
    article: {
      collection: articleCollection,
      page: ({ url, title }: { url: string; title: string }) => ({
        name: "article",
        parts: articleAddressParts(url, title),
      }),
      seenFrom: ({ publishedDate }: { publishedDate: string }) => publishedDate,
      seenUntil: ({ unpublishDate }: { unpublishDate: string | null }) => unpublishDate,
    },
  },
  pages: { news: newsPage, article: articlePage, newsYear: newsYearPage },
  api: [...articleRoutes],
  home: [articlesSection],
  announcements: announcedArticles,
  listedAddresses: articleAddresses,
  findable: [findableArticles],
  linkTargets: articleTargets,
  files: languages.map(articlesFeed),
  movesIn: { article: { keepUrl } },
  tables: {
    formerArticleUrl: {
      holds: "former addresses of articles",
      kept: "for good, also after the article is removed",
    },
  },
  fillsPage: { news: hasNews },
});
