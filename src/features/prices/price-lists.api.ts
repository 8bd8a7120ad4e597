import { defineCall } from "#src/platform/api/api.ts";
import { priceList, localizePriceList } from "./price-list.ts";
import { findActivePriceList } from "./price-lists.server.ts";

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
