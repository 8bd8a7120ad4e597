import type { Transaction } from "#src/platform/database/database.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import { filenameIn, picturesPath } from "#src/features/photos/pictures/picture-address.ts";

/** Any of a picture's files where it stands in a text; another site's are none. */
const inText = new RegExp(`(?<![\\w.-])${picturesPath}/[^/"'<>\\s]+/([^/"'<>\\s.]+)\\.`, "g");

/**
 * Lets nothing show a picture that isn't in the library, or not any more: in the change that saves it.
 * @param columns in which a picture can be named, as itself or in HTML
 * @throws Problem invalid-fields naming the fields
 */
export async function expectPictures(
  { db }: { db: Transaction },
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

/** The pictures in a value and all that is in it, each with the path of the text that names it. */
function picturesIn(value: unknown, field: string): { field: string; filename: string }[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, `${field}.${key}`));
  if (typeof value !== "string") return [];
  // A whole value is the address that stands for a picture; only that one is shown.
  if (value.startsWith(`${picturesPath}/`)) return [{ field, filename: filenameIn(value) ?? "" }];
  return [...value.matchAll(inText)].map(([, name]) => ({ field, filename: `${name}.jpg` }));
}
