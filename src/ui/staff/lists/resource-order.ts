/*
 * The order that staff give resources: each has a number, and those with the same number stand as they were added.
 */

/** The number that puts a resource after all others. */
export function numberAfter(items: readonly { sortorder: number }[]): number {
  return items.reduce((most, { sortorder }) => Math.max(most, sortorder), 0) + 1;
}

/**
 * The order with a resource one step earlier or later among those of its group; the same when it is at the end already.
 * @param groupOf what resources that stand together have in common
 */
export function withStep<Resource>(
  items: readonly Resource[],
  resource: Resource,
  by: -1 | 1,
  groupOf: (resource: Resource) => unknown,
): readonly Resource[] {
  const likes = items.filter((each) => groupOf(each) === groupOf(resource));
  const other = likes[likes.indexOf(resource) + by];
  if (!other) return items;
  const rest = items.filter((each) => each !== resource);
  return rest.toSpliced(rest.indexOf(other) + (by === 1 ? 1 : 0), 0, resource);
}

/** The order with a whole group one step earlier or later; the resources of each group stand together then. */
export function withGroupStep<Resource, Group>(
  items: readonly Resource[],
  group: Group,
  by: -1 | 1,
  groupOf: (resource: Resource) => Group,
): readonly Resource[] {
  const groups = Map.groupBy(items, groupOf);
  const order = [...groups.keys()];
  const index = order.indexOf(group);
  const other = order[index + by];
  if (other === undefined) return items;
  return order
    .with(index, other)
    .with(index + by, group)
    .flatMap((each) => groups.get(each)!);
}

/**
 * Gives resources numbers that rise in this order, changing as few as possible: each change is a call.
 * @returns the same resources, those whose number changed as new objects
 */
export function withRisingNumbers<Resource extends { sortorder: number }>(
  ordered: readonly Resource[],
): Resource[] {
  const kept = longestRise(ordered.map(({ sortorder }, index) => sortorder - index));
  let number = (ordered[kept[0]!]?.sortorder ?? 0) - (kept[0] ?? 0) - 1;
  const keeps = new Set(kept);
  return ordered.map((resource, index) => {
    number = keeps.has(index) ? resource.sortorder : number + 1;
    return number === resource.sortorder ? resource : { ...resource, sortorder: number };
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
