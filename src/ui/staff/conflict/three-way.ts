import { isPlainObject, isSame, valueAt, withValueAt } from "#src/ui/staff/form/values.ts";

/*
 * Compares two versions of a resource that were made from a third. What only one side changed is taken from that
 * side; what both changed, people decide.
 */

/** A field of a form, by its path. */
interface Field {
  path: string;
}

export interface Versions<Values> {
  /** The version that both started from. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/** Who changed a field; "same" when nobody did, or when both made the same change. */
export type Changer = "same" | "mine" | "theirs" | "both";

/** What a field becomes: one side's value, or one made from both. */
export type Choice = { side: "mine" | "theirs" } | { side: "joined"; value: string };

export function changerAt<Values>({ base, mine, theirs }: Versions<Values>, path: string): Changer {
  const [before, my, their] = [valueAt(base, path), valueAt(mine, path), valueAt(theirs, path)];
  if (isSame(my, their)) return "same";
  if (isSame(before, their)) return "mine";
  return isSame(before, my) ? "theirs" : "both";
}

/**
 * The fields to compare, so that together they show every difference. The rows of a list are compared one by one only
 * when the list has the same rows in the same order on all sides. Otherwise the list is one field: a price in the
 * wrong row is worse than a price to choose again. Values that belong to no field are compared under their own key.
 */
export function comparedFields<NamedField extends Field, Values extends object>(
  fields: readonly NamedField[],
  versions: Versions<Values>,
  name: (path: string) => NamedField,
): NamedField[] {
  const keys = new Set(Object.values(versions).flatMap((values) => Object.keys(values as object)));
  return [...keysInOrder(fields, keys)].flatMap((key) => {
    const within = fields.filter(({ path }) => path === key || path.startsWith(`${key}.`));
    const whole = within.find(({ path }) => path === key);
    const parts = within.filter((field) => field !== whole);
    if (parts.length > 0 && areEnough(parts, key, versions)) return parts;
    return [whole ?? name(key)];
  });
}

/** The keys of the fields in the order of the form, then those without a field. */
function keysInOrder(fields: readonly Field[], keys: ReadonlySet<string>): Set<string> {
  const named = fields.map(({ path }) => path.split(".")[0]!).filter((key) => keys.has(key));
  return new Set([...named, ...keys]);
}

/** Whether these fields show all differences below a key, and each row is the same row on all sides. */
function areEnough<Values>(parts: readonly Field[], key: string, versions: Versions<Values>): boolean {
  const sides = Object.values(versions) as Values[];
  const rest = sides.map((side) =>
    valueAt(
      parts.reduce((values, { path }) => withoutValueAt(values, path), side),
      key,
    ),
  );
  if (!rest.every((each) => isSame(each, rest[0]))) return false;
  const rows = new Set(
    parts.flatMap(({ path }) =>
      [...path.matchAll(/\.\d+(?=\.)/g)].map(({ index, 0: { length } }) => path.slice(0, index + length)),
    ),
  );
  return [...rows].every((row) => {
    // A row is recognised by its first field, as its name.
    const { path } = parts.find((part) => part.path.startsWith(`${row}.`))!;
    return sides.every((side) => isSame(valueAt(side, path), valueAt(sides[0], path)));
  });
}

/** The values without the one at a path; unchanged when the path doesn't exist. */
function withoutValueAt<Values>(values: Values, path: string): Values {
  return valueAt(values, path) === undefined ? values : withValueAt(values, path, undefined);
}

/** The values after each difference has been decided. */
export function chosenValues<Values>(
  { mine, theirs }: Versions<Values>,
  fields: readonly Field[],
  choiceOf: (path: string) => Choice | undefined,
): Values {
  return fields.reduce((values, { path }) => {
    const choice = choiceOf(path);
    if (!choice || choice.side === "mine") return values;
    return withValueAt(values, path, choice.side === "joined" ? choice.value : valueAt(theirs, path));
  }, mine);
}

/**
 * What a form holds when the answer to a save arrives: what was typed since then stays, the rest becomes what was
 * stored. Spaces around a text stay too, because the next word may follow.
 */
export function afterAnswer<Values>(sent: Values, now: Values, answer: Values): Values {
  if (isSame(now, answer)) return now;
  if (isPlainObject(now) && isPlainObject(answer)) {
    const keys = new Set([...Object.keys(now), ...Object.keys(answer)]);
    const before = (sent ?? {}) as Record<string, unknown>;
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        afterAnswer(
          before[key],
          (now as Record<string, unknown>)[key],
          (answer as Record<string, unknown>)[key],
        ),
      ]),
    ) as Values;
  }
  return isSame(now, sent) ? answer : now;
}
