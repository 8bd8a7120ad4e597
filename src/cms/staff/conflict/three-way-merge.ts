import { valueAt, withValueAt } from "#src/cms/kind/value-at.ts";
import { isPlainObject, isSame } from "#src/cms/staff/form/values.ts";

interface Field {
  path: string;
}

export interface Versions<Values> {
  /** The version from which `mine` and `theirs` were made. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/** Who changed a field. "same" means that nobody did, or that both made the same change. */
export type Changer = "same" | "mine" | "theirs" | "both";

export type Choice = { side: "mine" | "theirs" } | { side: "joined"; value: string };

export function changerAt<Values>({ base, mine, theirs }: Versions<Values>, path: string): Changer {
  const [before, my, their] = [valueAt(base, path), valueAt(mine, path), valueAt(theirs, path)];
  if (isSame(my, their)) return "same";
  if (isSame(before, their)) return "mine";
  return isSame(before, my) ? "theirs" : "both";
}

/**
 * Returns the fields to compare. The items of a list are compared separately only when all versions have the same items
 * in the same order. Otherwise the whole list is one field, so that a price never ends up in the wrong row.
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
    if (parts.length > 0 && coverAllDifferences(parts, key, versions)) return parts;
    return [whole ?? name(key)];
  });
}

function keysInOrder(fields: readonly Field[], keys: ReadonlySet<string>): Set<string> {
  const named = fields.map(({ path }) => path.split(".")[0]!).filter((key) => keys.has(key));
  return new Set([...named, ...keys]);
}

/** True when `parts` show all differences below a key, and all versions have the same list items. */
function coverAllDifferences<Values>(
  parts: readonly Field[],
  key: string,
  versions: Versions<Values>,
): boolean {
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
    // The first field of a list item, such as its name, identifies the item.
    const { path } = parts.find((part) => part.path.startsWith(`${row}.`))!;
    return sides.every((side) => isSame(valueAt(side, path), valueAt(sides[0], path)));
  });
}

function withoutValueAt<Values>(values: Values, path: string): Values {
  return valueAt(values, path) === undefined ? values : withValueAt(values, path, undefined);
}

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

/** Merges the response to a save into the form. Keeps input that the user typed after the request was sent. */
export function mergeResponse<Values>(sent: Values, now: Values, answer: Values): Values {
  if (isSame(now, answer)) return now;
  if (isPlainObject(now) && isPlainObject(answer)) {
    const keys = new Set([...Object.keys(now), ...Object.keys(answer)]);
    const before = (sent ?? {}) as Record<string, unknown>;
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        mergeResponse(
          before[key],
          (now as Record<string, unknown>)[key],
          (answer as Record<string, unknown>)[key],
        ),
      ]),
    ) as Values;
  }
  return isSame(now, sent) ? answer : now;
}
