import type { Change, Database, Tables, ThingColumns } from "./database.ts";
import { Problem } from "./problem.ts";

/** How a thing's fields lie in a table: yes and no as 1 and 0, lists and objects as JSON. */
export type Stored<Fields> = {
  [Field in keyof Fields]-?: Fields[Field] extends boolean
    ? number
    : Fields[Field] extends string | number | null
      ? Fields[Field]
      : string;
};

/** A table of things that have these fields. */
export type ThingTable<Fields> = Stored<Fields> & ThingColumns;

/** What a thing has besides its own fields. */
export interface ThingKeys {
  id: number;
  /** Grows by one with each save; the thing's ETag. */
  version: number;
  /** When it was last saved: ISO 8601 in UTC. */
  updatedAt: string;
}

/** Which thing is saved over. */
export interface Target {
  id: number;
  /** The versions that may be saved over; any when left out. */
  ifVersions?: readonly number[] | undefined;
}

/** A part of a list. */
export interface Page {
  limit: number;
  /** The place after which it begins; at the beginning when left out. */
  after?: Place | undefined;
}

/** A place in a list: what the thing there is ordered by, and its id. */
export type Place = readonly [string | number, number];

export interface Listed<Thing> {
  things: Thing[];
  /** Where the next part begins, if there is one. */
  next: Place | undefined;
}

interface Order<Fields> {
  by: keyof Fields;
  direction: "asc" | "desc";
}

type ThingTableName = {
  [Name in keyof Tables]: Tables[Name] extends ThingColumns ? Name : never;
}[keyof Tables];

type Row<Fields> = Stored<Fields> & ThingKeys;

/** The things of one table: the only way from fields to rows and back. */
export interface StoredThings<Fields> {
  /** A row as the thing that it holds. */
  from(row: Row<Fields>): Fields & ThingKeys;
  find(db: Database | Change, id: number): Promise<(Fields & ThingKeys) | undefined>;
  /** @throws Problem not-found */
  get(db: Database | Change, id: number): Promise<Fields & ThingKeys>;
  /**
   * A part of the list, in this order and then by id.
   * @param narrow adds conditions to the query
   */
  list(
    db: Database | Change,
    order: Order<Fields>,
    page: Page,
    narrow?: (query: any) => any,
  ): Promise<Listed<Fields & ThingKeys>>;
  /**
   * Adds a thing, or replaces the fields of the one that is named and raises its version. A field that is undefined
   * stays as it is.
   * @throws Problem not-found when there is no such thing; stale, with the thing as it is now, when it has another version
   */
  save(
    db: Change,
    fields: { [Field in keyof Fields]?: Fields[Field] | undefined },
    at: { target?: Target | undefined; updatedAt: string },
  ): Promise<Fields & ThingKeys>;
}

/**
 * @param columns which of the table's columns hold yes or no, and which JSON
 */
export function storedThings<Fields>(
  table: ThingTableName,
  columns: { booleans?: (keyof Fields)[]; json?: (keyof Fields)[] },
): StoredThings<Fields> {
  // Kysely can't type a table that is only known when called; the fields are checked by the caller's own type.
  type AnyTable = Record<"selectFrom" | "insertInto" | "updateTable", (table: string) => any>;
  const any = (db: Database | Change) => db as unknown as AnyTable;

  const from = (row: Row<Fields>) => {
    const thing: Record<string, unknown> = { ...row };
    for (const column of columns.booleans ?? []) thing[column as string] = thing[column as string] === 1;
    for (const column of columns.json ?? [])
      thing[column as string] = JSON.parse(thing[column as string] as string);
    return thing as Fields & ThingKeys;
  };

  const find: StoredThings<Fields>["find"] = async (db, id) => {
    const row = await any(db).selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
    return row && from(row);
  };

  const get: StoredThings<Fields>["get"] = async (db, id) => {
    const thing = await find(db, id);
    if (!thing) throw new Problem("not-found");
    return thing;
  };

  return {
    from,
    find,
    get,
    async list(db, { by, direction }, { limit, after }, narrow = (query) => query) {
      const column = by as string;
      let query = narrow(any(db).selectFrom(table).selectAll());
      if (after) {
        const beyond = direction === "asc" ? ">" : "<";
        query = query.where(({ eb, refTuple, tuple }: any) =>
          eb(refTuple(column, "id"), beyond, tuple(after[0], after[1])),
        );
      }
      const rows: Row<Fields>[] = await query
        .orderBy(column, direction)
        .orderBy("id", direction)
        .limit(limit + 1)
        .execute();
      const things = rows.slice(0, limit);
      const last = rows.length > limit ? things.at(-1) : undefined;
      return {
        things: things.map(from),
        next: last && [(last as Record<string, unknown>)[column] as string | number, last.id],
      };
    },
    async save(db, fields, { target, updatedAt }) {
      const values = { ...toStored(fields), updatedAt };
      if (!target) {
        const added = { ...values, version: 1 };
        return from(await any(db).insertInto(table).values(added).returningAll().executeTakeFirstOrThrow());
      }
      const { id, ifVersions } = target;
      // A list of no versions matches nothing, which SQL can't say.
      const wanted = ifVersions && (ifVersions.length > 0 ? ifVersions : [0]);
      let update = any(db)
        .updateTable(table)
        .set((eb: any) => ({ ...values, version: eb("version", "+", 1) }))
        .where("id", "=", id);
      if (wanted) update = update.where("version", "in", wanted);
      const row = await update.returningAll().executeTakeFirst();
      if (row) return from(row);
      throw new Problem("stale", { current: await get(db, id) });
    },
  };
}

/** Turns fields into a row's values. */
function toStored(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => {
        if (typeof value === "boolean") return [field, value ? 1 : 0];
        if (typeof value === "object" && value !== null) return [field, JSON.stringify(value)];
        return [field, value];
      }),
  );
}
