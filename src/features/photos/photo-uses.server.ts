import { descriptions } from "#src/features/descriptions.ts";
import type { Transaction } from "#src/platform/database/database.ts";
import { nameIn } from "#src/platform/store/history.ts";
import type { Use } from "#src/platform/api/problem.ts";
import { pictureColumnsOf } from "#src/resource/kind.ts";
import { picturesPath } from "#src/features/photos/pictures/picture-address.ts";

/** Where the address of a picture can stand, by kind. */
const places = Object.entries(descriptions).map(([name, kind]) => [name, pictureColumnsOf(kind)] as const);

/**
 * What shows a picture, published or not.
 * @param filename of its photo; in a text any of its files may stand, of whatever width and format
 */
export async function listPhotoUses(db: Transaction, filename: string): Promise<Use[]> {
  const anyFile = `%${picturesPath}/%/${filename.replace(/\.jpg$/, "")}.%`;
  const uses: Use[] = [];
  for (const [kind, columns] of places) {
    if (columns.length === 0) continue;
    const rows = await db
      .selectFrom(kind as "article")
      .selectAll()
      .where(({ eb, or }) => or(columns.map((column) => eb(column as "text", "like", anyFile))))
      .orderBy("id")
      .execute();
    uses.push(...rows.map((row) => ({ kind, resourceId: row.id, name: nameIn(row) })));
  }
  return uses;
}
