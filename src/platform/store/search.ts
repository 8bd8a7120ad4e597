import { sql, SqliteAdapter, type Generated, type RawBuilder } from "kysely";
import type { Language } from "#src/i18n/language.ts";
import { foldedWords, indexedWords } from "#src/i18n/search-words.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";

/* Words are folded and split here, so that SQLite's FTS5 and PostgreSQL's tsvector find the same. */

declare module "#src/platform/database/database.ts" {
  interface Tables {
    searchEntry: {
      /** Stays the same when the entry is updated. */
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

/** HTML elements must be removed from the text before. */
export const entryOf = ({ kind, resourceId, language }: Entry, text: string) => ({
  kind,
  resourceId,
  language: language ?? ("" as const),
  words: [kindWord(kind), ...indexedWords(text).map(inAscii)].join(" "),
});

/** Replaces the previous words of the resource. */
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

/** Replaces the previous entries. Later resources get later entries. */
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

/** Finds entries with all words or prefixes. Returns undefined without words. */
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

/** Every entry of a kind has this word, and no text contains it. */
const kindWord = (kind: string) => `_kind_${kind.toLowerCase()}`;

/** Encodes other letters, because the databases classify them differently. */
const inAscii = (word: string) =>
  word.replaceAll(/[^a-z0-9]/gu, (letter) => `_${letter.codePointAt(0)!.toString(16)}_`);
