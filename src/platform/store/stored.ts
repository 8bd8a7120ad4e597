import type { SelectQueryBuilder } from "kysely";
import type { LanguagesProgress, LanguageState, OtherLanguage, Translatable } from "#src/i18n/translation.ts";
import type { Context } from "#src/platform/context.ts";
import type { Transaction, Database, Tables, ResourceColumns } from "#src/platform/database/database.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inOrder, isBeyond, type ListOrder } from "./list-order.ts";
import { changesOf } from "./stored-changes.ts";
import { anyTable, rowsOf, type Row } from "./stored-rows.ts";

/** How fields are stored in a table: yes and no as 1 and 0, lists and objects as JSON. */
export type Stored<Fields> = {
  [Field in keyof Fields]-?: Fields[Field] extends boolean
    ? number
    : Fields[Field] extends string | number | null
      ? Fields[Field]
      : string;
};

/** A table of resources with these fields. */
export type ResourceTable<Fields> = Stored<Fields> & ResourceColumns;

/** What every resource has besides its own fields. */
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
    /** How complete its translations are; only for resources that are translated. */
    languages?: LanguagesProgress | undefined;
  };

/** The resource that a save or removal is for. */
export interface Target {
  id: number;
  /** The versions that may be saved over, 0 for a resource that doesn't exist yet; any version when left out. */
  ifVersions?: readonly number[] | undefined;
  /** The languages that staff confirm as up to date. */
  confirmed?: readonly OtherLanguage[] | undefined;
  /** It is restored to an earlier state; a removed resource gets its old id again. */
  isRestored?: boolean;
  /** The translations that were current in the restored state, as history has them. */
  currentTranslations?: string | null;
  /** All fields of the restored state, also those that staff don't write. */
  remembered?: Record<string, unknown>;
  /** It is marked as removed, but stays in its table and can be restored. */
  isRemoved?: boolean;
  /** It always exists for readers, but may not have been saved yet. */
  orAdd?: boolean;
}

/** A part of a list. */
export interface Paging {
  limit: number;
  /** The part begins after this place; at the start of the list when left out. */
  after?: Cursor | undefined;
}

/** A place in a list: the values that the list is ordered by, and the id of the resource there. */
export type Cursor = readonly [...values: (string | number)[], id: number];

export interface Listed<Resource> {
  items: Resource[];
  /** Where the next part begins; undefined for the last part. */
  next: Cursor | undefined;
}

export const wrongCursor = "must come from the Link header of the part before";

/**
 * Checks a place that a client sent: its values must be of the types that the list is ordered by.
 * @throws Problem invalid-fields
 */
export function expectCursor(place: Cursor | undefined, ...by: ("string" | "number")[]): void {
  const isOne = !place || [...by, "number"].join() === place.map((value) => typeof value).join();
  if (!isOne) throw new Problem("invalid-fields", { errors: [{ field: "cursor", message: wrongCursor }] });
}

type ResourceTableName = {
  [Name in keyof Tables]: Tables[Name] extends ResourceColumns ? Name : never;
}[keyof Tables];

/** The columns of a table that don't hold plain values. */
export interface Columns<Fields> {
  /** Columns that hold yes or no. */
  booleans?: (keyof Fields)[];
  /** Columns that hold JSON. */
  json?: (keyof Fields)[];
  translatable?: Translatable;
  /** Columns with HTML from staff, also in the translations. It is cleaned whenever it is read. */
  html?: (keyof Fields)[];
  /** The fields that history may record, when the others belong to a guest; all of them when left out. */
  remembered?: (keyof Fields)[];
  /** Other fields for which history records that they changed, but never their values. */
  named?: (keyof Fields)[];
  /** The text by which a search finds one; kept with every write. Left out where none finds it. */
  searched?: (resource: Fields & ResourceKeys) => string;
}

