import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { fromStored, saveRow, type ThingTable } from "#src/platform/stored.ts";
import type { AnnualRates, AnnualRatesInput } from "./annual-rates.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    annualRates: ThingTable<AnnualRatesInput>;
  }
}

const toAnnualRates = fromStored<AnnualRatesInput>({
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
  return row && toAnnualRates(row);
}

/** Adds a price list, or replaces the one with this id. An active one takes the active one's place in the same step. */
export async function saveAnnualRates(
  context: Context,
  input: AnnualRatesInput,
  id?: number,
): Promise<AnnualRates> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, async (db) => {
    if (input.isActive)
      await db.updateTable("annualRates").set({ isActive: 0 }).where("isActive", "=", 1).execute();
    return toAnnualRates(await saveRow<AnnualRatesInput>(db, "annualRates", input, { id, updatedAt }));
  });
}
