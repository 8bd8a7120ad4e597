import type { LanguagesProgress, OtherLanguage, Translatable } from "#src/i18n/translation.ts";
import type { Context } from "#src/platform/context.ts";
import type { Transaction, Database, Tables, ResourceColumns } from "#src/platform/database/database.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { changesOf } from "./stored-changes.ts";
import { anyTable, rowsOf, type Row } from "./stored-rows.ts";

/** How a resource's fields lie in a table: yes and no as 1 and 0, lists and objects as JSON. */
export type Stored<Fields> = {
  [Field in keyof Fields]-?: Fields[Field] extends boolean
    ? number
    : Fields[Field] extends string | number | null
      ? Fields[Field]
      : string;
};

/** A table of resources that have these fields. */
export type ResourceTable<Fields> = Stored<Fields> & ResourceColumns;

/** What a resource has besides its own fields. */
export interface ResourceKeys {
  id: number;
  /** Grows by one with each save; the resource's ETag. */
  version: number;
  /** When it was last saved: ISO 8601 in UTC. */
  updatedAt: string;
}

/** A resource as staff get it. */
export type StoredResource<Fields> = Fields &
  ResourceKeys & {
    /** How far its translations are; for resources that are translated. */
    languages?: LanguagesProgress | undefined;
  };

/** Which resource is saved over. */
export interface Target {
  id: number;
  /** The versions that may be saved over, 0 for one that isn't there; any when left out. */
  ifVersions?: readonly number[] | undefined;
  /** The languages whose words staff say are up to date as they are. */
  confirmed?: readonly OtherLanguage[] | undefined;
  /** It is restored as it was once; one that was removed comes again under its id. */
  isRestored?: boolean;
  /** The translations that were current then, as history has them. */
  currentTranslations?: string | null;
  /** All its fields as they were then, also those that staff don't write. */
  remembered?: Record<string, unknown>;
  /** It is put where it can be restored from, though it stays in its table. */
  isRemoved?: boolean;
  /** It is there from the start, but nobody has written it yet. */
  orAdd?: boolean;
}

/** A part of a list. */
export interface Paging {
  limit: number;
  /** The place after which it begins; at the beginning when left out. */
  after?: Cursor | undefined;
}

/** A place in a list: what the resource there is ordered by, and its id. */
export type Cursor = readonly [string | number, number];

export interface Listed<Resource> {
  items: Resource[];
  /** Where the next part begins, if there is one. */
  next: Cursor | undefined;
}

export const wrongCursor = "must come from the Link header of the part before";

/**
 * Makes sure that a place, which anybody can make up, is one of a list that is ordered by texts, or by numbers.
 * @throws Problem invalid-fields
 */
export function expectCursor(place: Cursor | undefined, by: "text" | "number"): void {
  const isOne = !place || (typeof place[0] === "number") === (by === "number");
  if (!isOne) throw new Problem("invalid-fields", { errors: [{ field: "cursor", message: wrongCursor }] });
}

interface Order<Fields> {
  by: keyof Fields | "id";
  /** What that column holds. */
  of: "text" | "number";
  direction: "asc" | "desc";
}

type ResourceTableName = {
  [Name in keyof Tables]: Tables[Name] extends ResourceColumns ? Name : never;
}[keyof Tables];

/** What a table holds of its resources besides plain values. */
export interface Columns<Fields> {
  /** Columns that hold yes or no. */
  booleans?: (keyof Fields)[];
  /** Columns that hold JSON. */
  json?: (keyof Fields)[];
  translatable?: Translatable;
  /** Columns that hold HTML from staff, here and in the translations: cleaned whenever they are read. */
  html?: (keyof Fields)[];
  /** The only fields that history may remember, where the others are a guest's own; all of them when left out. */
  remembered?: (keyof Fields)[];
  /** Of the others, those of which history says that they changed, by name: never what they were or are. */
  named?: (keyof Fields)[];
}

