import type { z } from "zod";
import { coreOf } from "#src/i18n/schema-core.ts";

/**
 * Finds the fields that are empty in all of the values, and in all parts of the values' lists.
 * @returns the paths of the fields without list indexes, such as "priceList.rateGroups.rates.kind"
 */
export function blankFields(schema: z.core.$ZodType, values: readonly unknown[], path: string): string[] {
  const { def } = coreOf(schema)._zod;
  if (def.type === "array") return blankFields(def.element, values.filter(Array.isArray).flat(), path);
  if (def.type !== "object") return values.every((value) => isBlank(schema, value)) ? [path] : [];
  const objects = values.filter((value) => typeof value === "object" && value !== null);
  if (objects.length === 0) return [path];
  return Object.entries(def.shape).flatMap(([name, inner]) =>
    blankFields(
      inner,
      objects.map((each) => (each as Record<string, unknown>)[name]),
      `${path}.${name}`,
    ),
  );
}

/** Returns true if a value is empty or the default of a new resource. */
function isBlank(schema: z.core.$ZodType, value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "default") return value === def.defaultValue;
  return def.type === "optional" || def.type === "nullable" ? isBlank(def.innerType, value) : false;
}
