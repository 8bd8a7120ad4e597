import type { Database, Transaction } from "#src/platform/database/database.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import { filenameIn, picturesPath } from "#src/cms/photos/pictures/picture-address.ts";

/** Matches the address of any file of a picture on this site. */
const inText = new RegExp(`(?<![\\w.-])${picturesPath}/[^/"'<>\\s]+/([^/"'<>\\s.]+)\\.`, "g");

/** @throws Problem "invalid-fields" with the names of the fields if a picture isn't in the library */
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

function picturesIn(value: unknown, field: string): { field: string; filename: string }[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, `${field}.${key}`));
  if (typeof value !== "string") return [];
  if (value.startsWith(`${picturesPath}/`)) return [{ field, filename: filenameIn(value) ?? "" }];
  return [...value.matchAll(inText)].map(([, name]) => ({ field, filename: `${name}.jpg` }));
}
