import type { ThingName } from "#src/features/thing-names.ts";
import type { Change } from "#src/platform/database.ts";
import { nameIn } from "#src/platform/history.ts";
import { Problem, type FieldError, type Use } from "#src/platform/problem.ts";
import { filenameIn, picturesPath } from "./picture-address.ts";

/** TABLE  where the address of a picture can stand: by kind of thing, the columns with a picture, HTML or both. */
const places = {
  article: ["imageUrl", "text", "translations"],
  message: ["message", "translations"],
  pageText: ["body", "translations"],
  faq: ["answer", "translations"],
  event: ["imageUrl"],
  contentBlock: ["images"],
} as const satisfies Partial<Record<ThingName, readonly string[]>>;

/**
 * What shows a picture, published or not.
 * @param filename of its photo; in a text any of its files may stand, of whatever width and format
 */
export async function listPhotoUses(db: Change, filename: string): Promise<Use[]> {
  const anyFile = `%${picturesPath}/%/${filename.replace(/\.jpg$/, "")}.%`;
  const uses: Use[] = [];
  for (const [thing, columns] of Object.entries(places)) {
    const rows = await db
      .selectFrom(thing as "article")
      .selectAll()
      .where(({ eb, or }) => or(columns.map((column) => eb(column as "text", "like", anyFile))))
      .orderBy("id")
      .execute();
    uses.push(...rows.map((row) => ({ thing, thingId: row.id, name: nameIn(row) })));
  }
  return uses;
}

/** Any of a picture's files where it stands in a text; another site's are none. */
const inText = new RegExp(`(?<![\\w.-])${picturesPath}/[^/"'<>\\s]+/([^/"'<>\\s.]+)\\.`, "g");

/**
 * Lets nothing show a picture that isn't in the library, or not any more: in the change that saves it.
 * @throws Problem invalid-fields naming the fields
 */
export async function expectPictures(
  { db }: { db: Change },
  thing: keyof typeof places,
  fields: Record<string, unknown>,
): Promise<void> {
  const named = places[thing].flatMap((column) => picturesIn(fields[column], column));
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
