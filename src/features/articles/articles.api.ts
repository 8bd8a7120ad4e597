import { inLanguage } from "#src/i18n/translation.ts";
import { wordNamesOf } from "#src/cms/kind/kind.ts";
import { defineList } from "#src/platform/api/api.ts";
import { article, articleKind } from "./article.ts";
import { findNextPublication, listVisibleArticlesIn } from "./articles.server.ts";

/** GET /article/active */
export const listActiveArticles = defineList({
  summary: "The articles that guests see, newest first",
  description: "Active articles whose publication time has come, with their text as sanitized HTML.",
  item: article,
  changesAt: findNextPublication,
  async list(context, { language, page }) {
    const { items, next } = await listVisibleArticlesIn(context, page);
    return {
      items: items.map((each) => inLanguage(each, wordNamesOf(articleKind), language)),
      next,
    };
  },
});
