import type { Article } from "./article.ts";

/** What is written in the form; an empty date means when it is saved, an empty url the one made from the title. */
export type ArticleValues = Pick<
  Article,
  "title" | "subTitle" | "text" | "isActive" | "imageUrl" | "url" | "publishedDate" | "translations"
>;

export const emptyArticle: ArticleValues = {
  title: "",
  subTitle: "",
  text: "",
  imageUrl: null,
  url: "",
  isActive: false,
  publishedDate: "",
  translations: {},
};

/** An article as the form holds it. */
export function valuesOf(article: ArticleValues): ArticleValues {
  const { title, subTitle, text, imageUrl, url, isActive, publishedDate, translations } = article;
  return { title, subTitle, text, imageUrl, url, isActive, publishedDate, translations };
}
