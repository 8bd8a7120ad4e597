import type { Database, Transaction } from "#src/platform/database/database.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import { filenameIn, picturesPath } from "#src/features/photos/pictures/picture-address.ts";

/** The address of any file of a picture in a text; addresses on other sites don't match. */
const inText = new RegExp(`(?<![\\w.-])${picturesPath}/[^/"'<>\\s]+/([^/"'<>\\s.]+)\\.`, "g");

/**
 * Refuses pictures that aren't in the library, or not any more; a save calls it in its transaction.
 * @param columns the columns that can name a picture, as an address or in HTML
 * @throws Problem invalid-fields naming the fields
 */
export async function expectPictures(
  { db }: { db: Database | Transaction },
  columns: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const named = columns.flatMap((column) => picturesIn(fields[column], column));
  if (named.length === 0) return;
  const filenames = [...new Set(named.map(({ filename }) => filename))];
  const found = await db.selectFrom("photo").select("filename").where("filename", "in", filenames).execute();
  const known = new Set(found.map(({ filename }) => filename));
  const faulty = new Set(named.filter(({ filename }) => !known.has(filename)).map(({ field }) => field));
  const errors = [...faulty].map((field): FieldError => {
    return { field, message: "must name only pictures of the library", type: "picture-gone" };
  });
  if (errors.length > 0) throw new Problem("invalid-fields", { errors });
}

/** The pictures in a value and everything inside it, each with the path of the text that names it. */
function picturesIn(value: unknown, field: string): { field: string; filename: string }[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, `${field}.${key}`));
  if (typeof value !== "string") return [];
  // A value that is an address names one picture; in HTML, every match is one.
  if (value.startsWith(`${picturesPath}/`)) return [{ field, filename: filenameIn(value) ?? "" }];
  return [...value.matchAll(inText)].map(([, name]) => ({ field, filename: `${name}.jpg` }));
}
