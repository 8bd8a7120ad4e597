import type { PriceList } from "#src/features/prices/price-list.ts";
import type { Context } from "#src/platform/context.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { fillText, type LiveValue, type LiveValues } from "#src/cms/kind/live-value.ts";
import { identityValues, type IdentityFields } from "#src/campsite/identity/identity-values.ts";
import { planValues, type PlannedFields } from "#src/features/plan/live-values/plan-values.ts";
import { priceValues } from "#src/features/prices/price-values.ts";

/**
 * Returns the current live values: of the identity, of the plan, and of the active price list. It reads the rows
 * directly, because the collections fill their own texts with these values.
 */
export function readLiveValues(context: Context): Promise<LiveValues> {
  return readContent(context, "live values", async ({ db }) => {
    const [identity, plan, prices] = await Promise.all([
      db.selectFrom("identity").selectAll().limit(1).executeTakeFirst(),
      db.selectFrom("plan").select(["areas", "measures"]).limit(1).executeTakeFirst(),
      db
        .selectFrom("priceList")
        .select(["id", "year", "rateGroups", "translations"])
        .where("isActive", "=", 1)
        .executeTakeFirst(),
    ]);
    const all = [
      ...(identity
        ? identityValues(parsed(identity, ["address", "season", "reception"]) as IdentityFields)
        : []),
      ...(plan ? planValues(parsed(plan, ["areas", "measures"]) as PlannedFields) : []),
      ...(prices ? priceValues(parsed(prices, ["rateGroups", "translations"]) as PriceList) : []),
    ];
    const values = new Map(all.map((value) => [value.key, value]));
    return new Map(all.map((value) => [value.key, withPresentName(value, values)]));
  });
}

/** Fills marks in the value's name. A price is named after its row in the list, which may name another value. */
export const withPresentName = (value: LiveValue, values: LiveValues): LiveValue => ({
  ...value,
  name: inEveryLanguage((language) => fillText(value.name[language], values, language)),
});

/** Parses the JSON columns of a row. */
function parsed(row: object, columns: readonly string[]): object {
  const texts = row as Record<string, string>;
  return {
    ...texts,
    ...Object.fromEntries(columns.map((column) => [column, JSON.parse(texts[column]!) as unknown])),
  };
}
