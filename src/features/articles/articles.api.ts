import { z } from "zod";
import { inLanguage } from "#src/i18n/translation.ts";
import { defineCall, defineStaffCall, defineStaffList, idInPath } from "#src/platform/api.ts";
import { article, articleInput } from "./article.ts";
import {
  findNextPublication,
  getArticle,
  listArticles,
  listVisibleArticles,
  saveArticle,
} from "./articles.server.ts";

const params = z.object({ id: idInPath });

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

/** GET /article */
export const readArticles = defineStaffList({
  summary: "All articles, newest first",
  item: article,
  list: (context, { page }) => listArticles(context, page),
});

/** GET /article/{id} */
export const readArticle = defineStaffCall({
  summary: "One article",
  params,
  answer: article,
  handle: (context, { params: { id } }) => getArticle(context, id),
});

/** POST /article */
export const postArticle = defineStaffCall({
  summary: "Adds an article",
  body: articleInput,
  answer: article,
  handle: (context, { body }) => saveArticle(context, body),
});

/** PUT /article/{id} */
export const putArticle = defineStaffCall({
  summary: "Saves an article",
  params,
  body: articleInput,
  answer: article,
  handle: (context, { body, target }) => saveArticle(context, body, target),
});
