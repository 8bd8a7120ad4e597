/** The ordering columns, the most important first. Equal rows are sorted by id, in the direction of the last column. */
export type ListOrder = readonly OrderKey[];

interface OrderKey {
  by: string;
  of: "string" | "number";
  direction: "asc" | "desc";
}

const withId = (order: ListOrder): ListOrder => [
  ...order,
  { by: "id", of: "number", direction: order.at(-1)!.direction },
];

export function inOrder<Query>(query: Query, order: ListOrder): Query {
  const ordered: any = query;
  return withId(order).reduce((rest, { by, direction }) => rest.orderBy(by, direction), ordered) as Query;
}

export function isAfter(eb: any, order: ListOrder, place: readonly (string | number)[]): any {
  return afterKeys(eb, withId(order), place);
}

function afterKeys(eb: any, keys: ListOrder, place: readonly (string | number)[]): any {
  const [{ by, direction }, ...rest] = keys as [OrderKey, ...OrderKey[]];
  const sign = direction === "asc" ? ">" : "<";
  if (rest.length === 0) return eb(by, sign, place[0]);
  // This form is the fastest with an index, but requires the same direction for all columns.
  if (rest.every((key) => key.direction === direction))
    return eb(eb.refTuple(...keys.map((key) => key.by)), sign, eb.tuple(...place));
  return eb.and([
    eb(by, `${sign}=`, place[0]),
    eb.or([eb(by, sign, place[0]), afterKeys(eb, rest, place.slice(1))]),
  ]);
}
