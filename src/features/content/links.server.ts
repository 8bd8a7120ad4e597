import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { fromStored, saveRow, type ThingTable } from "#src/platform/stored.ts";
import type { Link, LinkInput } from "./link.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    link: ThingTable<LinkInput>;
  }
}

const toLink = fromStored<LinkInput>({ json: ["translations"] });

/** All links, in the order staff have given them. */
export async function listLinks(context: Context): Promise<Link[]> {
  const rows = await context.db.selectFrom("link").selectAll().orderBy("sortorder").orderBy("id").execute();
  return rows.map(toLink);
}

/** Adds a link, or replaces the one with this id. */
export async function saveLink(context: Context, input: LinkInput, id?: number): Promise<Link> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, async (db) =>
    toLink(await saveRow<LinkInput>(db, "link", input, { id, updatedAt })),
  );
}
