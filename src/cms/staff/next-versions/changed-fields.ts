import { isPlainObject, isSame } from "#src/cms/staff/form/values.ts";

/** The published values of the fields that a next version changes, by the path of the field. */
export type ChangedFields = ReadonlyMap<string, unknown>;

export function findChangedFields(
  fields: readonly { path: string }[],
  values: object,
  published: object,
): ChangedFields {
  const changes = new Map<string, unknown>();
  for (const { path } of fields) {
    let [now, before]: unknown[] = [values, published];
    for (const name of path.split(".")) {
      const earlier =
        Array.isArray(now) && Array.isArray(before)
          ? earlierOf(now, before, Number(name))
          : inside(before, name);
      [now, before] = [inside(now, name), earlier];
    }
    if (!isSame(now, before)) changes.set(path, before);
  }
  return changes;
}

/**
 * Returns the published version of an item, even when staff have moved the item. The published item has the same id,
 * key or first text. If there is no such item, and the lists have the same length, returns the item at the same
 * position.
 */
function earlierOf(parts: readonly unknown[], published: readonly unknown[], index: number): unknown {
  const name = nameOf(parts[index]);
  const named = name === undefined ? undefined : published.find((each) => isSame(nameOf(each), name));
  return named ?? (parts.length === published.length ? published[index] : undefined);
}

function nameOf(part: unknown): unknown {
  if (!isPlainObject(part)) return part;
  const { id, key } = part as { id?: unknown; key?: unknown };
  return id ?? key ?? Object.values(part).find((value) => typeof value === "string");
}

const inside = (value: unknown, name: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[name];
