import type { SelectQueryBuilder } from "kysely";
import type { LanguagesProgress, LanguageState, OtherLanguage, Translatable } from "#src/i18n/translation.ts";
import type { Context } from "#src/platform/context.ts";
import type { Transaction, Database, Tables, ResourceColumns } from "#src/platform/database/database.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { ListOrder } from "./list-order.ts";

/** The column types of fields: booleans as 1 and 0, lists and objects as JSON. */
export type Stored<Fields> = {
  [Field in keyof Fields]-?: Fields[Field] extends boolean
    ? number
    : Fields[Field] extends string | number | null
      ? Fields[Field]
      : string;
};

export type ResourceTable<Fields> = Stored<Fields> & ResourceColumns;

/** The fields that every resource has. */
export interface ResourceKeys {
  id: number;
  /** Increments with each save; the resource's ETag. */
  version: number;
  /** When it was last saved: ISO 8601 in UTC. */
  updatedAt: string;
}

/** A resource as staff read it. */
export type StoredResource<Fields> = Fields &
  ResourceKeys & {
    /** Its translation progress; only for translated resources. */
    languages?: LanguagesProgress | undefined;
  };

export interface Target {
  id: number;
  /** The versions that may be replaced, 0 for a resource that doesn't exist yet; any version when left out. */
  ifVersions?: readonly number[] | undefined;
  /** The languages that staff confirm as up to date. */
  confirmed?: readonly OtherLanguage[] | undefined;
  /** True for a restore. A removed resource gets its old id again. */
  isRestored?: boolean;
  /** The current translations of the restored state, from history. */
  currentTranslations?: string | null;
  /** All fields of the restored state, including those that staff don't write. */
  remembered?: Record<string, unknown>;
  /** True for a removal that leaves the row in its table, so that it can be restored. */
  isRemoved?: boolean;
  /** True for a resource that always exists for readers, but may have no row yet. */
  orAdd?: boolean;
}

export interface Paging {
  limit: number;
  /** The place before this page; left out for the first page. */
  after?: Cursor | undefined;
}

/** A place in a list: the values of the ordering columns, and the resource's id. */
export type Cursor = readonly [...values: (string | number)[], id: number];

export interface Listed<Resource> {
  items: Resource[];
  /** The place before the next page; undefined on the last page. */
  next: Cursor | undefined;
}

export const wrongCursor = "must come from the Link header of the part before";

/** Checks the types of a client's cursor against the ordering columns. @throws Problem invalid-fields */
export function expectCursor(place: Cursor | undefined, ...by: ("string" | "number")[]): void {
  const isOne = !place || [...by, "number"].join() === place.map((value) => typeof value).join();
  if (!isOne) throw new Problem("invalid-fields", { errors: [{ field: "cursor", message: wrongCursor }] });
}

export type ResourceTableName = {
  [Name in keyof Tables]: Tables[Name] extends ResourceColumns ? Name : never;
}[keyof Tables];

export interface Columns<Fields> {
  booleans?: (keyof Fields)[];
  json?: (keyof Fields)[];
  translatable?: Translatable;
  /** Columns with HTML from staff, also in translations. Every reading sanitizes it, except `listRows`. */
  html?: (keyof Fields)[];
  /** The fields that history records if the others are a guest's data; all when left out. */
  remembered?: (keyof Fields)[];
  /** Further fields whose changes history records without values. */
  named?: (keyof Fields)[];
  /** Returns the text for the search index, updated with every write. Left out for kinds without search. */
  searched?: (resource: Fields & ResourceKeys) => string;
}

/** A stored resource as a row. */
export type Row<Fields> = Stored<Fields> & ResourceKeys & { currentTranslations?: string };

/** Reads and writes the resources of one table. All access goes through here. */
export interface StoredResources<Fields> {
  from(row: Row<Fields>): Fields & ResourceKeys;
  find(db: Database | Transaction, id: number): Promise<StoredResource<Fields> | undefined>;
  /** @throws Problem not-found */
  get(db: Database | Transaction, id: number): Promise<StoredResource<Fields>>;
  /** Returns the target if its version may be replaced. @throws Problem not-found; stale with the current resource */
  expect(db: Transaction, target: Pick<Target, "id" | "ifVersions">): Promise<StoredResource<Fields>>;
  /** Lists a page in the given order, and then by id. @param narrow adds conditions to the query */
  list(
    db: Database | Transaction,
    order: ListOrder,
    page: Paging,
    narrow?: Narrow<Fields>,
  ): Promise<Listed<StoredResource<Fields>>>;
  /** Lists the same for the rows of a staff list, with the state of translations. HTML isn't sanitized. */
  listRows(
    db: Database | Transaction,
    order: ListOrder,
    page: Paging,
    narrow: Narrow<Fields>,
  ): Promise<Listed<InList<Fields>>>;
  /** Lists the same for visitors, without translation progress. */
  listForGuests(
    db: Database | Transaction,
    order: ListOrder,
    page: Paging,
    narrow: Narrow<Fields>,
  ): Promise<Listed<Fields & ResourceKeys>>;
  /**
   * Adds a resource, or replaces fields of the target and raises its version. Undefined fields stay as they are.
   * History records the change.
   * @param copied the original of a new copy: translations of texts that were changed since are outdated
   * @throws Problem not-found when the target doesn't exist; stale with the current resource when it has another
   * version
   */
  save(
    context: Writer,
    fields: { [Field in keyof Fields]?: Fields[Field] | undefined },
    target?: Target,
    copied?: { id: number },
  ): Promise<StoredResource<Fields>>;
  /** Returns the row that `save` would write, with a predicted id if it is new. @throws Problem as `save` */
  unsaved(
    context: Pick<Context, "db" | "now">,
    fields: { [Field in keyof Fields]?: Fields[Field] | undefined },
    target?: Target,
  ): Promise<Row<Fields>>;
  /**
   * Reorders resources. They swap places among themselves; all others stay. A resource with a new position gets a new
   * version, and history records it.
   * @param ids the new order; missing resources are ignored
   * @returns the ids of those that exist, in that order
   */
  reorder(context: Writer, ids: readonly number[]): Promise<number[]>;
  /** Removes a resource. History records its last state. @throws Problem not-found, stale */
  remove(context: Writer, target: Target): Promise<void>;
}

export type InList<Fields> = Fields &
  ResourceKeys & {
    /** The state of each translation; only for translated resources. */
    languages?: Record<OtherLanguage, LanguageState>;
  };

export type Narrow<Fields> = <Result>(
  query: SelectQueryBuilder<{ resources: ResourceTable<Fields> }, "resources", Result>,
) => SelectQueryBuilder<{ resources: ResourceTable<Fields> }, "resources", Result>;

/** The context of a write: its transaction, its author and the clock. */
export type Writer = Pick<Context, "now" | "user"> & { db: Transaction };
