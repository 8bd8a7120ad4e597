import { z } from "zod";
import { coreOf } from "#src/i18n/schema-core.ts";

/*
 * Clients that know no schema send an empty text or null where there is no value, and numbers as texts.
 */

/** A number as JSON writes it. */
const number = /^-?\d+(?:\.\d+)?$/;

/**
 * Turns the values of a body into those that its schema asks for, where they mean the same: an empty one in any of the
 * forms that its field has for that, and a number that came as a text. Anything else stays, to be refused by name.
 */
export function coerced(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === null || value === "") return emptied(schema, value);
  const { def } = coreOf(schema)._zod;
  switch (def.type) {
    case "number":
      return typeof value === "string" && number.test(value.trim()) ? Number(value) : value;
    case "object":
      return typeof value === "object" && !Array.isArray(value) ? coercedFields(def.shape, value) : value;
    case "array":
      return Array.isArray(value) ? value.map((each) => coerced(def.element, each)) : value;
    case "tuple":
      return Array.isArray(value) ? value.map((each, index) => coercedItem(def.items[index], each)) : value;
    default:
      return value;
  }
}

const coercedItem = (schema: z.core.$ZodType | undefined, value: unknown) =>
  schema ? coerced(schema, value) : value;

function coercedFields(shape: Readonly<Record<string, z.core.$ZodType>>, fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      coercedItem(Object.hasOwn(shape, name) ? shape[name] : undefined, value),
    ]),
  );
}

/** The form that an empty value has in its field; the one that was sent, if the field takes that or none. */
function emptied(schema: z.core.$ZodType, sent: null | ""): unknown {
  const forms = [sent, null, "", [], {}, undefined];
  const taken = forms.findIndex((form) => z.safeParse(schema, form).success);
  return forms[Math.max(taken, 0)];
}
