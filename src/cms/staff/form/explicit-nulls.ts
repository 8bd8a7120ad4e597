import type { z } from "zod";
import { coreOf } from "#src/i18n/schema-core.ts";
import { isPlainObject } from "./values.ts";

/**
 * Adds null for each missing property of the objects and the list items inside the values, such as a missing language
 * in `translations`. Missing properties at the top level stay missing. A PUT keeps the stored value of an omitted property, so
 * a request that deletes a translation must contain null.
 */
export function withExplicitNulls<Values>(schema: z.core.$ZodType, values: Values): Values {
  const { def } = coreOf(schema)._zod;
  if (def.type !== "object") return values;
  return Object.fromEntries(
    Object.entries(values as object).map(([name, value]) => [name, nullMissing(def.shape[name], value)]),
  ) as Values;
}

function nullMissing(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  const def = schema && coreOf(schema)._zod.def;
  if (def?.type === "array" && Array.isArray(value))
    return value.map((each) => nullMissing(def.element, each));
  if (def?.type !== "object" || !isPlainObject(value)) return value;
  const written = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(def.shape).map(([name, inner]) => [name, nullMissing(inner, written[name]) ?? null]),
  );
}
