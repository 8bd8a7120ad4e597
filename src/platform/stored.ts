import type { ThingColumns, Tables, Change } from "./database.ts";
import { Problem } from "./problem.ts";

/** How a thing's fields lie in a table: yes and no as 1 and 0, lists and objects as JSON. */
export type Stored<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends boolean
    ? number
    : Fields[Field] extends string | number | null
      ? Fields[Field]
      : string;
};

/** A table of things that have these fields. */
export type ThingTable<Fields> = Stored<Fields> & ThingColumns;

type ThingRow<Fields> = Stored<Fields> & { id: number; version: number; updatedAt: string };

/** Turns fields into a row's values. */
function toStored<Fields extends object>(fields: Fields): Stored<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (typeof value === "boolean") return [field, value ? 1 : 0];
      if (typeof value === "object" && value !== null) return [field, JSON.stringify(value)];
      return [field, value];
    }),
  ) as Stored<Fields>;
}

/**
 * Makes the way back for one kind of thing.
 * @param columns which of its columns hold yes or no, and which JSON
 */
export function fromStored<Fields>(columns: { booleans?: (keyof Fields)[]; json?: (keyof Fields)[] }) {
  return (row: ThingRow<Fields>): Fields & { id: number; updatedAt: string } => {
    const { version: _version, ...thing } = row as Record<string, unknown>;
    for (const column of columns.booleans ?? []) thing[column as string] = thing[column as string] === 1;
    for (const column of columns.json ?? [])
      thing[column as string] = JSON.parse(thing[column as string] as string);
    return thing as Fields & { id: number; updatedAt: string };
  };
}

type ThingTableName = {
  [Name in keyof Tables]: Tables[Name] extends ThingColumns ? Name : never;
}[keyof Tables];

/**
 * Adds a thing's row, or replaces the one with this id and raises its version.
 * @throws Problem not-found when there is no row with this id
 */
export async function saveRow<Fields>(
  db: Change,
  table: ThingTableName,
  fields: Fields & object,
  { id, updatedAt }: { id: number | undefined; updatedAt: string },
): Promise<ThingRow<Fields>> {
  // Kysely can't type a table that is only known when called; the fields are checked by the caller's own type.
  const anyTable = db as unknown as Change & {
    insertInto(table: string): any;
    updateTable(table: string): any;
  };
  const values = { ...toStored(fields), updatedAt };
  const row =
    id === undefined
      ? await anyTable
          .insertInto(table)
          .values({ ...values, version: 1 })
          .returningAll()
          .executeTakeFirst()
      : await anyTable
          .updateTable(table)
          .set((eb: any) => ({ ...values, version: eb("version", "+", 1) }))
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row as ThingRow<Fields>;
}
