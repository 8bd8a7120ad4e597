/** A list with one of its parts in another place; as it is where there is no such place. */
export function withMoved<Part>(list: readonly Part[], from: number, to: number): readonly Part[] {
  if (from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
}

/**
 * The name of a field when its row has another place: "rateGroups.0.rates.2.amount" → "rateGroups.0.rates.1.amount".
 * @param list the path of the list that the row is in
 */
export function movedName(name: string, list: string, from: number, to: number): string {
  const row = `${list}.${from}.`;
  return name.startsWith(row) ? `${list}.${to}.${name.slice(row.length)}` : name;
}
