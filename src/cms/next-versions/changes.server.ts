import { isDeepStrictEqual } from "node:util";
import { withoutMarkedWords } from "#src/i18n/marks.ts";
import { isBlank } from "#src/i18n/translation.ts";
import { areParts, isPart, originsOf, type Part } from "#src/platform/api/merge-named.ts";

/** The fields that a next version changes, and the values that were published when staff changed these fields. */
export interface Changes {
  fields: Part;
  base: Part;
}

const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(withoutMarkedWords(one), withoutMarkedWords(other)) || (isBlank(one) && isBlank(other));

/**
 * Merges changed values into the published values. Values that were published meanwhile stay, even inside objects and
 * list items. If the published value and the next version's value have both changed, the result has the value from
 * `fields`.
 * @param both receives the paths of the values that have changed in both versions
 */
export function mergeChanges(
  published: unknown,
  { fields: changed, base }: { fields: unknown; base: unknown },
  both: string[] = [],
  path = "",
): unknown {
  if (isSame(base, published) || isSame(changed, published)) return changed;
  if (isSame(base, changed)) return published;
  if (areParts(base) && areParts(published) && areParts(changed))
    return mergeParts(published, { fields: changed, base }, both, path);
  const now = published ?? {};
  if (isPart(base) && isPart(now) && isPart(changed)) {
    const names = new Set([...Object.keys(now), ...Object.keys(changed)]);
    const inner = (name: string) => (path ? `${path}.${name}` : name);
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const change = { fields: changed[name], base: base[name] };
        if (name in changed) return [[name, mergeChanges(now[name], change, both, inner(name))]];
        return name in base ? [] : [[name, now[name]]];
      }),
    );
  }
  both.push(path);
  return changed;
}

/** Keeps the order of the changed list. An item published meanwhile comes after its published predecessor. */
function mergeParts(
  published: readonly Part[],
  { fields: changed, base }: { fields: readonly Part[]; base: readonly Part[] },
  both: string[],
  path: string,
): Part[] {
  const [ofPublished, ofChanged] = [originsIn(published, base), originsIn(changed, base)];
  const merged: { part: Part; now: Part | undefined }[] = [];
  for (const [index, part] of changed.entries()) {
    const origin = ofChanged[index];
    const now = origin
      ? published[ofPublished.indexOf(origin)]
      : published.find((each, place) => !ofPublished[place] && haveSameKey(each, part));
    // The item was removed from the published list, and the next version doesn't change it.
    if (origin && !now && isSame(origin, part)) continue;
    const change = { fields: part, base: origin ?? {} };
    const inner = `${path}.${merged.length}`;
    merged.push({ part: now ? (mergeChanges(now, change, both, inner) as Part) : part, now });
  }
  for (const [index, part] of published.entries()) {
    if (ofPublished[index] || merged.some(({ now }) => now === part)) continue;
    const before = merged.findIndex(({ now }) => now && now === published[index - 1]);
    const place = index === 0 ? 0 : before === -1 ? merged.length : before + 1;
    merged.splice(place, 0, { part, now: part });
  }
  return merged.map(({ part }) => part);
}

/**
 * Finds the item in `base` from which each item comes. If any item of the two lists has an id or a key, all items are
 * matched by id or key, and an item without them is new. Otherwise {@link originsOf} matches the items.
 */
const originsIn = (parts: readonly Part[], base: readonly Part[]) =>
  [...parts, ...base].some((part) => haveSameKey(part, part))
    ? parts.map((part) => base.find((each) => haveSameKey(each, part)))
    : originsOf(parts, base);

const haveSameKey = (one: Part, other: Part) =>
  ["id", "key"].some((name) => one[name] !== undefined && one[name] !== "" && one[name] === other[name]);

/**
 * Returns the changes from the published fields to the wanted fields. If a field in the previous changes still has the
 * value in `previous.merged`, its change and its base stay. A later merge therefore still notices a value that was
 * published meanwhile.
 * @param levels how many levels of nested objects are compared entry by entry. Only recursive calls pass it.
 *   `translations` always has two levels: the languages and their words
 */
export function changesTo(
  published: Part,
  wanted: Part,
  previous?: Changes & { merged: Part },
  levels = 0,
): Changes {
  const changes = { fields: {} as Record<string, unknown>, base: {} as Record<string, unknown> };
  for (const name of new Set([...Object.keys(published), ...Object.keys(wanted)])) {
    const [now, want, merged] = [published[name], wanted[name], previous?.merged[name]];
    if (isSame(now, want)) continue;
    const known = previous && name in previous.fields ? previous : undefined;
    const inside = name === "translations" ? 2 : levels;
    if (inside > 0) {
      const before = known && {
        fields: known.fields[name] as Part,
        base: (known.base[name] ?? {}) as Part,
        merged: (merged ?? {}) as Part,
      };
      const inner = changesTo((now ?? {}) as Part, (want ?? {}) as Part, before, inside - 1);
      if (Object.keys(inner.fields).length === 0) continue;
      changes.fields[name] = inner.fields;
      changes.base[name] = inner.base;
    } else if (known && isSame(want, merged)) {
      changes.fields[name] = known.fields[name];
      changes.base[name] = known.base[name];
    } else {
      changes.fields[name] = want === undefined ? "" : want;
      changes.base[name] = now;
    }
  }
  return changes;
}

/** Returns the paths of the changed fields. Each translated text has its own path. */
export const changedPaths = ({ translations, ...fields }: Part): string[] => [
  ...Object.keys(fields),
  ...Object.entries((translations ?? {}) as Record<string, object>).flatMap(([language, words]) =>
    Object.keys(words).map((word) => `translations.${language}.${word}`),
  ),
];
