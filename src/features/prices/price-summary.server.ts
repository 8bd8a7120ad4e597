import type { PriceSummary } from "#src/campsite/price-summary.ts";
import type { Purpose } from "#src/campsite/price-purposes.ts";
import type { Context } from "#src/platform/context.ts";
import { lowestPrice, pricesOf } from "./price-list.ts";
import { findActivePriceList } from "./price-lists.server.ts";

export async function readPriceSummary(context: Context): Promise<PriceSummary | undefined> {
  const list = await findActivePriceList(context);
  if (!list) return undefined;
  const groupsFor = (...purposes: Purpose[]) =>
    list.rateGroups.filter(({ purpose }) => purposes.includes(purpose));
  const nights = groupsFor("day", "cabin");
  const from = lowestPrice(nights);
  return {
    pitchFrom: lowestPrice(groupsFor("day")),
    nights: from === undefined ? undefined : { from, to: Math.max(...nights.flatMap(pricesOf)) },
  };
}
