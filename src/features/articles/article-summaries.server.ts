import { findPictures } from "#src/features/photos/photos.server.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { summarize, type ArticleSummary } from "./article-summary.ts";
import type { Article } from "./article.ts";

/** The summaries of these articles for a list of news, each with its picture. */
export async function summarizeArticles(
  context: Context,
  articles: Article[],
  language: Language,
): Promise<ArticleSummary[]> {
  const pictures = await findPictures(
    context,
    articles.map(({ imageUrl }) => imageUrl),
    language,
  );
  return articles.map((article) => summarize(article, pictures.get(article.imageUrl), language));
}
