import { findPictures } from "#src/cms/photos/photos.server.ts";
import { getLandscape } from "#src/campsite/view/view.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatDate } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import type { PictureSource } from "#src/ui/picture/picture.tsx";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { articleDrawing } from "./article-picture.tsx";
import { articleAddressParts, articleKind, type Article } from "./article.ts";

export interface ArticleSummary {
  id: number;
  title: string;
  subTitle: string;
  /** The publication date, for example "03.07.2027". */
  date: string;
  href: string;
  picture: PictureSource | undefined;
  drawing: string;
  /** The language of the words: Norwegian when the translation is missing. */
  language: Language;
}

export async function summarizeArticles(
  context: Context,
  articles: Article[],
  language: Language,
): Promise<ArticleSummary[]> {
  const [pictures, landscape] = await Promise.all([
    findPictures(
      context,
      articles.map(({ imageUrl }) => imageUrl),
      language,
    ),
    getLandscape(context),
  ]);
  const drawing = articleDrawing(landscape);
  return articles.map((article) => ({
    ...summarize(article, language),
    picture: pictures.get(article.imageUrl),
    drawing,
  }));
}

function summarize(article: Article, language: Language): Omit<ArticleSummary, "picture" | "drawing"> {
  const localized = localizeWords(articleKind, article, language);
  return {
    id: article.id,
    title: localized.words.title,
    subTitle: localized.words.subTitle,
    date: formatDate(Temporal.Instant.from(article.publishedDate)),
    href: address("article", language, articleAddressParts(article.url, localized.words.title)),
    language: localized.language,
  };
}
