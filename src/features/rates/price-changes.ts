import type { AnnualRates, RateGroup } from "./annual-rates.ts";

type Rate = RateGroup["rates"][number];
type Groups = readonly Pick<RateGroup, "name" | "rates">[];

/** How an amount differs from the one that guests see. */
export type Change =
  | { kind: "new" }
  | { kind: "same"; before: number }
  /** @property share 0.048 for 4.8 per cent more; undefined where it was free before */
  | { kind: "changed"; before: number; share: number | undefined };

/** @param before undefined when there was no such price */
export function changeAgainst(before: number | undefined, amount: number): Change {
  if (before === undefined) return { kind: "new" };
  if (before === amount) return { kind: "same", before };
  return { kind: "changed", before, share: before === 0 ? undefined : (amount - before) / before };
}

const tidy = (text: string) => text.trim().toLowerCase();

/**
 * The price of the same name in another list: in the group of the same name, or the only one of that name.
 */
export function findRate(groups: Groups, group: string, text: string): Rate | undefined {
  const isSame = (rate: Rate) => tidy(rate.text) === tidy(text);
  const inGroup = groups.find(({ name }) => tidy(name) === tidy(group))?.rates.find(isSame);
  if (inGroup) return inGroup;
  const anywhere = groups.flatMap(({ rates }) => rates.filter(isSame));
  return anywhere.length === 1 ? anywhere[0] : undefined;
}

/** What becomes of the prices that guests see when a list takes the place of another. */
export interface ListChanges {
  changed: { text: string; before: number; amount: number }[];
  added: number;
  removed: { group: number; name: string; rate: Rate }[];
  same: number;
}

/** @param before the list that guests see */
export function compareLists(
  before: Pick<AnnualRates, "rateGroups">,
  after: { rateGroups: Groups },
): ListChanges {
  const changes: ListChanges = { changed: [], added: 0, removed: [], same: 0 };
  const met = new Set<Rate>();
  for (const { name, rates } of after.rateGroups) {
    for (const { text, amount } of rates) {
      const old = findRate(before.rateGroups, name, text);
      if (old) met.add(old);
      const change = changeAgainst(old?.amount, amount);
      if (change.kind === "changed") changes.changed.push({ text, before: change.before, amount });
      else if (change.kind === "new") changes.added++;
      else changes.same++;
    }
  }
  for (const [group, { name, rates }] of before.rateGroups.entries())
    changes.removed.push(...rates.filter((rate) => !met.has(rate)).map((rate) => ({ group, name, rate })));
  return changes;
}

/** Where a list stands: the one guests see, one of earlier years, or one to come. */
export type ListState = "current" | "earlier" | "draft";

/**
 * @param active the list that guests see
 * @param today what counts when there is none
 */
export function listState(
  list: Pick<AnnualRates, "isActive" | "fromDate" | "year">,
  active: Pick<AnnualRates, "fromDate" | "year"> | undefined,
  today: Temporal.PlainDate,
): ListState {
  if (list.isActive) return "current";
  const isEarlier = active
    ? list.year < active.year || (list.year === active.year && list.fromDate < active.fromDate)
    : list.year < today.year;
  return isEarlier ? "earlier" : "draft";
}

/** How many days the prices that guests see would still have counted, when a list takes their place today. */
export function daysTooEarly({ fromDate }: Pick<AnnualRates, "fromDate">, today: Temporal.PlainDate): number {
  return Math.max(0, today.until(fromDate).days);
}
