import { columnsOf } from "#src/cms/collection.server.ts";
import { descriptionOf } from "#src/cms/collections.server.ts";
import { columnsHolding } from "#src/cms/kind/kind.ts";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import type { DraftRow } from "#src/cms/next-versions/next-version-state.server.ts";
import { inTransaction, type Context, type TransactionContext } from "#src/platform/context.ts";
import { anyTable, rowsAfter } from "#src/platform/store/any-table.ts";
import { pairsAfterRewriting } from "#src/platform/store/current-translations.ts";
import type { Derived } from "#src/platform/store/derived.ts";
import { rowsOf } from "#src/platform/store/stored-rows.ts";
import { withReferences } from "./links.server.ts";

const atOnce = 3;

/** The progress: the index of a kind in `kindNames`, and the last finished id. Next versions follow the last kind. */
interface Place {
  kind: number;
  after: number;
}

/**
 * Replaces the addresses of this site in all texts by the names of their targets. Runs once after a restore, and once
 * after an upgrade from a version without such names. Guests and staff read the same texts as before, so the versions
 * of the resources don't change.
 */
export const convertedLinks: Derived<Place> = {
  name: "links",
  rules: () => "1",
  async makePart(context, { kind: index, after } = { kind: 0, after: 0 }) {
    const name = kindNames[index];
    if (index > kindNames.length) return undefined;
    const ids = await (name ? convertResources(context, name, after) : convertNextVersions(context, after));
    return ids.length < atOnce ? { kind: index + 1, after: 0 } : { kind: index, after: ids.at(-1)! };
  },
};

/** Converts the links that were saved before their targets, for example in an import. */
export async function convertLinks(context: Context): Promise<void> {
  let place: Place | undefined = { kind: 0, after: 0 };
  while (place) {
    const from: Place = place;
    place = await inTransaction(context, (transaction) => convertedLinks.makePart(transaction, from));
  }
}

async function convertResources(
  context: TransactionContext,
  name: KindName,
  after: number,
): Promise<number[]> {
  const kind = descriptionOf(context, name);
  const html = columnsHolding(kind, "html");
  if (html.length === 0) return [];
  const table = rowsOf<Record<string, unknown>>(name, columnsOf(kind));
  const rows = await rowsAfter(context.db, name, after, atOnce);
  for (const row of rows) {
    const current = table.currentIn(row);
    const resource = table.from({ ...row });
    const linked = await withReferences(context, kind, resource);
    if (linked === resource) continue;
    const pairs = pairsAfterRewriting({ resource, current }, linked, kind.translatable);
    await anyTable(context.db)
      .updateTable(name)
      .set({
        ...Object.fromEntries(html.map((column) => [column, linked[column]])),
        translations: JSON.stringify(linked["translations"]),
        currentTranslations: JSON.stringify(pairs),
      })
      .where("id", "=", row.id)
      .where("version", "=", row.version)
      .execute();
  }
  return rows.map(({ id }: { id: number }) => id);
}

async function convertNextVersions(context: TransactionContext, after: number): Promise<number[]> {
  const rows: DraftRow[] = await rowsAfter(context.db, "nextVersion", after, atOnce);
  for (const { id, version, kind, fields, base } of rows) {
    // The feature of this kind is no longer part of the site.
    if (!kindNames.includes(kind as KindName)) continue;
    const described = descriptionOf(context, kind as KindName);
    const convert = async (json: string) =>
      JSON.stringify(await withReferences(context, described, JSON.parse(json) as object));
    await context.db
      .updateTable("nextVersion")
      .set({ fields: await convert(fields), base: await convert(base) })
      .where("id", "=", id)
      .where("version", "=", version)
      .execute();
  }
  return rows.map(({ id }) => id);
}
