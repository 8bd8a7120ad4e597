import { z } from "zod";
import { inLanguage } from "#src/i18n/translation.ts";
import { wordNamesOf } from "#src/cms/kind/kind.ts";
import { kindOverview } from "#src/cms/kind-overview.ts";
import { publicList, staffCall } from "#src/platform/api/api.ts";
import { article, articleKind } from "./article.ts";
import {
  findNextArticleChange,
  listComingArticles,
  listVisibleArticles,
  listVisibleArticlesIn,
} from "./articles.server.ts";

const articlesOverview = kindOverview.extend({
  publishedDate: z.iso.datetime().nullable().describe("The publication date of the article that guests see"),
});
export type ArticlesOverview = z.infer<typeof articlesOverview>;

export const articleRoutes = [
  publicList("/article/active", {
    summary: "The articles that guests see, newest first",
    description:
      "Active articles whose publication time has come and that have not ended, with their text as sanitized HTML.",
    item: article,
    changesAt: findNextArticleChange,
    async list(context, { language, page }) {
      const { items, next } = await listVisibleArticlesIn(context, page);
      return {
        items: items.map((each) => inLanguage(each, wordNamesOf(articleKind), language)),
        next,
      };
    },
  }),
  staffCall("get", "/overview/articles", {
    summary: "The latest article that guests see, and articles that appear or end by themselves",
    description: "For the start screen of the staff area.",
    answer: articlesOverview,
    async handle(context) {
      const [[seen], coming] = await Promise.all([
        listVisibleArticles(context, 1),
        listComingArticles(context),
      ]);
      return {
        seen: seen ? { kind: "article", id: seen.id, name: seen.title } : null,
        publishedDate: seen?.publishedDate ?? null,
        coming,
      };
    },
  }),
];
