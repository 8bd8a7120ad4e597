import type { Announcement, Topic } from "#src/campsite/announcements.ts";
import type { Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { createCounts } from "#src/platform/http/post-limit.ts";
import { listAnnouncements, listMarks, wasSent } from "./announced.server.ts";
import { getAnnouncing } from "./announcing.server.ts";
import { receiversOf } from "./subscriptions.server.ts";

/** The maximum number of corrections of a notice in a day. */
const mostCorrections = 3;

/** Returns the languages of guests in which the words of a notice have changed since the notice was sent. */
export async function listCorrected(
  context: Context,
  { topic, listChanged }: Announcement,
  sentAt: string,
): Promise<Language[]> {
  const changed = (await listChanged?.(context, sentAt)) ?? [];
  const read = await receiversOf(context, topic).select("language").distinct().execute();
  return changed.filter((each) => read.some(({ language }) => language === each));
}

/** Parses the languages of a correction. Empty for every language. */
export const parseLanguages = (stored: string): Language[] =>
  stored === "" ? [] : (JSON.parse(stored) as Language[]);

/** Counts the guests who read a notice in other languages than the corrected ones, by language. */
export async function countUncorrected(
  context: Context,
  topic: Topic,
  corrected: readonly Language[],
): Promise<{ language: Language; count: number }[]> {
  const rows = await receiversOf(context, topic)
    .where("language", "not in", corrected)
    .select(({ fn }) => ["language", fn.countAll<number | string>().as("count")])
    .groupBy("language")
    .orderBy("language")
    .execute();
  return rows.map(({ language, count }) => ({ language, count: Number(count) }));
}

/**
 * Sends a corrected notice again to the guests in whose language the notice has changed.
 * @returns "unchanged" when the notice hasn't changed in any guest's language; "sending" while the notice is still
 *   being sent; "limited" when three corrections of the notice were sent in the last day; "unsendable" when the notice
 *   wasn't sent before or is no longer current, and while mails are held after a restore
 */
export async function sendCorrection(
  context: Context,
  id: number,
): Promise<"sent" | "unchanged" | "sending" | "limited" | "unsendable"> {
  const { isHeld } = await getAnnouncing(context);
  const notice = (await listAnnouncements(context)).find((each) => each.kind === "message" && each.id === id);
  const mark = (await listMarks(context)).get(`message ${id}`);
  if (isHeld === 1 || !notice || !mark) return "unsendable";
  if (mark.afterId !== null) return "sending";
  if (!wasSent(mark)) return "unsendable";
  const languages = await listCorrected(context, notice, mark.at);
  if (languages.length === 0) return "unchanged";
  const { count, find, idOf } = createCounts(context, (moment) => moment.add({ hours: 24 }));
  const counted = await idOf(`correction of message ${id}`);
  if (((await find(counted))?.messages ?? 0) >= mostCorrections) return "limited";
  return inUnseenTransaction(context, async ({ db }) => {
    const at = toStoredInstant(context.now());
    const { numUpdatedRows } = await db
      .updateTable("announced")
      .set({ afterId: 0, isCorrection: 1, mails: 0, at, languages: JSON.stringify(languages) })
      .where("kind", "=", "message")
      .where("resourceId", "=", id)
      .where("afterId", "is", null)
      .executeTakeFirstOrThrow();
    // Somebody else has sent the correction meanwhile.
    if (numUpdatedRows === 0n) return "sending";
    await count(db, counted, { posts: 0, messages: 1 });
    return "sent";
  });
}
