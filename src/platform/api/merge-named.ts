import { withoutMarkedWords } from "#src/i18n/marks.ts";

export type Part = Readonly<Record<string, unknown>>;

/** Merges a body into the stored values, at every depth. A merged list has exactly the body's parts. */
export function mergeNamed(stored: unknown, named: unknown): unknown {
  if (areParts(stored) && areParts(named)) {
    const origins = originsOf(named, stored);
    return named.map((part, index) => mergeNamed(origins[index], part));
  }
  if (!isPart(stored) || !isPart(named)) return named;
  const values = Object.entries(named).map(([name, value]) => [name, mergeNamed(stored[name], value)]);
  return { ...stored, ...Object.fromEntries(values) };
}

export const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const areParts = (value: unknown): value is Part[] => Array.isArray(value) && value.every(isPart);

/**
 * Returns the stored part for each part in the body, or undefined for a new part. The parts are matched by id or key,
 * and then by name (see `haveSameName`). If both lists have the same length, the remaining parts without an id or key
 * are matched by position. No stored part is used twice.
 */
export function originsOf(named: readonly Part[], stored: readonly Part[]): (Part | undefined)[] {
  const origins = new Map<number, number>();
  const free = new Set(stored.keys());
  const pair = (index: number, origin: number | undefined) => {
    if (origin === undefined || origins.has(index) || !free.delete(origin)) return;
    origins.set(index, origin);
  };

  const keys = new Map(stored.map((part, origin) => [keyOf(part, part), origin]));
  for (const [index, part] of named.entries()) {
    const key = keyOf(part, stored[0]);
    if (key !== undefined) pair(index, keys.get(key));
  }

  const alike = [...named.entries()].flatMap(([index, part]) =>
    origins.has(index)
      ? []
      : [...free]
          .filter((origin) => haveSameName(part, stored[origin]!))
          .map((origin) => ({ index, origin, same: countSame(part, stored[origin]!) })),
  );
  // Among stored parts with the same name, prefer the part with more equal fields, then the part at the same position.
  alike.sort((a, b) => b.same - a.same || Number(b.index === b.origin) - Number(a.index === a.origin));
  for (const { index, origin } of alike) pair(index, origin);

  if (named.length === stored.length)
    for (const [index, part] of named.entries())
      // A remaining part with an id or key is new.
      if (keyOf(part, stored[0]) === undefined) pair(index, index);

  return named.map((_, index) => stored[origins.get(index) ?? -1]);
}

/** The fields that identify a part in its list. */
const keyNames = ["id", "key"];

/** Returns a part's id or key. @param model a stored part, which shows whether the list has ids or keys */
function keyOf(part: Part, model: Part | undefined): string | undefined {
  const name = keyNames.find((each) => model?.[each] !== undefined);
  const key = name === undefined ? "" : part[name];
  return (typeof key === "string" && key !== "") || typeof key === "number" ? String(key) : undefined;
}

/** True when both parts have the same name: the first shared field whose stored value can be a name. */
function haveSameName(named: Part, stored: Part): boolean {
  const name = Object.keys(stored).find(
    (each, index) =>
      Object.hasOwn(named, each) && !keyNames.includes(each) && isName(stored[each], index === 0),
  );
  return name !== undefined && comparableText(named[name]) === comparableText(stored[name]);
}

/** True when a value can be a part's name: a text, or a number in the first field, such as a pitch number. */
const isName = (value: unknown, isFirst: boolean) =>
  typeof value === "string" ? value.trim() !== "" : isFirst && typeof value === "number";

const countSame = (named: Part, stored: Part) =>
  Object.keys(named).filter((name) => comparableText(named[name]) === comparableText(stored[name])).length;

/** Returns a text for comparison. Values that staff can't tell apart give the same text. */
function comparableText(value: unknown): string | undefined {
  if (typeof value === "string") return String(withoutMarkedWords(value)).replaceAll(/\s+/g, " ").trim();
  return JSON.stringify(value);
}
