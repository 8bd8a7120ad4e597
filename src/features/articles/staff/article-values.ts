import type { z } from "zod";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { faultWords } from "#src/resource/fault-words.ts";
import { timeZone } from "#src/i18n/format.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { PublishState } from "#src/ui/staff/state-sign.tsx";
import { articleKind, type ArticleValues } from "#src/features/articles/article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";
import { articleState } from "#src/features/articles/articles-search.ts";

/**
 * What is sent of an article.
 * @param plannedFor the moment that it is planned for, as the form holds it; undefined when it isn't planned. Once it
 * has passed it is a fault: what is planned isn't published instead.
 */
export function articleSchema(plannedFor: string | undefined): z.ZodType {
  return articleKind.input.refine(
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
