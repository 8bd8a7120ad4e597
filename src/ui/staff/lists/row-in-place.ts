/**
 * The row that took the place of one that is gone: the next of those that are left, else the one before.
 * @param before the rows when it was there
 * @returns undefined when none is left, or it wasn't there
 */
export function rowInPlace(
  gone: string,
  before: readonly string[],
  now: readonly string[],
): string | undefined {
  const place = before.indexOf(gone);
  if (place < 0) return undefined;
  const left = (row: string) => now.includes(row);
  return before.slice(place + 1).find(left) ?? before.slice(0, place).findLast(left);
}
