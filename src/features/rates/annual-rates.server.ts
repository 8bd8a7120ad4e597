import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/problem.ts";
import {
  storedThings,
  type Listed,
  type Page,
  type Target,
  type ThingKeys,
  type ThingTable,
} from "#src/platform/stored.ts";
import type { AnnualRates, AnnualRatesInput } from "./annual-rates.ts";

type AnnualRatesFields = Omit<AnnualRates, keyof ThingKeys>;

declare module "#src/platform/database.ts" {
  interface Tables {
    annualRates: ThingTable<AnnualRatesFields>;
  }
}

const priceLists = storedThings<AnnualRatesFields>("annualRates", {
  booleans: ["isActive"],
  json: ["rateGroups", "translations"],
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

/** All price lists, the latest year first. */
export async function listAnnualRates(context: Context, page: Page): Promise<Listed<AnnualRates>> {
  return priceLists.list(context.db, { by: "year", direction: "desc" }, page);
}

/** @throws Problem not-found */
export async function getAnnualRates(context: Context, id: number): Promise<AnnualRates> {
  return priceLists.get(context.db, id);
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
): Promise<AnnualRates> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, async (db) => {
    const before = target && (await priceLists.get(db, target.id));
    if (before?.isActive && !input.isActive) throw new Problem("conflict");
    if (input.isActive) {
      await db
        .updateTable("annualRates")
        .set((eb) => ({ isActive: 0, version: eb("version", "+", 1), updatedAt }))
        .where("isActive", "=", 1)
        .where("id", "!=", target?.id ?? 0)
        .execute();
    }
    return priceLists.save(db, input, { target, updatedAt });
  });
}

/**
 * Deletes a price list that guests don't see.
 * @throws Problem not-found; conflict when it is the active one; stale
 */
export async function removeAnnualRates(context: Context, { id, ifVersions }: Target): Promise<void> {
  await change(context, async (db) => {
    const list = await priceLists.get(db, id);
    if (ifVersions && !ifVersions.includes(list.version)) throw new Problem("stale", { current: list });
    if (list.isActive) throw new Problem("conflict");
    await db.deleteFrom("annualRates").where("id", "=", id).execute();
  });
}
