import { publishState, type PublishState } from "#src/ui/staff/state-sign.tsx";
import { statesOf } from "#src/ui/staff/fields/language-states.ts";
import type { Article } from "./article.ts";

/*
 * Filters of the staff's list of articles.
 */

/** The state of an article at a moment. */
export function articleState(
  { isActive, publishedDate }: Pick<Article, "isActive" | "publishedDate">,
  now?: Date,
): PublishState {
  return publishState(isActive, publishedDate, now);
}

/** Whether one of its translations is missing, or older than the Norwegian. */
export function isUntranslated(article: Article): boolean {
  return Object.values(statesOf(article)).some((state) => state !== "done");
}

/** All words of an article in every language, without elements. */
export function searchableText({ title, subTitle, text, translations }: Article): string {
  return [{ title, subTitle, text }, ...Object.values(translations)]
    .flatMap((words) => [words?.title, words?.subTitle, words?.text?.replaceAll(/<[^>]*>/g, " ")])
    .join(" ");
}

/** Whether all words of a search are in a text, regardless of case. */
export function matches(text: string, search: string): boolean {
  const lower = text.toLocaleLowerCase("nb");
  return search
    .toLocaleLowerCase("nb")
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
