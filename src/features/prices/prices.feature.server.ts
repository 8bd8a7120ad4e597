import { defineServerFeature } from "#src/platform/server-feature.ts";
import { createPriceListActivation } from "./price-list-activation.server.ts";
import { getActivePriceList } from "./price-lists.api.ts";
import { priceListCollection } from "./price-lists.server.ts";
import { priceValues } from "./price-values.ts";
import { pricesPage } from "./prices-page.tsx";

export const prices = defineServerFeature({
  collections: { priceList: { collection: priceListCollection, isOnlyActiveShown: true } },
  pages: { prices: pricesPage },
  api: [{ method: "get", path: "/annualrates/active", access: "public", call: getActivePriceList }],
  liveValues: [{ kind: "priceList", keys: ["price.", "prices."], valuesOf: priceValues }],
  beforeRequests: [createPriceListActivation],
});
