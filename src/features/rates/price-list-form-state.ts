import type { ThingForm } from "#src/ui/staff/thing-form.ts";
import type { AnnualRatesValues } from "./annual-rates-values.ts";
import type { AnnualRates, RateGroup } from "./annual-rates.ts";

export type PriceListFormState = ThingForm<AnnualRatesValues, AnnualRates>;

/** What was last taken out, so that it can be put back where it was. */
export interface Removed {
  /** The list it was in, and its place there. */
  path: string;
  index: number;
  thing: RateGroup | RateGroup["rates"][number];
}

/** Goes to a field that will be there in a moment. */
export function focusField(name: string): void {
  setTimeout(() => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus());
}
