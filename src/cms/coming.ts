/** The maximum number of scheduled changes on the start screen of the staff area. */
export const maxComing = 10;

export const inOrder = <Row extends { at: string }>(coming: readonly Row[]): Row[] =>
  coming.toSorted((a, b) => (a.at < b.at ? -1 : 1));

export const listNext = <Row extends { at: string }>(coming: readonly Row[]): Row[] =>
  inOrder(coming).slice(0, maxComing);
