import type { Context } from "#src/platform/context.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Summarizes the prices that guests see. Returns undefined if the site has no price list. */
    priceSummary?: (context: Context) => Promise<PriceSummary | undefined>;
  }
}

/** Prices in NOK. A price is undefined if the price list lacks it. */
export interface PriceSummary {
  pitchFrom: number | undefined;
  /** The lowest and highest price of a night on a pitch or in a cabin. */
  nights: { from: number; to: number } | undefined;
}
