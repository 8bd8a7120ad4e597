import { kindOverview } from "#src/cms/kind-overview.ts";
import { defineCall, defineStaffCall } from "#src/platform/api/api.ts";
import { priceList, localizePriceList } from "./price-list.ts";
import { findActivePriceList, listComingPriceLists } from "./price-lists.server.ts";

/** GET /annualrates/active */
export const getActivePriceList = defineCall({
  summary: "The price list that guests see, or null",
  description: "All amounts are in NOK, with VAT where it applies.",
  answer: priceList.nullable(),
  async handle(context, { language }) {
    const active = await findActivePriceList(context);
    return active ? localizePriceList(active, language) : null;
  },
});

/** GET /overview/prices */
export const readPricesOverview = defineStaffCall({
  summary: "The price list that guests see, and lists that start by themselves",
  description: "For the start screen of the staff area. The name of a list is its year.",
  answer: kindOverview,
  async handle(context) {
    const [seen, coming] = await Promise.all([findActivePriceList(context), listComingPriceLists(context)]);
    return { seen: seen ? { kind: "priceList", id: seen.id, name: String(seen.year) } : null, coming };
  },
});
