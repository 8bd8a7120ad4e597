import { sql, SqliteAdapter, type Generated, type RawBuilder } from "kysely";
import type { Language } from "#src/i18n/language.ts";
import { foldedWords, indexedWords } from "#src/i18n/search-words.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";

/*
 * What can be searched, of every kind of resource, in the databases' own full-text indexes: SQLite's FTS5 and
 * PostgreSQL's tsvector. Words are folded and cut here, so that both find the same; the databases' own rules of language
 * aren't used. The indexes follow the table by themselves.
 */

declare module "#src/platform/database/database.ts" {
  interface Tables {
    searchEntry: {
      /** Later entries have higher ones, and an entry keeps its own. */
      id: Generated<number>;
      kind: string;
      resourceId: number;
      /** The language of the words; "" when it isn't known. */
      language: Language | "";
      /** The folded words, with a space between them. */
      words: string;
    };
  }
}

interface Entry {
  kind: string;
  resourceId: number;
  language?: Language;
}

/** The row of what is found by this text. @param text in any form; HTML without its elements */
export const entryOf = ({ kind, resourceId, language }: Entry, text: string) => ({
  kind,
  resourceId,
  language: language ?? ("" as const),
  words: [kindWord(kind), ...indexedWords(text).map(inAscii)].join(" "),
});

/** Lets a resource be found by the words of this text, in place of its earlier ones. */
export async function keepSearched(db: Transaction, entry: Entry, text: string): Promise<void> {
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

/** Lets a resource that is removed not be found any more. */
export async function dropSearched(db: Transaction, { kind, resourceId }: Entry): Promise<void> {
  await db.deleteFrom("searchEntry").where("kind", "=", kind).where("resourceId", "=", resourceId).execute();
}

/**
 * Lets resources of a kind be found by the words of these texts, in place of their earlier ones; those that come later
 * have later entries.
 */
export async function makeSearched(
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

/** The entries of a kind that have all of these words, or words that begin with them; undefined for no words. */
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

/** A word that every entry of a kind has, and no text. */
const kindWord = (kind: string) => `_kind_${kind.toLowerCase()}`;

/** Other letters as their numbers, since the databases don't know the same ones. */
const inAscii = (word: string) =>
  word.replaceAll(/[^a-z0-9]/gu, (letter) => `_${letter.codePointAt(0)!.toString(16)}_`);
