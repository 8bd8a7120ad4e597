import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import type { PriceListValues, PriceList, RateGroup } from "#src/features/prices/price-list.ts";

export type PriceListFormState = ResourceForm<PriceListValues, PriceList>;

/** What was last taken out, so that it can be put back where it was. */
export interface Removed {
  /** The list it was in, and its place there. */
  path: string;
  index: number;
  resource: RateGroup | RateGroup["rates"][number];
}

/** Goes to the same column of the next row that is shown; from the last one to where the next price is written. */
export function focusBelow(input: HTMLElement, column: string): void {
  const sheet = input.closest(".rate-sheet")!;
  const rows = [...sheet.querySelectorAll<HTMLElement>(`.rate-row:not(.blank) [name$=".${column}"]`)];
  const shown = rows.filter((each) => each === input || each.checkVisibility());
  const next = shown[shown.indexOf(input) + 1] ?? sheet.querySelector<HTMLElement>(".rate-row.blank input");
  next?.focus();
}
