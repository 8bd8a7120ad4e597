import type { HonoRequest } from "hono";
import { z } from "zod";
import {
  defaultLanguage,
  languages,
  languageTag,
  parseLanguage,
  apiLanguage,
  type Language,
} from "#src/i18n/language.ts";
import { otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import { integerInText } from "./api.ts";
import { coerce } from "./coerce.ts";
import { faultMessage } from "./fault-messages.ts";
import { Problem, type FieldError } from "./problem.ts";
import { wrongCursor, type Paging, type Cursor } from "#src/platform/store/stored.ts";

const choices = new Intl.ListFormat(languageTag[apiLanguage], { type: "disjunction" });
const anyOf = (values: readonly string[]) => choices.format(values);

export const languageQuery = z.object({
  lang: z
    .string()
    .optional()
    .refine((tag) => tag === undefined || parseLanguage(tag) !== undefined, `must be ${anyOf(languages)}`)
    .meta({
      description: "The language of the texts. Untranslated texts are in Norwegian",
      enum: [...languages, ...Object.values(languageTag)],
      default: defaultLanguage,
    }),
});

const maxPageSize = 1000;

/** A value in a cursor. PostgreSQL must accept it: text without NUL, or a 32-bit integer. */
const orderingValue = z.union([z.string().refine((text) => !text.includes("\0")), z.int32()]);

const place = z.union([
  z.tuple([orderingValue, z.int32().positive()]),
  z.tuple([orderingValue, orderingValue, z.int32().positive()]),
  z.tuple([orderingValue, orderingValue, orderingValue, z.int32().positive()]),
]);

export const pageQuery = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, "must be a whole number from 1 to 1000")
    .transform(Number)
    .pipe(z.number().max(maxPageSize, "must be a whole number from 1 to 1000"))
    .default(maxPageSize)
    .meta({ description: "The maximum number of items", ...integerInText(maxPageSize) }),
  cursor: z
    .string()
    .max(500)
    .transform((cursor, refinement): Cursor => {
      const result = place.safeParse(parseCursor(cursor));
      if (result.success) return result.data;
      refinement.addIssue({ code: "custom", message: wrongCursor });
      return z.NEVER;
    })
    .optional()
    .meta({ description: "The position of the page, from the Link header of the previous page" }),
});

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export const toCursor = (at: Cursor): string => Buffer.from(JSON.stringify(at)).toString("base64url");

/** @throws Problem "invalid-fields" when the value doesn't match the schema */
export function parsed<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const { data, errors } = checked(schema, value);
  if (errors) throw new Problem("invalid-fields", { errors });
  return data;
}

export function checked<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
): { data: Value; errors?: undefined } | { data?: undefined; errors: FieldError[] } {
  const { data, error } = schema.safeParse(value, { error: faultMessage });
  if (!error) return { data };
  return { errors: error.issues.map(({ path, message }) => ({ field: path.join("."), message })) };
}

/** @throws Problem "invalid-fields" when the language is unknown */
export function requestedLanguage(request: HonoRequest): Language {
  const { lang } = parsed(languageQuery, request.query());
  return lang === undefined ? defaultLanguage : parseLanguage(lang)!;
}

/** @throws Problem "invalid-fields" when `limit` or `cursor` is wrong */
export function requestedPage(request: HonoRequest): Paging {
  const { limit, cursor } = parsed(pageQuery, request.query());
  return { limit, after: cursor };
}

/** @throws Problem "bad-request" for malformed or too deep JSON, or "invalid-fields" for wrong fields */
export async function requestedBody(schema: z.ZodType, request: HonoRequest): Promise<unknown> {
  const body = parseJson(await request.text());
  if (isDeeperThan(maxNestingLevels, body)) throw new Problem("bad-request");
  const unstorable = pathsWithNul(body);
  if (unstorable.length > 0) {
    const errors = unstorable.map((field) => ({ field, message: "must not contain a NUL character" }));
    throw new Problem("invalid-fields", { errors });
  }
  const { data, errors } = checked(schema, body && coerce(schema, body));
  if (!errors) return data;
  throw errors.some(({ field }) => field === "")
    ? new Problem("bad-request")
    : new Problem("invalid-fields", { errors });
}

