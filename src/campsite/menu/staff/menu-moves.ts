import { inMenuOrder, isGroup, type MenuEntry } from "#src/campsite/menu/menu-entries.ts";

/* Each function returns the entries of the menu in their new order. `isShown` is true for entries on the screen. */

type Entries = readonly MenuEntry[];

type IsShown = (entry: MenuEntry) => boolean;

const find = (entries: Entries, key: string) => entries.find((each) => each.key === key)!;

/** Returns the shown entries on the same level: the first level, or one group. */
export const listBeside = (entries: Entries, isShown: IsShown, group: string) =>
  entries.filter((each) => isShown(each) && each.group === group);

export function moveBefore(entries: Entries, key: string, group: string, before?: string): MenuEntry[] {
  const rest = entries.filter((each) => each.key !== key);
  const at = before === undefined ? rest.length : rest.findIndex((each) => each.key === before);
  return inMenuOrder(rest.toSpliced(at, 0, { ...find(entries, key), group }));
}

/** Moves an entry past its neighbour. Returns undefined without a neighbour. */
export function moveBy(entries: Entries, isShown: IsShown, key: string, by: -1 | 1): MenuEntry[] | undefined {
  const { group } = find(entries, key);
  const beside = listBeside(entries, isShown, group);
  const place = beside.findIndex((each) => each.key === key) + by;
  if (!beside[place]) return undefined;
  return moveBefore(entries, key, group, beside[by === 1 ? place + 1 : place]?.key);
}

/** Moves a page of the first level into the group above it, or else into the group below it. */
export function moveIn(entries: Entries, isShown: IsShown, key: string): MenuEntry[] | undefined {
  const top = listBeside(entries, isShown, "");
  const place = top.findIndex((each) => each.key === key);
  if (place === -1 || isGroup(top[place]!)) return undefined;
  const above = top.slice(0, place).findLast(isGroup);
  if (above) return moveBefore(entries, key, above.key);
  const below = top.slice(place).find(isGroup);
  return below && moveBefore(entries, key, below.key, listBeside(entries, isShown, below.key)[0]?.key);
}

/** Moves a page out of its group, to the place after the group. */
export function moveOut(entries: Entries, isShown: IsShown, key: string): MenuEntry[] | undefined {
  const { group } = find(entries, key);
  if (group === "") return undefined;
  const top = listBeside(entries, isShown, "");
  return moveBefore(entries, key, "", top[top.findIndex((each) => each.key === group) + 1]?.key);
}

/** Moves an entry to where it was dropped. @param place the number of shown entries above the dropped entry */
export function moveToPlace(entries: Entries, isShown: IsShown, key: string, place: number): MenuEntry[] {
  const entry = find(entries, key);
  const others = entries.filter((each) => isShown(each) && each.key !== key);
  const [above, ...below] = [others[place - 1], ...others.slice(place)];
  const [next] = below;
  if (isGroup(entry)) {
    const top = below.find((each) => each?.group === "" && each.key !== key);
    return moveBefore(entries, key, "", top?.key);
  }
  if (next && next.group !== "") return moveBefore(entries, key, next.group, next.key);
  // A page that is dropped below the last page of its own group stays in the group.
  if (above && (isGroup(above) || (above.group !== "" && above.group === entry.group)))
    return moveBefore(entries, key, isGroup(above) ? above.key : above.group);
  return moveBefore(entries, key, "", next?.key);
}
