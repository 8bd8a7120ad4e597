import { withLanguages } from "#src/resource/schemas.ts";
import { dayOf } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import {
  storedResources,
  type StoredResource,
  type Target,
  type ResourceKeys,
  type ResourceTable,
} from "#src/platform/store/stored.ts";
import { defineCollection } from "#src/platform/api/collection-calls.ts";
import {
  annualRates,
  annualRatesInput,
  annualRatesTranslatable,
  type AnnualRates,
  type AnnualRatesInput,
} from "./annual-rates.ts";

type AnnualRatesFields = Omit<AnnualRates, keyof ResourceKeys>;

declare module "#src/platform/database/database.ts" {
  interface Tables {
    annualRates: ResourceTable<AnnualRatesFields>;
  }
}

const priceLists = storedResources<AnnualRatesFields>("annualRates", {
  booleans: ["isActive"],
  json: ["rateGroups", "translations"],
  translatable: annualRatesTranslatable,
});

/** The price list that guests see. */
export async function findActiveAnnualRates(context: Context): Promise<AnnualRates | undefined> {
  const row = await context.db
    .selectFrom("annualRates")
    .selectAll()
    .where("isActive", "=", 1)
    .executeTakeFirst();
  return row && priceLists.from(row);
}

/**
 * Adds a price list, or replaces the one that is named. An active one takes the active one's place in the same step.
 * Guests always see one once there is one: the active one can be replaced, not turned off.
 * @throws Problem not-found, stale; conflict when the active one would be turned off
 */
export async function saveAnnualRates(
  context: Context,
  input: AnnualRatesInput,
  target?: Target,
): Promise<StoredResource<AnnualRates>> {
  return change(context, async (inChange) => {
    const { db } = inChange;
    const before = target && (await priceLists.find(db, target.id));
    if (before?.isActive && !input.isActive) throw new Problem("conflict");
    const active = await findActiveAnnualRates(inChange);
    if (input.isActive && active && active.id !== target?.id)
      await priceLists.save(inChange, { isActive: false }, { id: active.id });
    // Staff write a new one as a copy of the active one.
    const fromDate = input.fromDate ?? before?.fromDate ?? dayOf(context.now()).toString();
    return priceLists.save(inChange, { ...input, fromDate }, target, active);
  });
}

/**
 * Deletes a price list that guests don't see.
 * @throws Problem not-found; stale; conflict when it is the active one
 */
export async function removeAnnualRates(context: Context, target: Target): Promise<void> {
  await change(context, async (inChange) => {
    // One who has an old state in mind is told that first.
    const { isActive } = await priceLists.expect(inChange.db, target);
    if (isActive) throw new Problem("conflict");
    await priceLists.remove(inChange, target);
  });
}

/** Price lists as staff keep them. */
export const annualRatesCollection = defineCollection({
  one: "a price list; an active one replaces the one that guests see",
  all: "All price lists, the latest year first",
  answer: withLanguages(annualRates, "StaffAnnualRates"),
  input: annualRatesInput,
  list: ({ db }, page) => priceLists.list(db, { by: "year", of: "number", direction: "desc" }, page),
  get: ({ db }, id) => priceLists.get(db, id),
  save: saveAnnualRates,
  remove: removeAnnualRates,
});
