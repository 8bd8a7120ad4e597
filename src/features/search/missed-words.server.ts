import { dayOf } from "#src/i18n/times/time.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import type { ContentVersion } from "#src/platform/database/content-version.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { expectCursor, type Listed, type Paging } from "#src/platform/store/stored.ts";
import type { MissedWord } from "./missed-word.ts";
import { wordsIn } from "./stems.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    missedWord: { words: string; count: number; last: string };
  }
}

/** The number of askers on one day after which words are stored. Words of fewer askers may be personal. */
const fewestAskers = 3;
const longestWords = 40;
const maxDigits = 4;
const maxInMemory = 1000;

/** The maximum number of search texts of one asker in a day, so that one asker can't fill the memory. */
const maxPerAsker = 50;
const maxStored = 200;
const retention = { days: 90 };

/** The askers of each search text, and each asker's number of texts. An asker is a hash of a block of IP addresses. */
interface Day {
  day: string;
  askers: Map<string, Set<string>>;
  words: Map<string, number>;
}

const days = new WeakMap<ContentVersion, Day>();

/** Counts words without a result once for each asker and day, and stores words that enough askers sought. */
export async function countMissedWords(context: Context, typed: string, asker: string): Promise<void> {
  const words = wordsIn(typed).join(" ").toLowerCase();
  const digits = words.match(/\p{N}/gu)?.length ?? 0;
  if (words === "" || words.length > longestWords || digits > maxDigits || typed.includes("@")) return;
  const day = dayOf(context.now()).toString();
  let today = days.get(context.contentVersion);
  if (today?.day !== day)
    days.set(context.contentVersion, (today = { day, askers: new Map(), words: new Map() }));
  const askers = today.askers.get(words) ?? new Set();
  const ofAsker = today.words.get(asker) ?? 0;
  if (askers.has(asker) || ofAsker >= maxPerAsker) return;
  if (askers.size === 0 && today.askers.size >= maxInMemory) return;
  today.askers.set(words, askers.add(asker));
  today.words.set(asker, ofAsker + 1);
  if (askers.size < fewestAskers) return;
  const added = askers.size === fewestAskers ? fewestAskers : 1;
  await inUnseenTransaction(context, async ({ db }) => {
    await db
      .insertInto("missedWord")
      .values({ words, count: added, last: day })
      .onConflict((conflict) =>
        conflict
          .column("words")
          .doUpdateSet((eb) => ({ count: eb("missedWord.count", "+", added), last: day })),
      )
      .execute();
    const most = db
      .selectFrom("missedWord")
      .select("words")
      .orderBy("last", "desc")
      .orderBy("count", "desc")
      .orderBy("words")
      .limit(maxStored);
    await db.deleteFrom("missedWord").where("words", "not in", most).execute();
  });
}

/** Lists the words without a result, the most searched first. */
export async function listMissedWords(
  { db }: Context,
  { limit, after }: Paging,
): Promise<Listed<MissedWord>> {
  expectCursor(after, "number");
  const start = after ? Math.max(0, Number(after[0])) : 0;
  const rows = await db
    .selectFrom("missedWord")
    .selectAll()
    .orderBy("count", "desc")
    .orderBy("last", "desc")
    .orderBy("words")
    .execute();
  return {
    items: rows.slice(start, start + limit),
    next: rows.length > start + limit ? [start + limit, 1] : undefined,
  };
}

export const missedWordsJob = ({ db, now }: Context): Job => ({
  name: "missed-words",
  every: { hours: 24 },
  waitsAfterLeap: true,
  async run() {
    const before = dayOf(now()).subtract(retention).toString();
    const { numDeletedRows } = await db
      .deleteFrom("missedWord")
      .where("last", "<", before)
      .executeTakeFirstOrThrow();
    return { deleted: Number(numDeletedRows) };
  },
});
