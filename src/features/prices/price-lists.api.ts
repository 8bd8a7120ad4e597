import { z } from "zod";
import { kindOverview } from "#src/cms/kind-overview.ts";
import { publicCall, staffCall } from "#src/platform/api/api.ts";
import { priceList, localizePriceList } from "./price-list.ts";
import { findActivePriceList, findLatestPriceList, listComingPriceLists } from "./price-lists.server.ts";

const pricesOverview = kindOverview.extend({
  count: z.int().describe("The number of prices that guests see"),
  draft: kindOverview.shape.seen.describe(
    "The latest price list when guests see no price list. Otherwise null",
  ),
});
export type PricesOverview = z.infer<typeof pricesOverview>;

export const priceListRoutes = [
  publicCall("/annualrates/active", {
    summary: "The price list that guests see, or null",
    description: "All amounts are in NOK, with VAT where it applies.",
    answer: priceList.nullable(),
    async handle(context, { language }) {
      const active = await findActivePriceList(context);
      return active ? localizePriceList(active, language) : null;
    },
  }),
  staffCall("get", "/overview/prices", {
    summary: "The price list that guests see, and lists that become active on a planned day",
    description: "For the start screen of the staff area. The name of a list is its year.",
    answer: pricesOverview,
    async handle(context) {
      const [active, latest, coming] = await Promise.all([
        findActivePriceList(context),
        findLatestPriceList(context),
        listComingPriceLists(context),
      ]);
      const named = (list: { id: number; year: number } | undefined) =>
        list ? { kind: "priceList", id: list.id, name: String(list.year) } : null;
      return {
        seen: named(active),
        count: active?.rateGroups.flatMap(({ rates }) => rates).length ?? 0,
        draft: active ? null : named(latest),
        coming,
      };
    },
  }),
];
