import { sql, SqliteAdapter, type Generated, type RawBuilder } from "kysely";
import type { Language } from "#src/i18n/language.ts";
import { foldedWords, indexedWords } from "#src/i18n/search-words.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";

/* The site folds and splits words itself, so that SQLite's FTS5 and PostgreSQL's tsvector find the same entries. */

declare module "#src/platform/database/database.ts" {
  interface Tables {
    searchEntry: {
      /** The entry's id, which doesn't change when the entry is updated. */
      id: Generated<number>;
      kind: string;
      resourceId: number;
      language: Language | "";
      /** Folded words, separated by spaces. */
      words: string;
    };
  }
}

interface Entry {
  kind: string;
  resourceId: number;
  language?: Language;
}

/** Returns the entry for a text. The text must not contain HTML elements. */
export const entryOf = ({ kind, resourceId, language }: Entry, text: string) => ({
  kind,
  resourceId,
  language: language ?? ("" as const),
  words: [kindWord(kind), ...indexedWords(text).map(inAscii)].join(" "),
});

/** Adds the words of a resource to the index, or replaces its previous words. */
export async function indexText(db: Transaction, entry: Entry, text: string): Promise<void> {
  const { words, ...key } = entryOf(entry, text);
  const { numUpdatedRows } = await db
    .updateTable("searchEntry")
    .set({ words })
    .where((each) => each.and(key))
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await db
      .insertInto("searchEntry")
      .values({ ...key, words })
      .execute();
}

export async function removeFromIndex(db: Transaction, { kind, resourceId }: Entry): Promise<void> {
  await db.deleteFrom("searchEntry").where("kind", "=", kind).where("resourceId", "=", resourceId).execute();
}

/** Replaces the entries of these resources. The entries get increasing ids in the order of the list. */
export async function indexResources(
  db: Transaction,
  kind: string,
  resources: readonly { resourceId: number; text: string }[],
): Promise<void> {
  if (resources.length === 0) return;
  const ids = resources.map(({ resourceId }) => resourceId);
  await db.deleteFrom("searchEntry").where("kind", "=", kind).where("resourceId", "in", ids).execute();
  const entries = resources.map(({ resourceId, text }) => entryOf({ kind, resourceId }, text));
  await db.insertInto("searchEntry").values(entries).execute();
}

/** Returns a query for a kind's entries that match all words of a search, or undefined without words. */
export function searchFor(
  db: Database | Transaction,
  kind: string,
  search: string,
): RawBuilder<{ id: number; resourceId: number }> | undefined {
  const words = foldedWords(search).map(inAscii);
  if (words.length === 0) return undefined;
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    const query = [`"${kindWord(kind)}"`, ...words.map((word) => `"${word}" *`)].join(" AND ");
    return sql`select "searchIndex"."rowid" as "id", "searchEntry"."resourceId"
      from "searchIndex" cross join "searchEntry" on "searchEntry"."id" = "searchIndex"."rowid"
      where "searchIndex" match ${query}`;
  }
  const query = [`'${kindWord(kind)}'`, ...words.map((word) => `'${word}':*`)].join(" & ");
  return sql`select "id", "resourceId" from "searchEntry"
    where "vector" @@ ${query}::tsquery`;
}

/** Returns a word that every entry of a kind has. No text contains this word. */
const kindWord = (kind: string) => `_kind_${kind.toLowerCase()}`;

/** Encodes letters outside ASCII, because the databases classify these letters differently. */
const inAscii = (word: string) =>
  word.replaceAll(/[^a-z0-9]/gu, (letter) => `_${letter.codePointAt(0)!.toString(16)}_`);
