import type { Context } from "#src/platform/context.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Undefined without a price list. */
    priceSummary?: (context: Context) => Promise<PriceSummary | undefined>;
  }
}

/** Prices in NOK. A member is undefined when the price list has no such price. */
export interface PriceSummary {
  pitchFrom: number | undefined;
  /** The lowest and highest price of a night on a pitch or in a cabin. */
  nights: { from: number; to: number } | undefined;
}
