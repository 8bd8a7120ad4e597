import { languagesProgress, type CurrentTranslations } from "./current-translations.ts";
import type { Change, Database } from "#src/platform/database/database.ts";
import { sanitize } from "#src/platform/pages/html.ts";
import type { Columns, Stored, StoredThing, ThingKeys } from "./stored.ts";

/*
 * How a thing lies in a row of its table: there and back.
 */

export type Row<Fields> = Stored<Fields> & ThingKeys & { currentTranslations?: string };

/** The rows of one table, and what they hold. */
export interface Rows<Fields> {
  find(db: Database | Change, id: number): Promise<Row<Fields> | undefined>;
  /** The thing that a row holds. */
  from(row: Row<Fields>): Fields & ThingKeys;
  /** That, as staff get it. */
  kept(row: Row<Fields>): StoredThing<Fields>;
  /** Which of its translations are current. */
  currentIn(row: Row<Fields>): CurrentTranslations;
}

// Kysely can't type a table that is only known when called; the fields are checked by the caller's own type.
type AnyTable = Record<"selectFrom" | "insertInto" | "updateTable" | "deleteFrom", (table: string) => any>;
export const anyTable = (db: Database | Change) => db as unknown as AnyTable;

export function rowsOf<Fields>(
  table: string,
  { booleans = [], json = [], html = [], translatable }: Columns<Fields>,
): Rows<Fields> {
  const from: Rows<Fields>["from"] = ({ currentTranslations: _, ...row }) => {
    const thing: Record<string, unknown> = row;
    for (const column of booleans) thing[column as string] = thing[column as string] === 1;
    for (const column of json) thing[column as string] = JSON.parse(thing[column as string] as string);
    for (const column of html as string[]) {
      thing[column] = sanitize(thing[column] as string);
      const translations = thing["translations"] as Record<string, Record<string, string>>;
      for (const words of Object.values(translations))
        if (words[column] !== undefined) words[column] = sanitize(words[column]);
    }
    return thing as Fields & ThingKeys;
  };
  const currentIn: Rows<Fields>["currentIn"] = (row) =>
    JSON.parse(row.currentTranslations ?? "{}") as CurrentTranslations;
  return {
    from,
    currentIn,
    async find(db, id): Promise<Row<Fields> | undefined> {
      return anyTable(db).selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
    },
    kept(row) {
      const thing = from(row);
      if (!translatable) return thing;
      return { ...thing, languages: languagesProgress(thing, translatable, currentIn(row)) };
    },
  };
}

/** The fields that are there. */
export const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Turns fields into a row's values. */
export function toStored(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(defined(fields)).map(([field, value]) => {
      if (typeof value === "boolean") return [field, value ? 1 : 0];
      if (typeof value === "object" && value !== null) return [field, JSON.stringify(value)];
      return [field, value];
    }),
  );
}
