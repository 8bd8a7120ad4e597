import { z } from "zod";
import { descriptionOf } from "#src/cms/collections.server.ts";
import { columnsHolding } from "#src/cms/kind/kind.ts";
import { kindNames } from "#src/cms/kinds.ts";
import { defaultLanguage, parseLanguage, type Language } from "#src/i18n/language.ts";
import { hasReferences } from "#src/i18n/link-references.ts";
import { fillLinks, type LinkContext } from "./links.server.ts";

/**
 * Writes the addresses of links into the HTML fields of a JSON value: a resource, or a value with resources at any
 * depth. Texts inside `translations` get addresses in their language.
 * @param schema the value's schema, which distinguishes HTML from plain text such as a guest's message
 * @param language the language of texts outside `translations`; undefined for staff, for whom links keep the names of
 * targets that guests can't open
 */
export async function writeLinks(
  context: LinkContext,
  value: unknown,
  schema: z.ZodType | undefined,
  language?: Language,
): Promise<unknown> {
  if (value === undefined || !hasReferences(JSON.stringify(value))) return value;
  const names = htmlFieldsIn(context, schema);
  const isForStaff = language === undefined;

  async function written(each: unknown, name: string, own: Language): Promise<unknown> {
    if (typeof each === "string")
      return names.has(name) ? fillLinks(context, each, own, { isForStaff }) : each;
    if (typeof each !== "object" || each === null) return each;
    if (Array.isArray(each)) return Promise.all(each.map((item) => written(item, name, own)));
    const entries = Object.entries(each).map(async ([key, inner]) => {
      const translated = name === "translations" ? parseLanguage(key) : undefined;
      return [key, await written(inner, key, translated ?? own)];
    });
    return Object.fromEntries((await Promise.all(entries)) as [string, unknown][]);
  }
  return written(value, "", language ?? defaultLanguage);
}

/** Returns the names of the HTML fields in a schema. An unknown shape can contain the HTML fields of all kinds. */
function htmlFieldsIn(context: LinkContext, schema: z.ZodType | undefined): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<z.ZodType>();
  function visit(part: z.ZodType, name: string): void {
    const { def } = part;
    if (part.meta()?.["contentMediaType"] === "text/html") names.add(name);
    if (def.type === "unknown" || def.type === "any")
      for (const kind of kindNames)
        for (const column of columnsHolding(descriptionOf(context, kind), "html")) names.add(column);
    if (part instanceof z.ZodObject && !seen.has(part)) {
      seen.add(part);
      for (const [key, field] of Object.entries(part.shape)) visit(field as z.ZodType, key);
    }
    for (const inner of Object.values(def).flat()) if (inner instanceof z.ZodType) visit(inner, name);
  }
  visit(schema ?? z.unknown(), "");
  return names;
}
