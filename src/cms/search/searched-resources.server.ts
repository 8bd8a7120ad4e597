import type { Derived } from "#src/platform/store/derived.ts";
import { searchedWords } from "#src/platform/store/list-filters.ts";
import { indexResources } from "#src/platform/store/search.ts";
import { rowsOf } from "#src/platform/store/stored-rows.ts";
import { rowsAfter } from "#src/platform/store/any-table.ts";
import { columnsOf } from "#src/cms/collection.server.ts";
import { descriptionOf } from "#src/cms/collections.server.ts";
import { kindNames } from "#src/cms/kinds.ts";

const atOnce = 3;

/** The progress of a rebuild: the position of a kind in `kindNames`, and the id of the last finished resource. */
interface Place {
  kind: number;
  after: number;
}

/**
 * The search index of the staff lists: the words of each resource. Increase the number in `rules` when words are
 * folded or cut differently, or when a kind gets more searched fields.
 */
export const searchedResources: Derived<Place> = {
  name: searchedWords,
  rules: () => "2",
  async makePart(context, { kind: index, after } = { kind: 0, after: 0 }) {
    const name = kindNames[index];
    if (!name) return undefined;
    const { searched, html: _, ...columns } = columnsOf(descriptionOf(context, name));
    if (!searched) return { kind: index + 1, after: 0 };
    const rows = await rowsAfter(context.db, name, after, atOnce);
    const { from } = rowsOf<Record<string, unknown>>(name, columns);
    const texts = rows.map((row) => ({ resourceId: row.id, text: searched(from(row)) }));
    await indexResources(context.db, name, texts);
    return rows.length < atOnce ? { kind: index + 1, after: 0 } : { kind: index, after: rows.at(-1).id };
  },
};
