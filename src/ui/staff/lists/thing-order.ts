/*
 * The order that staff give things: each has a number, and those with the same number stand as they were added.
 */

/** The number that puts a thing after all others. */
export function numberAfter(things: readonly { sortorder: number }[]): number {
  return things.reduce((most, { sortorder }) => Math.max(most, sortorder), 0) + 1;
}

/**
 * The order with a thing one step earlier or later among those of its group; the same when it is at the end already.
 * @param groupOf what things that stand together have in common
 */
export function withStep<Thing>(
  things: readonly Thing[],
  thing: Thing,
  by: -1 | 1,
  groupOf: (thing: Thing) => unknown,
): readonly Thing[] {
  const likes = things.filter((each) => groupOf(each) === groupOf(thing));
  const other = likes[likes.indexOf(thing) + by];
  if (!other) return things;
  const rest = things.filter((each) => each !== thing);
  return rest.toSpliced(rest.indexOf(other) + (by === 1 ? 1 : 0), 0, thing);
}

/** The order with a whole group one step earlier or later; the things of each group stand together then. */
export function withGroupStep<Thing, Group>(
  things: readonly Thing[],
  group: Group,
  by: -1 | 1,
  groupOf: (thing: Thing) => Group,
): readonly Thing[] {
  const groups = Map.groupBy(things, groupOf);
  const order = [...groups.keys()];
  const index = order.indexOf(group);
  const other = order[index + by];
  if (other === undefined) return things;
  return order
    .with(index, other)
    .with(index + by, group)
    .flatMap((each) => groups.get(each)!);
}

/**
 * Gives things numbers that rise in this order, changing as few as possible: each change is a call.
 * @returns the same things, those whose number changed as new objects
 */
export function withRisingNumbers<Thing extends { sortorder: number }>(ordered: readonly Thing[]): Thing[] {
  const kept = longestRise(ordered.map(({ sortorder }, index) => sortorder - index));
  let number = (ordered[kept[0]!]?.sortorder ?? 0) - (kept[0] ?? 0) - 1;
  const keeps = new Set(kept);
  return ordered.map((thing, index) => {
    number = keeps.has(index) ? thing.sortorder : number + 1;
    return number === thing.sortorder ? thing : { ...thing, sortorder: number };
  });
}

/** The places of a longest subsequence that never falls: what can stay while the others are fitted in between. */
function longestRise(values: readonly number[]): number[] {
  /** For each length, where the subsequence with the lowest end stops; and what comes before each place. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, value] of values.entries()) {
    const found = ends.findIndex((end) => values[end]! > value);
    const length = found === -1 ? ends.length : found;
    before[index] = ends[length - 1];
    ends[length] = index;
  }
  const rise: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) rise.unshift(at);
  return rise;
}
