import { defineServerFeature } from "#src/platform/server-feature.ts";
import { createPriceListActivation } from "./price-list-activation.server.ts";
import { getActivePriceList } from "./price-lists.api.ts";
import { priceListCollection } from "./price-lists.server.ts";
import { priceValues } from "./price-values.ts";
import { pricesPage } from "./prices-page.tsx";
import { freePitchesNow } from "./free-pitches/free-pitches-now.server.ts";
import { freePitchesCollection } from "./free-pitches/free-pitches.server.ts";

export const prices = defineServerFeature({
  collections: {
    priceList: { collection: priceListCollection, isOnlyActiveShown: true },
    freePitches: { collection: freePitchesCollection },
  },
  pages: { prices: pricesPage },
  api: [{ method: "get", path: "/annualrates/active", access: "public", call: getActivePriceList }],
  liveValues: [{ kind: "priceList", keys: ["price.", "prices."], valuesOf: priceValues }],
  beforeRequests: [createPriceListActivation],
  now: [{ place: 9, read: freePitchesNow }],
});
