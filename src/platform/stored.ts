import type { LanguagesProgress, OtherLanguage, Translatable } from "#src/i18n/translation.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Context } from "./context.ts";
import { currentAfter, languagesProgress, type CurrentTranslations } from "./current-translations.ts";
import type { Change, Database, Tables, ThingColumns } from "./database.ts";
import { recordChange, type HistoryAction, type ThingState } from "./history.ts";
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

/** A thing as staff get it. */
export type StoredThing<Fields> = Fields &
  ThingKeys & {
    /** How far its translations are; for things that are translated. */
    languages?: LanguagesProgress | undefined;
  };

/** Which thing is saved over. */
export interface Target {
  id: number;
  /** The versions that may be saved over; any when left out. */
  ifVersions?: readonly number[] | undefined;
  /** The languages whose words staff say are up to date as they are. */
  confirmed?: readonly OtherLanguage[] | undefined;
  /** It is had back as it was once; one that was removed comes again under its id. */
  isRestored?: boolean;
  /** The translations that were current then, as history has them. */
  currentTranslations?: string | null;
  /** It is put where it can be had back from, though it stays in its table. */
  isRemoved?: boolean;
  /** It is there from the start, but nobody has written it yet. */
  orAdd?: boolean;
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
  by: keyof Fields | "id";
  direction: "asc" | "desc";
}

type ThingTableName = {
  [Name in keyof Tables]: Tables[Name] extends ThingColumns ? Name : never;
}[keyof Tables];

type Row<Fields> = Stored<Fields> & ThingKeys & { currentTranslations?: string };

/** What a table holds of its things besides plain values. */
interface Columns<Fields> {
  /** Columns that hold yes or no. */
  booleans?: (keyof Fields)[];
  /** Columns that hold JSON. */
  json?: (keyof Fields)[];
  translatable?: Translatable;
  /** The only fields that history may remember, where the others are a guest's own; all of them when left out. */
  remembered?: (keyof Fields)[];
}

/** The things of one table: the only way from fields to rows and back. */
export interface StoredThings<Fields> {
  /** A row as the thing that it holds. */
  from(row: Row<Fields>): Fields & ThingKeys;
  find(db: Database | Change, id: number): Promise<StoredThing<Fields> | undefined>;
  /** @throws Problem not-found */
  get(db: Database | Change, id: number): Promise<StoredThing<Fields>>;
  /**
   * A part of the list, in this order and then by id.
   * @param narrow adds conditions to the query
   */
  list(
    db: Database | Change,
    order: Order<Fields>,
    page: Page,
    narrow?: (query: any) => any,
  ): Promise<Listed<StoredThing<Fields>>>;
  /**
   * Adds a thing, or replaces the fields of the one that is named and raises its version. A field that is undefined
   * stays as it is. History remembers it.
   * @param copied what a new thing began as: a text changed since then leaves its translations outdated
   * @throws Problem not-found when there is no such thing; stale, with the thing as it is now, when it has another version
   */
  save(
    context: Writer,
    fields: { [Field in keyof Fields]?: Fields[Field] | undefined },
    target?: Target,
    copied?: { id: number },
  ): Promise<StoredThing<Fields>>;
  /**
   * Removes a thing; history remembers what it was.
   * @throws Problem not-found, stale
   */
  remove(context: Writer, target: Target): Promise<void>;
}

/** What a write needs of the context: the change it is part of, who writes, and when. */
export type Writer = Pick<Context, "now" | "user"> & { db: Change };

