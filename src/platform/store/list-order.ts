/** What a list is ordered by, the most important first; at last by id, in the direction of the last of these. */
export type ListOrder = readonly OrderKey[];

interface OrderKey {
  /** The name of a column. */
  by: string;
  /** The type of what the column holds, in JavaScript. */
  of: "string" | "number";
  direction: "asc" | "desc";
}

const withId = (order: ListOrder): ListOrder => [
  ...order,
  { by: "id", of: "number", direction: order.at(-1)!.direction },
];

/** Orders a query. */
export function inOrder<Query>(query: Query, order: ListOrder): Query {
  const ordered: any = query;
  return withId(order).reduce((rest, { by, direction }) => rest.orderBy(by, direction), ordered) as Query;
}

/**
 * The condition for what comes after a place in a list.
 * @param eb the expression builder of a query
 * @param place the values that the list is ordered by, and the id
 */
export function isBeyond(eb: any, order: ListOrder, place: readonly (string | number)[]): any {
  return beyond(eb, withId(order), place);
}

function beyond(eb: any, keys: ListOrder, place: readonly (string | number)[]): any {
  const [{ by, direction }, ...rest] = keys as [OrderKey, ...OrderKey[]];
  const sign = direction === "asc" ? ">" : "<";
  if (rest.length === 0) return eb(by, sign, place[0]);
  // An index answers this form best, but only where all keys go the same way.
  if (rest.every((key) => key.direction === direction))
    return eb(eb.refTuple(...keys.map((key) => key.by)), sign, eb.tuple(...place));
  return eb.and([
    eb(by, `${sign}=`, place[0]),
    eb.or([eb(by, sign, place[0]), beyond(eb, rest, place.slice(1))]),
  ]);
}
