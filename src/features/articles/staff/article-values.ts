import type { z } from "zod";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { faultWords } from "#src/resource/fault-words.ts";
import { timeZone } from "#src/i18n/format.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { PublishState } from "#src/ui/staff/state-sign.tsx";
import { articleInput, type Article } from "#src/features/articles/article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";
import { articleState } from "#src/features/articles/articles-search.ts";

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

/**
 * What is sent of an article.
 * @param plannedFor the moment that it is planned for, as the form holds it; undefined when it isn't planned. Once it
 * has passed it is a fault: what is planned isn't published instead.
 */
export function articleSchema(plannedFor: string | undefined): z.ZodType {
  return articleInput.refine(
    ({ isActive, publishedDate = "" }) =>
      !isActive ||
      publishedDate !== plannedFor ||
      (publishedDate !== "" && articleState({ isActive, publishedDate }) === "planned"),
    {
      path: ["publishedDate"],
      params: faultWords(inEveryLanguage((each) => articlesAdminText[each].notAhead)),
      // Also while something else is wrong: all faults are told at once.
      when: () => true,
    },
  );
}

/**
 * Where an article will stand once it is saved as it is written. Without a date it is shown at once.
 * @param plannedFor as for `articleSchema`
 */
export function stateOf(
  { isActive, publishedDate }: Pick<ArticleValues, "isActive" | "publishedDate">,
  plannedFor: string | undefined,
): PublishState {
  if (isActive && plannedFor === publishedDate) return "planned";
  return articleState({ isActive, publishedDate: publishedDate || "1970-01-01T00:00:00Z" });
}

/** What a planned article is first planned for: eight o'clock tomorrow. */
export function tomorrowMorning(now = Temporal.Now.instant()): string {
  const tomorrow = now.toZonedDateTimeISO(timeZone).toPlainDate().add({ days: 1 });
  return toStoredInstant(tomorrow.toZonedDateTime({ timeZone, plainTime: "08:00" }).toInstant());
}
