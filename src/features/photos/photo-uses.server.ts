import type { ThingName } from "#src/features/thing-names.ts";
import type { Change } from "#src/platform/database.ts";
import { nameIn } from "#src/platform/history.ts";
import type { Use } from "#src/platform/problem.ts";
import { picturesPath } from "./picture-address.ts";

/** TABLE  where the address of a picture can stand: by kind of thing, the columns with a picture, HTML or both. */
const places = {
  article: ["imageUrl", "text", "translations"],
  message: ["message", "translations"],
  pageText: ["body", "translations"],
  faq: ["answer", "translations"],
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
