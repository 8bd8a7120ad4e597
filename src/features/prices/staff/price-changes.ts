import type { PriceList, RateGroup } from "#src/features/prices/price-list.ts";

export type PriceChange =
  | { kind: "new" }
  | { kind: "same"; before: number }
  /** `share` is 0.048 for a raise by 4.8 per cent, and undefined when the price was 0 before. */
  | { kind: "changed"; before: number; share: number | undefined };

/** Compares an amount with the earlier amount of the same price. @param before undefined for a new price */
export function changeAgainst(before: number | undefined, amount: number): PriceChange {
  if (before === undefined) return { kind: "new" };
  if (before === amount) return { kind: "same", before };
  return { kind: "changed", before, share: before === 0 ? undefined : (amount - before) / before };
}

/** The changes for guests when another list replaces the active list. */
export interface ListChanges {
  changed: ChangedRate[];
  added: { path: string; text: string }[];
  removed: RemovedRate[];
  same: number;
}

interface ChangedRate {
  path: string;
  text: string;
  before: number;
  amount: number;
}

/** A price that only the active list has. `group` and `index` are its position in the active list. */
export interface RemovedRate {
  group: number;
  index: number;
  rate: Rate;
}

export function compareLists(
  before: Pick<PriceList, "rateGroups">,
  after: { rateGroups: Groups },
): ListChanges {
  const changes: ListChanges = { changed: [], added: [], removed: [], same: 0 };
  const pairs = pairRates(before.rateGroups, after.rateGroups);
  for (const [g, { rates }] of after.rateGroups.entries()) {
    for (const [r, { text, amount }] of rates.entries()) {
      const path = `rateGroups.${g}.rates.${r}`;
      const change = changeAgainst(pairs[g]![r]?.amount, amount);
      if (change.kind === "changed") changes.changed.push({ path, text, before: change.before, amount });
      else if (change.kind === "new") changes.added.push({ path, text });
      else changes.same++;
    }
  }
  const paired = new Set(pairs.flat());
  for (const [group, { rates }] of before.rateGroups.entries())
    for (const [index, rate] of rates.entries())
      if (!paired.has(rate)) changes.removed.push({ group, index, rate });
  return changes;
}

const farFactor = 3;

/** Returns changed prices that look mistyped: over three times the earlier price, or under a third of it. */
export const farChanges = ({ changed }: ListChanges): ChangedRate[] =>
  changed.filter(
    ({ before, amount }) =>
      before > 0 && amount > 0 && (amount > before * farFactor || before > amount * farFactor),
  );

/** Restores a removed price to its group. If the group was removed too, the group comes back with only this price. */
export function withRateBack(
  groups: readonly RateGroup[],
  before: readonly RateGroup[],
  { group, index, rate }: RemovedRate,
): { groups: RateGroup[]; path: string } {
  const home = before[group]!;
  const g = groups.findIndex(({ name }) => name.trim().toLowerCase() === home.name.trim().toLowerCase());
  if (g < 0) {
    const at = Math.min(group, groups.length);
    return {
      groups: groups.toSpliced(at, 0, { ...home, rates: [rate] }),
      path: `rateGroups.${at}.rates.0`,
    };
  }
  const { rates } = groups[g]!;
  const at = Math.min(index, rates.length);
  return {
    groups: groups.with(g, { ...groups[g]!, rates: rates.toSpliced(at, 0, rate) }),
    path: `rateGroups.${g}.rates.${at}`,
  };
}

export type ListState = "current" | "earlier" | "draft";

/** Returns a list's state, compared with the active list. @param today used when no list is active */
export function listState(
  list: Pick<PriceList, "isActive" | "fromDate" | "year">,
  active: Pick<PriceList, "fromDate" | "year"> | undefined,
  today: Temporal.PlainDate,
): ListState {
  if (list.isActive) return "current";
  const isEarlier = active
    ? list.year < active.year || (list.year === active.year && list.fromDate < active.fromDate)
    : list.year < today.year;
  return isEarlier ? "earlier" : "draft";
}

/** Returns the number of days from today to a list's first day; 0 if that day isn't in the future. */
export function daysTooEarly({ fromDate }: Pick<PriceList, "fromDate">, today: Temporal.PlainDate): number {
  // A list that was never published may have no first day yet.
  return fromDate ? Math.max(0, today.until(fromDate).days) : 0;
}

export type Rate = RateGroup["rates"][number];
type Groups = readonly Pick<RateGroup, "name" | "rates">[];

const tidy = (text: string) => text.trim().toLowerCase();

/**
 * Finds the same prices in two lists. First, prices match by group, name and detail. A second round ignores the detail.
 * A third round ignores the group too, if only one unmatched price has the name. No price is matched twice.
 * @returns for each price in `after`, the same price in `before`; undefined for a new price
 */
export function pairRates(before: Groups, after: Groups): (Rate | undefined)[][] {
  const left = new Set(
    before.flatMap(({ name, rates }) => rates.map((rate) => ({ group: tidy(name), rate }))),
  );
  const pairs: (Rate | undefined)[][] = after.map(({ rates }) => rates.map(() => undefined));
  const pass = (find: (group: string, rate: Rate) => { group: string; rate: Rate } | undefined) => {
    for (const [g, { name, rates }] of after.entries()) {
      for (const [r, rate] of rates.entries()) {
        if (pairs[g]![r]) continue;
        const found = find(tidy(name), rate);
        if (!found) continue;
        pairs[g]![r] = found.rate;
        left.delete(found);
      }
    }
  };
  const isCalled = (a: Rate, b: Rate) => tidy(a.text) === tidy(b.text);
  const among = (isSame: (each: { group: string; rate: Rate }) => boolean) => [...left].filter(isSame);
  pass(
    (group, rate) =>
      among(
        (each) =>
          each.group === group && isCalled(each.rate, rate) && tidy(each.rate.detail) === tidy(rate.detail),
      )[0],
  );
  pass((group, rate) => among((each) => each.group === group && isCalled(each.rate, rate))[0]);
  pass((_group, rate) => {
    const called = among((each) => isCalled(each.rate, rate));
    return called.length === 1 ? called[0] : undefined;
  });
  return pairs;
}