/** The resources of one table. All reading and writing of them goes through here. */
export interface StoredResources<Fields> {
  /** Turns a row into its resource. */
  from(row: Row<Fields>): Fields & ResourceKeys;
  find(db: Database | Transaction, id: number): Promise<StoredResource<Fields> | undefined>;
  /** @throws Problem not-found */
  get(db: Database | Transaction, id: number): Promise<StoredResource<Fields>>;
  /**
   * Gets the resource that is named, if its version may be saved over.
   * @throws Problem not-found; stale, with the resource as it is now
   */
  expect(db: Transaction, target: Pick<Target, "id" | "ifVersions">): Promise<StoredResource<Fields>>;
  /** Gets a part of the list, in the given order and then by id. @param narrow adds conditions to the query */
  list(
    db: Database | Transaction,
    order: ListOrder,
    page: Paging,
    narrow?: Narrow<Fields>,
  ): Promise<Listed<StoredResource<Fields>>>;
  /** The same list for rows that show a little of each, with how far each language is. HTML isn't cleaned. */
  listRows(
    db: Database | Transaction,
    order: ListOrder,
    page: Paging,
    narrow: Narrow<Fields>,
  ): Promise<Listed<InList<Fields>>>;
  /** The same list for guests, without the progress of translations. */
  listForGuests(
    db: Database | Transaction,
    order: ListOrder,
    page: Paging,
    narrow: Narrow<Fields>,
  ): Promise<Listed<Fields & ResourceKeys>>;
  /**
   * Adds a resource, or replaces the fields of the target and raises its version. A field that is undefined stays as
   * it is. History records the change.
   * @param copied the resource that a new one was copied from: translations of texts that were changed since count as
   * outdated
   * @throws Problem not-found when there is no such resource; stale, with the resource as it is now, when it has
   * another version
   */
  save(
    context: Writer,
    fields: { [Field in keyof Fields]?: Fields[Field] | undefined },
    target?: Target,
    copied?: { id: number },
  ): Promise<StoredResource<Fields>>;
  /**
   * The row that `save` would write, for a new resource with the id that is next.
   * @throws Problem not-found when there is no such resource
   */
  unsaved(
    context: Pick<Context, "db" | "now">,
    fields: { [Field in keyof Fields]?: Fields[Field] | undefined },
    target?: Target,
  ): Promise<Row<Fields>>;
  /**
   * Puts resources in another order. They change places among themselves; all others stay where they are. A resource
   * that gets another position gets a new version, and history records it.
   * @param ids the resources in their new order; those that don't exist any more are left out
   * @returns the ids of those that exist, in that order
   */
  reorder(context: Writer, ids: readonly number[]): Promise<number[]>;
  /** Removes a resource; history records what it was. @throws Problem not-found, stale */
  remove(context: Writer, target: Target): Promise<void>;
}

/** A resource for a row of a list. */
export type InList<Fields> = Fields &
  ResourceKeys & {
    /** How far each translation is; only for resources that are translated. */
    languages?: Record<OtherLanguage, LanguageState>;
  };

/** Adds conditions to a query of a table of resources with these fields. */
type Narrow<Fields> = <Result>(
  query: SelectQueryBuilder<{ resources: ResourceTable<Fields> }, "resources", Result>,
) => SelectQueryBuilder<{ resources: ResourceTable<Fields> }, "resources", Result>;

/** What a write needs of the context: its transaction, who writes, and when. */
export type Writer = Pick<Context, "now" | "user"> & { db: Transaction };

/** The place of a row in a list. */
const placeOf = (row: { id: number }, order: ListOrder): Cursor => [
  ...order.map(({ by }) => (row as Record<string, unknown>)[by] as string | number),
  row.id,
];

/** Reads and writes the resources of a table. */
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
    order: ListOrder,
    { limit, after }: Paging,
    narrow: Narrow<Fields> = (query) => query,
  ): Promise<Listed<Row<Fields>>> => {
    expectCursor(after, ...order.map(({ of }) => of));
    let ids: any = narrow(anyTable(db).selectFrom(table).select("id"));
    if (after) ids = ids.where((eb: any) => isBeyond(eb, order, after));
    // Whole rows are read only of those that are wanted: texts are long, and an index has the rest.
    const wanted = inOrder(ids, order).limit(limit + 1);
    const found: Row<Fields>[] = await inOrder(
      anyTable(db).selectFrom(table).selectAll().where("id", "in", wanted),
      order,
    ).execute();
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown,
      next: last && placeOf(last, order),
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
    async listRows(...asked) {
      const { items, next } = await listRows(...asked);
      return { items: items.map(rows.inListOf), next };
    },
    async listForGuests(...asked) {
      const { items, next } = await listRows(...asked);
      return { items: items.map(rows.from), next };
    },
    ...changesOf(table, columns, rows),
  };
}