/** How the things of a table are read and written. */
export function storedThings<Fields>(
  table: ThingTableName,
  { booleans = [], json = [], translatable, remembered }: Columns<Fields>,
): StoredThings<Fields> {
  // Kysely can't type a table that is only known when called; the fields are checked by the caller's own type.
  type AnyTable = Record<"selectFrom" | "insertInto" | "updateTable" | "deleteFrom", (table: string) => any>;
  const any = (db: Database | Change) => db as unknown as AnyTable;

  const from = ({ currentTranslations: _, ...row }: Row<Fields>) => {
    const thing: Record<string, unknown> = row;
    for (const column of booleans) thing[column as string] = thing[column as string] === 1;
    for (const column of json) thing[column as string] = JSON.parse(thing[column as string] as string);
    return thing as Fields & ThingKeys;
  };
  const currentIn = (row: Row<Fields>) => JSON.parse(row.currentTranslations ?? "{}") as CurrentTranslations;
  const kept = (row: Row<Fields>): StoredThing<Fields> => {
    const thing = from(row);
    if (!translatable) return thing;
    return { ...thing, languages: languagesProgress(thing, translatable, currentIn(row)) };
  };

  const findRow = async (db: Database | Change, id: number): Promise<Row<Fields> | undefined> =>
    any(db).selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  const find: StoredThings<Fields>["find"] = async (db, id) => {
    const row = await findRow(db, id);
    return row && kept(row);
  };
  const get: StoredThings<Fields>["get"] = async (db, id) => {
    const thing = await find(db, id);
    if (!thing) throw new Problem("not-found");
    return thing;
  };

  /** The row of this id, if its version may be saved over. */
  async function expectRow(db: Change, { id, ifVersions, isRestored, orAdd }: Target) {
    const row = await findRow(db, id);
    if (!row && (isRestored || orAdd)) return undefined;
    if (!row) throw new Problem("not-found");
    if (ifVersions && !ifVersions.includes(row.version)) throw new Problem("stale", { current: kept(row) });
    return row;
  }

  async function remember(writer: Writer, action: HistoryAction, row: Row<Fields>, before?: Row<Fields>) {
    const stateOf = (of: Row<Fields>): ThingState => {
      const { id: _id, version, updatedAt, ...all } = from(of) as Record<string, unknown> & ThingKeys;
      const fields = remembered
        ? Object.fromEntries(remembered.map((field) => [field, all[field as string]]))
        : all;
      return { version, updatedAt, fields, currentTranslations: of.currentTranslations ?? null };
    };
    await recordChange(writer.db, {
      thing: table,
      thingId: row.id,
      action,
      before: before && stateOf(before),
      state: stateOf(row),
      isWhole: !remembered,
      user: writer.user,
      at: toStoredInstant(writer.now()),
    });
  }

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
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        things: shown.map(kept),
        next: last && [(last as Record<string, unknown>)[column] as string | number, last.id],
      };
    },
    async save(writer, fields, target, copied) {
      const { db } = writer;
      const before = target && (await expectRow(db, target));
      const values: Record<string, unknown> = {
        ...toStored(fields),
        updatedAt: toStoredInstant(writer.now()),
      };
      if (translatable) {
        const origin = before ?? (copied && (await findRow(db, copied.id)));
        const thingBefore = origin && { thing: from({ ...origin }), current: currentIn(origin) };
        const thing = before ? { ...thingBefore?.thing, ...defined(fields) } : fields;
        values["currentTranslations"] =
          target?.currentTranslations ??
          JSON.stringify(currentAfter(thing, translatable, thingBefore, target?.confirmed));
      }
      const row: Row<Fields> | undefined = before
        ? await any(db)
            .updateTable(table)
            .set({ ...values, version: before.version + 1 })
            .where("id", "=", before.id)
            .where("version", "=", before.version)
            .returningAll()
            .executeTakeFirst()
        : await any(db)
            .insertInto(table)
            .values({ ...values, ...(target && { id: target.id }), version: await firstVersion(db, target) })
            .returningAll()
            .executeTakeFirstOrThrow();
      if (!row) throw new Problem("stale", { current: await get(db, before!.id) });
      await remember(writer, actionOf(target, before !== undefined), row, before);
      return kept(row);
    },
    async remove(writer, target) {
      const row = (await expectRow(writer.db, target))!;
      await any(writer.db).deleteFrom(table).where("id", "=", row.id).execute();
      await remember(writer, "removed", row);
    },
  };

  /** One more than any it had, so that no ETag ever stands for two states. */
  async function firstVersion(db: Change, target: Target | undefined): Promise<number> {
    if (!target) return 1;
    const { last } = await db
      .selectFrom("historyEntry")
      .select(({ fn }) => fn.max<number | null>("version").as("last"))
      .where("thing", "=", table)
      .where("thingId", "=", target.id)
      .executeTakeFirstOrThrow();
    return (last ?? 0) + 1;
  }
}

function actionOf(target: Target | undefined, isThere: boolean): HistoryAction {
  if (target?.isRestored) return "restored";
  if (target?.isRemoved) return "removed";
  return isThere ? "changed" : "added";
}

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Turns fields into a row's values. */
function toStored(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(defined(fields)).map(([field, value]) => {
      if (typeof value === "boolean") return [field, value ? 1 : 0];
      if (typeof value === "object" && value !== null) return [field, JSON.stringify(value)];
      return [field, value];
    }),
  );
}
