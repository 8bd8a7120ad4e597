import type { RateGroup } from "#src/features/prices/price-list.ts";

type Groups = readonly { rates: readonly { key: string; text: string; amount: number | string }[] }[];

export interface CarriedChanges {
  changes: { text: string; before: number; amount: number }[];
  rateGroups: RateGroup[];
}

/**
 * Applies the changed prices of the current list to a later list. A price of the later list changes by the same amount
 * as the current list's price with the same key, so that the difference between the two prices stays the same. A price
 * that would become negative becomes 0.
 * @param stored the groups of the current list before the changes
 * @param written the groups with the changes; an amount that isn't a number is skipped
 */
export function carryChanges(stored: Groups, written: Groups, later: readonly RateGroup[]): CarriedChanges {
  const before = new Map(
    stored.flatMap(({ rates }) => rates.map(({ key, amount }) => [key, amount] as const)),
  );
  const steps = new Map<string, number>();
  for (const { key, amount } of written.flatMap(({ rates }) => rates)) {
    const old = before.get(key);
    if (typeof amount === "number" && typeof old === "number" && amount !== old) steps.set(key, amount - old);
  }
  const changes: CarriedChanges["changes"] = [];
  const rateGroups = later.map((group) => ({
    ...group,
    rates: group.rates.map((rate) => {
      const step = steps.get(rate.key);
      if (step === undefined) return rate;
      // Rounds to whole øre.
      const amount = Math.max(0, Math.round((rate.amount + step) * 100) / 100);
      changes.push({ text: rate.text, before: rate.amount, amount });
      return { ...rate, amount };
    }),
  }));
  return { changes, rateGroups };
}
