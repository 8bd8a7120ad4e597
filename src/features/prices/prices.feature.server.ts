import { priceListKind } from "./price-list.ts";
import { defineDemoPart } from "#src/cms/demo/demo-content.server.ts";
import { demoCalendarYears } from "#src/cms/demo/moved-dates.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { createPriceListActivation } from "./price-list-activation.server.ts";
import { priceListRoutes } from "./price-lists.api.ts";
import { findActivePriceList, priceListCollection, readActivation } from "./price-lists.server.ts";
import { groupFor } from "./price-list.ts";
import { priceValues } from "./price-values.ts";
import { readPriceSummary } from "./price-summary.server.ts";
import { priceOnCards } from "./price-card-section.tsx";
import { stayPrices } from "./stay-prices-section.tsx";
import { findablePrices } from "./findable-prices.server.ts";
import { pricesPage } from "./prices-page.tsx";
import type { Purpose } from "#src/campsite/price-purposes.ts";
import type { Context } from "#src/platform/context.ts";
import { freePitchRoutes } from "./free-pitches/free-pitches.api.ts";
import { freePitchesNow } from "./free-pitches/free-pitches-now.server.ts";
import { freePitchesOfStay, freePitchesOnCards } from "./free-pitches/free-stay-section.tsx";
import {
  freePitchesCollection,
  listFreeSince,
  listPitchKinds,
  readFree,
} from "./free-pitches/free-pitches.server.ts";

const hasPrices = async (context: Context) => (await findActivePriceList(context)) !== undefined;
const hasPricesOf = (purpose: Purpose) => async (context: Context) =>
  groupFor((await findActivePriceList(context))?.rateGroups ?? [], purpose) !== undefined;
import { attachedPrices } from "./attached-prices-section.tsx";

export const prices = defineServerFeature({
  attached: [attachedPrices],
  demo: [
    defineDemoPart({
      place: 3,
      kind: priceListKind,
      file: "prices",
      // Moves the demo's lists by whole years, so that the active list is always for the current year and already valid.
      dateFor({ year, fromDate, ...list }, now) {
        const years = demoCalendarYears(now);
        const from = fromDate && Temporal.PlainDate.from(fromDate).add({ years }).toString();
        return { ...list, year: year + years, fromDate: from };
      },
    }),
  ],
  collections: {
    priceList: {
      collection: priceListCollection,
      isOnlyActiveShown: true,
      whenPlanned: { isActive: true },
      rowsAt: readActivation,
    },
    freePitches: { collection: freePitchesCollection },
  },
  pages: { prices: pricesPage },
  api: [...priceListRoutes, ...freePitchRoutes],
  liveValues: [{ kind: "priceList", keys: ["price.", "prices."], valuesOf: priceValues }],
  beforeRequests: [createPriceListActivation],
  now: [{ place: 9, read: freePitchesNow }],
  stays: [freePitchesOfStay, stayPrices],
  stayCards: [freePitchesOnCards, priceOnCards],
  priceSummary: readPriceSummary,
  freePitches: {
    async read(context) {
      const [today, kinds] = await Promise.all([readFree(context), listPitchKinds(context)]);
      return { ...today, kinds };
    },
    listFreeSince,
  },
  findable: [findablePrices],
  fillsPage: {
    prices: hasPrices,
    seasonal: hasPricesOf("seasonal"),
    day: hasPricesOf("day"),
    cabins: hasPricesOf("cabin"),
  },
});
