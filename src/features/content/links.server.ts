import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { storedThings, type Target, type ThingTable } from "#src/platform/stored.ts";
import type { Link, LinkInput } from "./link.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    link: ThingTable<LinkInput>;
  }
}

const links = storedThings<LinkInput>("link", { json: ["translations"] });

/** All links, in the order staff have given them. */
export async function listLinks(context: Context): Promise<Link[]> {
  const rows = await context.db.selectFrom("link").selectAll().orderBy("sortorder").orderBy("id").execute();
  return rows.map(links.from);
}

/** Adds a link, or replaces the one that is named. */
export async function saveLink(context: Context, input: LinkInput, target?: Target): Promise<Link> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, (db) => links.save(db, input, { target, updatedAt }));
}
