import { z } from "zod";
import { inLanguage } from "#src/i18n/translation.ts";
import { defineCall } from "#src/platform/api.ts";
import { article } from "./article.ts";
import { findNextPublication, listVisibleArticles } from "./articles.server.ts";

/** GET /article/active */
export const getActiveArticles = defineCall({
  summary: "The articles that guests see, newest first",
  answer: z.array(article),
  changesAt: findNextPublication,
  async handle(context, { language }) {
    const articles = await listVisibleArticles(context);
    return articles.map((each) => inLanguage(each, ["title", "subTitle", "text"], language));
  },
});
