import type { z } from "zod";
import { siteNow } from "#src/cms/staff/clock.ts";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import { timeZone } from "#src/i18n/format.ts";
import { parseMoment, toStoredInstant } from "#src/i18n/times/time.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import { publishState, type PublishState } from "#src/cms/staff/state-sign.tsx";
import { articleKind, type Article, type ArticleValues } from "#src/features/articles/article.ts";
import { articlesAdminText } from "#messages/articles";

export function articleState(
  { isActive, publishedDate }: Pick<Article, "isActive" | "publishedDate">,
  now?: Temporal.Instant,
): PublishState {
  return publishState(isActive, publishedDate, now);
}

/** True for an active article whose end has passed. Guests no longer see such an article. */
export function hasEnded(
  { isActive, unpublishDate }: Pick<Article, "isActive" | "unpublishDate">,
  now = siteNow(),
): boolean {
  const end = isActive && unpublishDate ? parseMoment(unpublishDate) : undefined;
  return end !== undefined && Temporal.Instant.compare(end, now) <= 0;
}

/**
 * Returns the schema of the save request. A planned time that has passed is an error, because the article would be
 * published at once.
 * @param plannedFor the planned time in the form, or undefined when the article isn't planned
 */
export function articleSchema(plannedFor: string | undefined): z.ZodType {
  return articleKind.input.refine(
    ({ isActive, publishedDate = "" }) =>
      !isActive ||
      publishedDate !== plannedFor ||
      (publishedDate !== "" && articleState({ isActive, publishedDate }) === "planned"),
    {
      path: ["publishedDate"],
      params: faultWords(inEachOf(articlesAdminText, ({ notAhead }) => notAhead)),
      // The check also runs when other fields are wrong, so that the form shows all errors at once.
      when: () => true,
    },
  );
}

/**
 * Returns the state that the article gets if it is saved now. An active article whose date equals `plannedFor` is
 * planned. Any other active article without a date is published at once.
 * @param plannedFor the planned time in the form, or undefined when the article isn't planned
 */
export function stateOnceSaved(
  { isActive, publishedDate }: Pick<ArticleValues, "isActive" | "publishedDate">,
  plannedFor: string | undefined,
): PublishState {
  if (isActive && plannedFor === publishedDate) return "planned";
  return articleState({ isActive, publishedDate: publishedDate || "1970-01-01T00:00:00Z" });
}

/** Returns the suggested time for a planned article: 08:00 tomorrow at the campsite. */
export function tomorrowMorning(now = siteNow()): string {
  const tomorrow = now.toZonedDateTimeISO(timeZone).toPlainDate().add({ days: 1 });
  return toStoredInstant(tomorrow.toZonedDateTime({ timeZone, plainTime: "08:00" }).toInstant());
}
