import type { RateGroup } from "#src/features/prices/price-list.ts";
import { pairRates, type Rate } from "#src/features/prices/staff/price-changes.ts";

/** The rounding steps in kroner; "size" chooses the step by the price. */
export const roundings = ["1", "5", "10", "size"] as const;
export type Rounding = (typeof roundings)[number];

export interface RaiseChoice {
  /** The percentage as typed. */
  percent: string;
  rounding: Rounding;
  /**
   * Names of groups, and ids of prices and deposits, for which staff have changed the default. By default, prices are
   * raised and deposits stay unchanged. If the name of a group is here, all amounts of the group stay unchanged.
   */
  switched: readonly string[];
}

/** Each step is for prices below a limit. The limit is a multiple of this step and of the next step. */
const stepsBySize = [
  { below: 100, step: 1 },
  { below: 500, step: 5 },
  { below: 5000, step: 10 },
  { below: Infinity, step: 50 },
] as const;

/** A change is marked if it deviates from the requested percentage by more than this number of percentage points. */
const maxDeviation = 2;

const minPercent = -100;
const maxPercent = 500;

/** Parses "4", "4,5" or "−2 %": from −100 to 500, with at most two decimals. Undefined for any other text. */
export function parsePercent(text: string): number | undefined {
  const written = text.replaceAll(/[\s\u00a0\u202f%]/g, "").replace("−", "-");
  if (!/^[+-]?\d+(?:[.,]\d{1,2})?$/.test(written)) return undefined;
  const percent = Number(written.replace(",", "."));
  return percent >= minPercent && percent <= maxPercent ? percent : undefined;
}

/** Raises a price and rounds it to the nearest step. A half is rounded up. Rounding never makes a price zero. */
export function raiseAmount(amount: number, percent: number, rounding: Rounding): number {
  // `exact` is an integer in ten-thousandths of an øre, so that rounding is exact.
  const exact = Math.round(amount * 100) * (10_000 + Math.round(percent * 100));
  const kroner =
    rounding === "size" ? stepsBySize.find(({ below }) => exact < below * 1_000_000)!.step : Number(rounding);
  const steps = Math.round(exact / (kroner * 1_000_000));
  return exact > 0 ? Math.max(steps, 1) * kroner : 0;
}

export interface RaisedRate {
  text: string;
  detail: string;
  /** The price in the active list; undefined for a new price, which isn't raised. */
  before: number | undefined;
  now: number;
  after: number;
  isLeftOut: boolean;
  isDeposit: boolean;
  /** True when rounding makes the change much larger or smaller than the percentage, or leaves the price unchanged. */
  isFarOff: boolean;
}

/** Returns the id of a price for `switched`. */
export const rateId = (group: string, { text, detail }: Pick<Rate, "text" | "detail">) =>
  JSON.stringify([group, text, detail]);

export interface RaisedGroup {
  name: string;
  isLeftOut: boolean;
  rates: RaisedRate[];
}

/** Returns a list's prices after a raise of the active list's, so that a second percentage replaces the first. */
export function previewRaise(
  active: readonly RateGroup[],
  groups: readonly RateGroup[],
  { percent, rounding, switched }: Omit<RaiseChoice, "percent"> & { percent: number },
): RaisedGroup[] {
  const pairs = pairRates(active, groups);
  return groups.map(({ name, rates }, g) => {
    const isLeftOut = switched.includes(name);
    return {
      name,
      isLeftOut,
      rates: rates.map(({ text, detail, kind, amount: now }, r) => {
        const before = pairs[g]![r]?.amount;
        const isDeposit = kind === "deposit";
        const isOut = isLeftOut || isDeposit !== switched.includes(rateId(name, { text, detail }));
        const isRaised = !isOut && before !== undefined;
        const after = isRaised ? raiseAmount(before, percent, rounding) : now;
        const isFarOff = isRaised && isFarFrom(percent, before, after);
        return { text, detail, before, now, after, isLeftOut: isOut, isDeposit, isFarOff };
      }),
    };
  });
}

function isFarFrom(percent: number, before: number, after: number): boolean {
  if (before <= 0 || percent === 0) return false;
  return after === before || Math.abs((after / before - 1) * 100 - percent) > maxDeviation;
}

export function countRaised(preview: readonly RaisedGroup[]): number {
  return preview.flatMap(({ rates }) => rates).filter(({ now, after }) => now !== after).length;
}

/** Returns the names of the deposits that stay unchanged. Deposits in left-out groups aren't included. */
export const keptDeposits = (preview: readonly RaisedGroup[]): string[] =>
  preview.flatMap((group) =>
    group.isLeftOut
      ? []
      : group.rates.flatMap(({ text, isDeposit, isLeftOut }) => (isDeposit && isLeftOut ? [text] : [])),
  );

/** Returns each raised price with its old and new amount. `isChanged` is false if the list has the new amount. */
export const raisedAmounts = (preview: readonly RaisedGroup[]) =>
  preview.flatMap(({ rates }) =>
    rates.flatMap(({ text, before, now, after, isLeftOut }) =>
      before === undefined || isLeftOut ? [] : [{ text, before, amount: after, isChanged: now !== after }],
    ),
  );

const withAmounts = (
  groups: readonly RateGroup[],
  amount: (rate: Rate, group: number, index: number) => number,
): RateGroup[] =>
  groups.map((group, g) => ({
    ...group,
    rates: group.rates.map((rate, r) => ({ ...rate, amount: amount(rate, g, r) })),
  }));

export function applyRaise(groups: readonly RateGroup[], preview: readonly RaisedGroup[]): RateGroup[] {
  return withAmounts(groups, (_rate, g, r) => preview[g]!.rates[r]!.after);
}

export interface Raised {
  before: readonly RateGroup[];
  after: readonly RateGroup[];
}

/** Undoes a raise. Prices that have changed since the raise keep their value. */
export function undoRaise(groups: readonly RateGroup[], { before, after }: Raised): RateGroup[] {
  const amounts = new Map(
    after.flatMap(({ rates }, g) => rates.map((rate, r) => [rate, before[g]!.rates[r]!.amount] as const)),
  );
  const pairs = pairRates(after, groups);
  return withAmounts(groups, (rate, g, r) => {
    const raised = pairs[g]![r];
    return raised && raised.amount === rate.amount ? amounts.get(raised)! : rate.amount;
  });
}
