import type { ShownContext } from "#src/platform/pages/page.ts";
import { toShownPriceList, type ShownPriceList } from "./shown-price-list.ts";
import { collectionOf } from "#src/cms/collection.server.ts";
import type { DescribedCollection } from "#src/cms/described-collection.ts";
import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { maxComing } from "#src/cms/coming.ts";
import type { Coming } from "#src/cms/kind-overview.ts";
import { timeZone } from "#src/i18n/format.ts";
import { dayOf, toStoredInstant } from "#src/i18n/times/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import type { WholeRow } from "#src/platform/store/overlay.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import type { Target } from "#src/platform/store/stored.ts";
import type { AnswerOf } from "#src/cms/kind/kind.ts";
import { priceListKind, withRateKeys, type PriceList, type PriceListInput } from "./price-list.ts";

const priceLists: DescribedCollection<typeof priceListKind> = collectionOf(priceListKind, {
  /** @throws Problem "conflict" if the input would turn the active list off */
  async complete({ db, now }, input, target) {
    const before = target && (await priceLists.rows.find(db, target.id));
    if (before?.isActive && !input.isActive) throw new Problem("conflict");
    const today = dayOf(now()).toString();
    const fromDate = input.fromDate ?? before?.fromDate ?? today;
    // A list starts by itself only in the future. A restored list may be meant for an earlier year.
    const startsItself = input.startsItself && !input.isActive && fromDate > today;
    return { ...input, rateGroups: withRateKeys(input.rateGroups), fromDate, startsItself };
  },
});

export async function findActivePriceList(context: Context): Promise<PriceList | undefined> {
  return readContent(context, "active priceList", async ({ db }) => {
    const row = await db.selectFrom("priceList").selectAll().where("isActive", "=", 1).executeTakeFirst();
    return row && priceLists.rows.from(row, await readLiveValues(context));
  });
}

export async function loadShownPriceList(context: ShownContext): Promise<ShownPriceList | undefined> {
  const list = await findActivePriceList(context);
  return list && toShownPriceList(list, context.language);
}

export const findLatestPriceList = ({ db }: Context) =>
  db.selectFrom("priceList").select(["id", "year"]).orderBy("id", "desc").limit(1).executeTakeFirst();

/**
 * Saves a price list. A list that becomes active replaces the active list in the same transaction.
 * @throws the errors of `StoredResources.save`
 * @throws Problem "conflict" if the input would turn the active list off
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
    // Staff write a new list in a copy of the active list, so its translations are compared with that list.
    return priceLists.rows.save(transaction, fields, target, active);
  });
}

const startingLists = (db: Context["db"]) =>
  db
    .selectFrom("priceList")
    .selectAll()
    .where("startsItself", "=", 1)
    .where("isActive", "=", 0)
    .orderBy("fromDate", "desc")
    .orderBy("id", "desc");

export async function listComingPriceLists({ db }: Context): Promise<Coming[]> {
  const rows = await db
    .selectFrom("priceList")
    .select(["id", "year", "fromDate"])
    .where("startsItself", "=", 1)
    .orderBy("fromDate")
    .limit(maxComing)
    .execute();
  return rows.map(({ id, year, fromDate }) => {
    const at = Temporal.PlainDate.from(fromDate).toZonedDateTime(timeZone).toInstant();
    return { kind: "priceList", what: "appears", id, name: String(year), at: toStoredInstant(at) };
  });
}

/** Activates the due list with the latest first day. @returns true for the one call that has activated it */
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

/** Returns the rows that {@link activateDueList} would save, for a preview of a later time. */
export async function readActivation({ db, now }: Context): Promise<WholeRow[]> {
  const [next, ...passed] = await startingLists(db)
    .where("fromDate", "<=", dayOf(now()).toString())
    .execute();
  if (!next) return [];
  const active = await db.selectFrom("priceList").selectAll().where("isActive", "=", 1).execute();
  return [
    ...passed.map((row) => ({ ...row, startsItself: 0 })),
    ...active.map((row) => ({ ...row, isActive: 0 })),
    { ...next, isActive: 1, startsItself: 0 },
  ];
}

/** @throws the errors of `StoredResources.remove`, or Problem "conflict" if the list is active */
export async function removePriceList(context: Context, target: Target): Promise<void> {
  await inTransaction(context, async (transaction) => {
    // A caller with an old version must get "stale" rather than "conflict".
    const { isActive } = await priceLists.rows.expect(transaction.db, target);
    if (isActive) throw new Problem("conflict");
    await priceLists.rows.remove(transaction, target);
  });
}

export const priceListCollection = { ...priceLists, save: savePriceList, remove: removePriceList };