/** The resources of one table: the only way from fields to rows and back. */
export interface StoredResources<Fields> {
  /** A row as the resource that it holds. */
  from(row: Row<Fields>): Fields & ResourceKeys;
  find(db: Database | Transaction, id: number): Promise<StoredResource<Fields> | undefined>;
  /** @throws Problem not-found */
  get(db: Database | Transaction, id: number): Promise<StoredResource<Fields>>;
  /**
   * The resource that is named, if its version may be saved over.
   * @throws Problem not-found; stale, with the resource as it is now
   */
  expect(db: Transaction, target: Pick<Target, "id" | "ifVersions">): Promise<StoredResource<Fields>>;
  /**
   * A part of the list, in this order and then by id.
   * @param narrow adds conditions to the query
   */
  list(
    db: Database | Transaction,
    order: Order<Fields>,
    page: Paging,
    narrow?: (query: any) => any,
  ): Promise<Listed<StoredResource<Fields>>>;
  /** The same for guests, who aren't told how far translations are. */
  listForGuests(
    db: Database | Transaction,
    order: Order<Fields>,
    page: Paging,
    narrow: (query: any) => any,
  ): Promise<Listed<Fields & ResourceKeys>>;
  /**
   * Adds a resource, or replaces the fields of the one that is named and raises its version. A field that is undefined
   * stays as it is. History remembers it.
   * @param copied what a new resource began as: a text changed since then leaves its translations outdated
   * @throws Problem not-found when there is no such resource; stale, with the resource as it is now, when it has another version
   */
  save(
    context: Writer,
    fields: { [Field in keyof Fields]?: Fields[Field] | undefined },
    target?: Target,
    copied?: { id: number },
  ): Promise<StoredResource<Fields>>;
  /**
   * Puts resources in another order: those that are named change places among themselves, and all others stay where
   * they are. Each that gets another number for it gets a version too, and history remembers it.
   * @param ids the resources in their new order; what isn't there any more is left out
   * @returns the ids of those that are there, in that order
   */
  reorder(context: Writer, ids: readonly number[]): Promise<number[]>;
  /**
   * Removes a resource; history remembers what it was.
   * @throws Problem not-found, stale
   */
  remove(context: Writer, target: Target): Promise<void>;
}

/** What a write needs of the context: the change it is part of, who writes, and when. */
export type Writer = Pick<Context, "now" | "user"> & { db: Transaction };

/** How the resources of a table are read and written. */
export function storedResources<Fields>(
  table: ResourceTableName,
  columns: Columns<Fields>,
): StoredResources<Fields> {
  const rows = rowsOf(table, columns);
  const find: StoredResources<Fields>["find"] = async (db, id) => {
    const row = await rows.find(db, id);
    return row && rows.resourceOf(row);
  };
  const listRows = async (
    db: Database | Transaction,
    { by, of, direction }: Order<Fields>,
    { limit, after }: Paging,
    narrow: (query: any) => any = (query) => query,
  ): Promise<Listed<Row<Fields>>> => {
    expectCursor(after, of);
    const column = by as string;
    let query = narrow(anyTable(db).selectFrom(table).selectAll());
    if (after) {
      const beyond = direction === "asc" ? ">" : "<";
      query = query.where(({ eb, refTuple, tuple }: any) =>
        eb(refTuple(column, "id"), beyond, tuple(after[0], after[1])),
      );
    }
    const found: Row<Fields>[] = await query
      .orderBy(column, direction)
      .orderBy("id", direction)
      .limit(limit + 1)
      .execute();
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown,
      next: last && [(last as Record<string, unknown>)[column] as string | number, last.id],
    };
  };
  return {
    from: rows.from,
    find,
    async get(db, id) {
      const resource = await find(db, id);
      if (!resource) throw new Problem("not-found");
      return resource;
    },
    async list(...asked) {
      const { items, next } = await listRows(...asked);
      return { items: items.map(rows.resourceOf), next };
    },
    async listForGuests(...asked) {
      const { items, next } = await listRows(...asked);
      return { items: items.map(rows.from), next };
    },
    ...changesOf(table, columns, rows),
  };
}
