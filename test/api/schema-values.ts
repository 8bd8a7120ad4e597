import fc from "fast-check";
import type { OpenApi } from "./open-api.ts";

/** The parts of JSON Schema that the API's document uses. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  contentMediaType?: string;
}

const html = fc.constantFrom(
  "<p>Hei <strong>du</strong></p>",
  "<h2>Plass</h2><ul><li><a href='/info/prices'>Priser</a></li></ul>",
  "<p>" + "<em>".repeat(200) + "dypt" + "</em>".repeat(200) + "</p>",
  "<script>alert(1)</script><p style='color:red'>nei",
  "bare ord & <",
);
const minute = fc.integer({ min: 0, max: 59 }).map((number) => String(number).padStart(2, "0"));

/** TABLE  values of each format. */
const formats: Record<string, fc.Arbitrary<string>> = {
  date: fc
    .date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  "date-time": fc
    .date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  email: fc.constantFrom("post@example.no", "a.b+c@xn--blbr-roah.no"),
  uri: fc.webUrl({ withQueryParameters: true, validSchemes: ["https"] }),
  time: fc.tuple(fc.integer({ min: 10, max: 23 }), minute).map((parts) => parts.join(":")),
};

/** Generates values that satisfy a schema of the document. Other rules of the server may still refuse a value. */
export function valuesOf(schema: Schema, document: OpenApi): fc.Arbitrary<unknown> {
  const of = (inner: Schema) => valuesOf(inner, document);
  const { $ref, enum: choices, anyOf, type } = schema;
  if ($ref) return of((document.components.schemas as Record<string, Schema>)[$ref.split("/").at(-1)!]!);
  if (choices) return fc.constantFrom(...choices);
  if ("const" in schema) return fc.constant(schema.const);
  if (anyOf) return fc.oneof(...anyOf.map(of));
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => of({ ...schema, type: each })));
  switch (type) {
    case "object":
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, of(inner)])),
        { requiredKeys: (schema.required ?? []) as never[] },
      );
    case "array":
      return fc.array(of(schema.items!), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case "integer":
      return fc.integer({ min: schema.minimum ?? -100, max: schema.maximum ?? 100 });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return textOf(schema);
  }
}

function textOf({ contentMediaType, format, pattern, minLength = 0, maxLength = 300 }: Schema) {
  if (contentMediaType) return html;
  if (format && formats[format]) return formats[format];
  if (pattern) return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: Math.min(maxLength, 60) });
  return fc.oneof(
    fc
      .constantFrom("Et ord", "Langt ".repeat(6), "<b>&\"'", "\u00ad æøå ß 🏕")
      .filter((text) => text.length >= minLength && text.length <= maxLength),
    fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 40) }),
  );
}
