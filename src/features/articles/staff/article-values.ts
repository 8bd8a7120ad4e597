import type { z } from "zod";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { faultWords } from "#src/resource/fault-words.ts";
import { timeZone } from "#src/i18n/format.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import { publishState, type PublishState } from "#src/ui/staff/state-sign.tsx";
import { articleKind, type Article, type ArticleValues } from "#src/features/articles/article.ts";
import { articlesAdminText } from "#messages/articles";

/** The state of an article at a moment. */
export function articleState(
  { isActive, publishedDate }: Pick<Article, "isActive" | "publishedDate">,
  now?: Date,
): PublishState {
  return publishState(isActive, publishedDate, now);
}

/**
 * The schema of what is sent.
 * @param plannedFor the moment that it is planned for, as the form holds it; undefined when it isn't planned. A
 * moment that has passed is a fault, because a planned article must not be published at once instead.
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
      // Checked even when other fields are wrong, so that all faults are shown at once.
      when: () => true,
    },
  );
}

/**
 * The state that an article gets when it is saved now. Without a date it is shown at once.
 * @param plannedFor as for `articleSchema`
 */
export function stateOnceSaved(
  { isActive, publishedDate }: Pick<ArticleValues, "isActive" | "publishedDate">,
  plannedFor: string | undefined,
): PublishState {
  if (isActive && plannedFor === publishedDate) return "planned";
  return articleState({ isActive, publishedDate: publishedDate || "1970-01-01T00:00:00Z" });
}

/** The first proposal for a planned article: eight o'clock tomorrow. */
export function tomorrowMorning(now = Temporal.Now.instant()): string {
  const tomorrow = now.toZonedDateTimeISO(timeZone).toPlainDate().add({ days: 1 });
  return toStoredInstant(tomorrow.toZonedDateTime({ timeZone, plainTime: "08:00" }).toInstant());
}
