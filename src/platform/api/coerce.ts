import { z } from "zod";
import { coreOf } from "#src/i18n/schema-core.ts";

const number = /^-?\d+(?:\.\d+)?$/;

/** Converts values to the schema's types, because some clients send numbers as texts. */
export function coerce(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === null || value === "") return coerceEmpty(schema, value);
  const { def } = coreOf(schema)._zod;
  switch (def.type) {
    case "number":
      return typeof value === "string" && number.test(value.trim()) ? Number(value) : value;
    case "object":
      return typeof value === "object" && !Array.isArray(value) ? coerceFields(def.shape, value) : value;
    case "array":
      return Array.isArray(value) ? value.map((each) => coerce(def.element, each)) : value;
    case "tuple":
      return Array.isArray(value) ? value.map((each, index) => coerceItem(def.items[index], each)) : value;
    default:
      return value;
  }
}

const coerceItem = (schema: z.core.$ZodType | undefined, value: unknown) =>
  schema ? coerce(schema, value) : value;

function coerceFields(shape: Readonly<Record<string, z.core.$ZodType>>, fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      coerceItem(Object.hasOwn(shape, name) ? shape[name] : undefined, value),
    ]),
  );
}

/** Returns an empty value that the field accepts. Returns the sent value when the field accepts no empty value. */
function coerceEmpty(schema: z.core.$ZodType, sent: null | ""): unknown {
  const forms = [sent, null, "", [], {}, undefined];
  const taken = forms.findIndex((form) => z.safeParse(schema, form).success);
  return forms[Math.max(taken, 0)];
}
