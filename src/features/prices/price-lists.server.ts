import { collectionOf, type DescribedCollection } from "#src/features/collection.server.ts";
import { readLiveValues } from "#src/features/live-values/live-values.server.ts";
import { dayOf } from "#src/i18n/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import type { Target } from "#src/platform/store/stored.ts";
import type { AnswerOf } from "#src/resource/kind.ts";
import { priceListKind, withRateKeys, type PriceList, type PriceListInput } from "./price-list.ts";

const priceLists: DescribedCollection<typeof priceListKind> = collectionOf(priceListKind, {
  /** @throws Problem conflict when the active list would be turned off */
  async complete({ db, now }, input, target) {
    const before = target && (await priceLists.rows.find(db, target.id));
    if (before?.isActive && !input.isActive) throw new Problem("conflict");
    const today = dayOf(now()).toString();
    // Staff make a new list as a copy of the active one.
    const fromDate = input.fromDate ?? before?.fromDate ?? today;
    // A day that has come starts nothing: what the history brings back may have been meant for another year.
    const startsItself = input.startsItself && !input.isActive && fromDate > today;
    return { ...input, rateGroups: withRateKeys(input.rateGroups), fromDate, startsItself };
  },
});

/** The price list that guests see. */
export async function findActivePriceList(context: Context): Promise<PriceList | undefined> {
  return readContent(context, "active priceList", async ({ db }) => {
    const row = await db.selectFrom("priceList").selectAll().where("isActive", "=", 1).executeTakeFirst();
    return row && priceLists.rows.from(row, await readLiveValues(context));
  });
}

/**
 * Adds a price list, or replaces the one that is named. One that becomes active replaces the active one in the same
 * transaction. Once there is an active list, guests always see one: it can be replaced, but not turned off.
 * @throws Problem not-found, stale; conflict when the active one would be turned off
 */
export async function savePriceList(
  context: Context,
  input: PriceListInput,
  target?: Target,
): Promise<AnswerOf<typeof priceListKind>> {
  return inTransaction(context, async (transaction) => {
    const active = await findActivePriceList(transaction);
    if (input.isActive && active && active.id !== target?.id)
      await priceLists.rows.save(transaction, { isActive: false }, { id: active.id });
    const fields = await priceLists.prepare(transaction, input, target);
    return priceLists.rows.save(transaction, fields, target, active);
  });
}

/** The lists that become current by themselves, the latest day first. */
const startingLists = (db: Context["db"]) =>
  db
    .selectFrom("priceList")
    .selectAll()
    .where("startsItself", "=", 1)
    .where("isActive", "=", 0)
    .orderBy("fromDate", "desc")
    .orderBy("id", "desc");

/**
 * Makes the list current whose day has come, in place of the active one: of several the last. Processes that try at the
 * same time wait for each other, and the first does it.
 * @returns whether there was one
 */
export async function activateDueList(context: Context): Promise<boolean> {
  const today = dayOf(context.now()).toString();
  const due = (db: Context["db"]) => startingLists(db).where("fromDate", "<=", today).execute();
  if ((await due(context.db)).length === 0) return false;
  return inTransaction(context, async (transaction) => {
    const [next, ...passed] = await due(transaction.db);
    if (!next) return false;
    const active = await findActivePriceList(transaction);
    for (const { id } of passed) await priceLists.rows.save(transaction, { startsItself: false }, { id });
    if (active) await priceLists.rows.save(transaction, { isActive: false }, { id: active.id });
    await priceLists.rows.save(transaction, { isActive: true, startsItself: false }, { id: next.id });
    return true;
  });
}

/**
 * Removes a price list that guests don't see.
 * @throws Problem not-found; stale; conflict when it is the active one
 */
export async function removePriceList(context: Context, target: Target): Promise<void> {
  await inTransaction(context, async (transaction) => {
    // First, so that a caller with an old version is told "stale" instead of "conflict".
    const { isActive } = await priceLists.rows.expect(transaction.db, target);
    if (isActive) throw new Problem("conflict");
    await priceLists.rows.remove(transaction, target);
  });
}

/** The collection of price lists. */
export const priceListCollection = { ...priceLists, save: savePriceList, remove: removePriceList };
