import { withoutMarkedWords } from "#src/i18n/marks.ts";

/*
 * What a PUT stores: the values that its body names over those that are stored. The fields that a client doesn't know,
 * it doesn't name, and they stay.
 */

type Part = Readonly<Record<string, unknown>>;

/**
 * Lays the named values over the stored ones, at every depth. A named list has exactly its own parts. Each of them
 * keeps what it doesn't name of the stored part that it was.
 */
export function namedOver(stored: unknown, named: unknown): unknown {
  if (areParts(stored) && areParts(named)) {
    const origins = originsOf(named, stored);
    return named.map((part, index) => namedOver(origins[index], part));
  }
  if (!isPart(stored) || !isPart(named)) return named;
  const values = Object.entries(named).map(([name, value]) => [name, namedOver(stored[name], value)]);
  return { ...stored, ...Object.fromEntries(values) };
}

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const areParts = (value: unknown): value is Part[] => Array.isArray(value) && value.every(isPart);

/**
 * The stored part that each named one was: the one with its id or key, else the one with its text, else the one at its
 * place where neither list has more parts than the other. No stored part is two.
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
          .filter((origin) => haveOneText(part, stored[origin]!))
          .map((origin) => ({ index, origin, same: countSame(part, stored[origin]!) })),
  );
  // Of several with the same text, the one that says most of the same; and then the one at its place.
  alike.sort((a, b) => b.same - a.same || Number(b.index === b.origin) - Number(a.index === a.origin));
  for (const { index, origin } of alike) pair(index, origin);

  if (named.length === stored.length)
    for (const [index, part] of named.entries())
      // A key that nothing stored has is a new part's.
      if (keyOf(part, stored[0]) === undefined) pair(index, index);

  return named.map((_, index) => stored[origins.get(index) ?? -1]);
}

/** The names of the fields that tell parts apart, where they have one of them. */
const keyNames = ["id", "key"];

/** A part's id or key; undefined without one. @param model a part that has the fields of its list */
function keyOf(part: Part, model: Part | undefined): string | undefined {
  const name = keyNames.find((each) => model?.[each] !== undefined);
  const key = name === undefined ? "" : part[name];
  return (typeof key === "string" && key !== "") || typeof key === "number" ? String(key) : undefined;
}

/** Whether two parts are called the same: by the first text of the stored one that the named one has too. */
function haveOneText(named: Part, stored: Part): boolean {
  const name = Object.keys(stored).find(
    (each, index) =>
      Object.hasOwn(named, each) && !keyNames.includes(each) && isName(stored[each], index === 0),
  );
  return name !== undefined && saidIn(named[name]) === saidIn(stored[name]);
}

/** Whether a part can be called by a value: a text, or the number that it begins with, as a pitch's. */
const isName = (value: unknown, isFirst: boolean) =>
  typeof value === "string" ? value.trim() !== "" : isFirst && typeof value === "number";

const countSame = (named: Part, stored: Part) =>
  Object.keys(named).filter((name) => saidIn(named[name]) === saidIn(stored[name])).length;

/** A value as a text that is the same for what reads the same. */
function saidIn(value: unknown): string | undefined {
  if (typeof value === "string") return String(withoutMarkedWords(value)).replaceAll(/\s+/g, " ").trim();
  return JSON.stringify(value);
}
