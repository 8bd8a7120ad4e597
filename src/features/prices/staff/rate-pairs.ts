import type { RateGroup } from "#src/features/prices/price-list.ts";

export type Rate = RateGroup["rates"][number];
export type Groups = readonly Pick<RateGroup, "name" | "rates">[];

const tidy = (text: string) => text.trim().toLowerCase();

/**
 * Which price of one list each price of another is. Prices have no ids, so it goes by what they are called, the surest
 * first: in the group of the same name with the same detail, then without it, then in another group where only one is
 * called that. No price is two.
 * @returns in the places of `after` the price it was before; undefined where it is new
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