/** The maximum depth of a body, so that recursive code doesn't overflow the stack. */
const maxNestingLevels = 32;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** Returns the paths of texts with NUL characters, which PostgreSQL can't store. */
function pathsWithNul(value: unknown, path = ""): string[] {
  if (typeof value === "string") return value.includes("\0") ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsWithNul(inner, path ? `${path}.${key}` : key));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem("bad-request", { cause });
  }
}

const other = `(${otherLanguages.join("|")})`;
const confirmable = new RegExp(`^${other}(,${other})*$`);

export const confirmedQuery = z.object({
  confirmed: z
    .string()
    .regex(confirmable, `must be ${anyOf([...otherLanguages, otherLanguages.join(",")])}`)
    .transform((list) => list.split(",") as OtherLanguage[])
    .optional()
    .describe("Languages whose translation is confirmed as up to date"),
});

/** @throws Problem "invalid-fields" when the language is unknown */
export function confirmedLanguages(request: HonoRequest): OtherLanguage[] | undefined {
  return parsed(confirmedQuery, { confirmed: request.query("confirmed") }).confirmed;
}

export const ifMatchHeader = z.object({
  "If-Match": z
    .string()
    .optional()
    .meta({
      description:
        "The ETag of the version to overwrite. Without this header any version is overwritten, whatever `version` the body has",
      examples: ['"3"'],
    }),
});

/** An ETag may contain commas (RFC 9110, 8.8.3). */
const eachTag = /(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g;

/**
 * Returns the versions that If-Match allows (RFC 9110, 13.1.1), or undefined when any version is allowed. Our ETags
 * start with the version, and a hash of the body may follow. Weak ETags are accepted, because compressing proxies
 * weaken ETags.
 * @throws Problem "bad-request" when the header isn't a list of ETags
 */
export function allowedVersions(request: HonoRequest): number[] | undefined {
  const header = request.header("if-match")?.trim();
  if (header === undefined || header === "*") return undefined;
  const tags = Array.from(header.matchAll(eachTag), ([, tag]) => tag!);
  // Recipients must accept empty list elements (RFC 9110, 5.6.1).
  const parts = header.replaceAll(eachTag, '""').split(",");
  if (tags.length === 0 || parts.some((part) => !["", '""'].includes(part.trim())))
    throw badHeader("If-Match", 'must be ETags in quotes, as "3"');
  return tags.flatMap((tag) => /^(\d{1,10})(?:\.|$)/.exec(tag)?.[1] ?? []).map(Number);
}

const badHeader = (field: string, message: string) =>
  new Problem("bad-request", { errors: [{ field, message }] });

export const repeatableHeader = z.object({
  "Idempotency-Key": z
    .string()
    .optional()
    .meta({
      description:
        "A quoted string that identifies this request. A second request with the same key within 24 hours adds nothing and returns the added resource",
      examples: ['"8e03978e-40d5-43e8-bc93-6894a57f9324"'],
    }),
});

/** The maximum length of an Idempotency-Key in characters. */
const longestKey = 255;

/** Reads the Idempotency-Key (RFC 9651, 3.3.3). @throws Problem "bad-request" if it isn't a quoted string */
export function idempotencyKey(request: HonoRequest): string | undefined {
  const header = request.header("idempotency-key")?.trim();
  if (header === undefined) return undefined;
  const quoted = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/.exec(header)?.[1];
  if (!quoted || quoted.length > longestKey)
    throw badHeader("Idempotency-Key", `must be a string in quotes, of at most ${longestKey} characters`);
  return quoted.replaceAll(/\\(.)/g, "$1");
}
