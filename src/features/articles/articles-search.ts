import { publishState, type PublishState } from "#src/ui/staff/state-sign.tsx";
import { languageStates } from "#src/ui/staff/languages.tsx";
import type { Article } from "./article.ts";

/*
 * How the staff's list of articles is narrowed.
 */

/** Where an article stands. */
export function articleState(
  { isActive, publishedDate }: Pick<Article, "isActive" | "publishedDate">,
  now?: Date,
): PublishState {
  return publishState(isActive, publishedDate, now);
}

/** How far each of its languages is. */
export function articleLanguages({
  title,
  subTitle,
  text,
  translations,
}: Pick<Article, "title" | "subTitle" | "text" | "translations">) {
  return languageStates({ title, subTitle, text }, translations);
}

export function isUntranslated(article: Article): boolean {
  const { en, de } = articleLanguages(article);
  return en === "missing" || de === "missing";
}

/** All that is written in an article, in every language, as it is read: without elements. */
export function searchableText({ title, subTitle, text, translations }: Article): string {
  return [{ title, subTitle, text }, translations.en, translations.de]
    .flatMap((words) => [words?.title, words?.subTitle, words?.text?.replaceAll(/<[^>]*>/g, " ")])
    .join(" ");
}

/** Whether all words of a search are somewhere in a text, in capitals or not. */
export function matches(text: string, search: string): boolean {
  const lower = text.toLocaleLowerCase("nb");
  return search
    .toLocaleLowerCase("nb")
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
