import { withLanguages } from "#src/features/thing.ts";
import { change, type Context } from "#src/platform/context.ts";
import { storedThings, type StoredThing, type Target, type ThingTable } from "#src/platform/stored.ts";
import { defineThing } from "#src/platform/thing-calls.ts";
import { link, linkInput, linkTranslatable, type Link, type LinkInput } from "./link.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    link: ThingTable<LinkInput>;
  }
}

const links = storedThings<LinkInput>("link", { json: ["translations"], translatable: linkTranslatable });

/** All links, in the order staff have given them. */
export async function listLinks(context: Context): Promise<Link[]> {
  const rows = await context.db.selectFrom("link").selectAll().orderBy("sortorder").orderBy("id").execute();
  return rows.map(links.from);
}

/** Adds a link, or replaces the one that is named. */
export async function saveLink(
  context: Context,
  input: LinkInput,
  target?: Target,
): Promise<StoredThing<Link>> {
  return change(context, (inChange) => links.save(inChange, input, target));
}

/** Links as staff keep them. */
export const linkThing = defineThing({
  one: "a link",
  all: "All links, in their order",
  thing: withLanguages(link, "StaffLink"),
  input: linkInput,
  list: ({ db }, page) => links.list(db, { by: "sortorder", of: "number", direction: "asc" }, page),
  get: ({ db }, id) => links.get(db, id),
  save: saveLink,
  remove: (context, target) => change(context, (inChange) => links.remove(inChange, target)),
});
