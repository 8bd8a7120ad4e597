/** Moves a resource by one step past a neighbour in its group. Returns the same list if there is no neighbour. */
export function withStep<Resource>(
  items: readonly Resource[],
  resource: Resource,
  by: -1 | 1,
  groupOf: (resource: Resource) => unknown,
): readonly Resource[] {
  const likes = items.filter((each) => groupOf(each) === groupOf(resource));
  return withPlace(items, resource, likes.indexOf(resource) + by, groupOf);
}

/** Moves a resource to an index in its group. Returns the same list if the group has no such index. */
export function withPlace<Resource>(
  items: readonly Resource[],
  resource: Resource,
  place: number,
  groupOf: (resource: Resource) => unknown,
): readonly Resource[] {
  const likes = items.filter((each) => groupOf(each) === groupOf(resource));
  const other = likes[place];
  const from = likes.indexOf(resource);
  if (!other || place === from) return items;
  const rest = items.filter((each) => each !== resource);
  return rest.toSpliced(rest.indexOf(other) + (place > from ? 1 : 0), 0, resource);
}

/** Moves a whole group past the next or the previous group. Afterwards each group's resources are adjacent. */
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
