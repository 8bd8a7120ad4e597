/* Paths have dots, as in "translations.en.title" and "rateGroups.0.name". The API uses the same paths for faults. */

export function valueAt(values: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values);
}

/** Returns a copy of the values with another value at a path. Creates missing objects along the path. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [key = "", ...rest] = path.split(".");
  const inner = (values as Record<string, unknown> | undefined)?.[key];
  const changed = rest.length === 0 ? value : withValueAt(inner ?? {}, rest.join("."), value);
  if (Array.isArray(values)) return values.with(Number(key), changed) as Values;
  return { ...values, [key]: changed };
}
