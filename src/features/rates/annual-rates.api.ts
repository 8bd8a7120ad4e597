import { defineCall } from "#src/platform/api/api.ts";
import { annualRates, localizeAnnualRates } from "./annual-rates.ts";
import { findActiveAnnualRates } from "./annual-rates.server.ts";

/** GET /annualrates/active */
export const getActiveAnnualRates = defineCall({
  summary: "The price list that guests see, or null",
  description: "All amounts are in NOK, with VAT.",
  answer: annualRates.nullable(),
  async handle(context, { language }) {
    const active = await findActiveAnnualRates(context);
    return active ? localizeAnnualRates(active, language) : null;
  },
});
