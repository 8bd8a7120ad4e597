import { isPlainObject, isSame, valueAt, withValueAt } from "#src/ui/staff/form/values.ts";

/*
 * Two versions of one resource that both came from a third. What only one side changed follows that side; what both
 * changed is for people to decide.
 */

/** A field of a form, by its path. */
interface Field {
  path: string;
}

export interface Versions<Values> {
  /** What both began with. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/** Who changed a field: nobody, or both alike, is "same". */
export type Changer = "same" | "mine" | "theirs" | "both";

/** What becomes of a field: one side's value, or one made of both. */
export type Choice = { side: "mine" | "theirs" } | { side: "joined"; value: string };

export function changerAt<Values>({ base, mine, theirs }: Versions<Values>, path: string): Changer {
  const [before, my, their] = [valueAt(base, path), valueAt(mine, path), valueAt(theirs, path)];
  if (isSame(my, their)) return "same";
  if (isSame(before, their)) return "mine";
  return isSame(before, my) ? "theirs" : "both";
}

/**
 * The fields to compare so that together they tell every difference. Rows of a list are compared one by one only where
 * the list has the same rows in the same order on all sides; otherwise the list is one field, because a price that
 * ends up in another row is worse than a price to choose again. What no field names is compared under its own key.
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

/** The fields' keys as they stand in the form, then those without a field. */
function keysInOrder(fields: readonly Field[], keys: ReadonlySet<string>): Set<string> {
  const named = fields.map(({ path }) => path.split(".")[0]!).filter((key) => keys.has(key));
  return new Set([...named, ...keys]);
}

/** Whether these fields tell all differences below a key, and a row is the same row on all sides. */
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
    // A row goes by its first field, as its name.
    const { path } = parts.find((part) => part.path.startsWith(`${row}.`))!;
    return sides.every((side) => isSame(valueAt(side, path), valueAt(sides[0], path)));
  });
}

/** The same values with nothing at a path; where there is nothing on the way, they are as they were. */
function withoutValueAt<Values>(values: Values, path: string): Values {
  return valueAt(values, path) === undefined ? values : withValueAt(values, path, undefined);
}

/** What stands after each difference has been chosen. */
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
 * What a form holds when the answer to a save arrives: what was typed since stays, the rest is as it was stored.
 * Blanks around a text stay too; the next word may be on its way.
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
