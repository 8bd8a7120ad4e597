import { withoutMarkedWords } from "#src/i18n/marks.ts";

type Part = Readonly<Record<string, unknown>>;

/**
 * Merges the named values into the stored values, at every depth. A list has exactly the parts that the body names.
 * A part keeps the stored fields that the body doesn't name.
 */
export function mergeNamed(stored: unknown, named: unknown): unknown {
  if (areParts(stored) && areParts(named)) {
    const origins = originsOf(named, stored);
    return named.map((part, index) => mergeNamed(origins[index], part));
  }
  if (!isPart(stored) || !isPart(named)) return named;
  const values = Object.entries(named).map(([name, value]) => [name, mergeNamed(stored[name], value)]);
  return { ...stored, ...Object.fromEntries(values) };
}

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const areParts = (value: unknown): value is Part[] => Array.isArray(value) && value.every(isPart);

/**
 * Finds the stored part that matches each named part: by id or key, then by text. When both lists have the same length,
 * it falls back to the position. No stored part is used twice.
 */
function originsOf(named: readonly Part[], stored: readonly Part[]): (Part | undefined)[] {
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
  // Among parts with the same text, the part with more equal fields comes first, then the part at the same position.
  alike.sort((a, b) => b.same - a.same || Number(b.index === b.origin) - Number(a.index === a.origin));
  for (const { index, origin } of alike) pair(index, origin);

  if (named.length === stored.length)
    for (const [index, part] of named.entries())
      // A part with an unknown key is new, so it takes no stored part.
      if (keyOf(part, stored[0]) === undefined) pair(index, index);

  return named.map((_, index) => stored[origins.get(index) ?? -1]);
}

/** The fields that identify a part in its list. */
const keyNames = ["id", "key"];

/** Returns a part's id or key, or undefined. @param model a stored part, which shows which of them its list has */
function keyOf(part: Part, model: Part | undefined): string | undefined {
  const name = keyNames.find((each) => model?.[each] !== undefined);
  const key = name === undefined ? "" : part[name];
  return (typeof key === "string" && key !== "") || typeof key === "number" ? String(key) : undefined;
}

/** True when both parts have the same name: their first common field, in the stored order, that can be a name. */
function haveSameName(named: Part, stored: Part): boolean {
  const name = Object.keys(stored).find(
    (each, index) =>
      Object.hasOwn(named, each) && !keyNames.includes(each) && isName(stored[each], index === 0),
  );
  return name !== undefined && comparableText(named[name]) === comparableText(stored[name]);
}

/** True when a value can name its part: a text, or a number in the part's first field, such as a pitch number. */
const isName = (value: unknown, isFirst: boolean) =>
  typeof value === "string" ? value.trim() !== "" : isFirst && typeof value === "number";

const countSame = (named: Part, stored: Part) =>
  Object.keys(named).filter((name) => comparableText(named[name]) === comparableText(stored[name])).length;

/** Returns a comparable text: equal for values that read the same. */
function comparableText(value: unknown): string | undefined {
  if (typeof value === "string") return String(withoutMarkedWords(value)).replaceAll(/\s+/g, " ").trim();
  return JSON.stringify(value);
}
