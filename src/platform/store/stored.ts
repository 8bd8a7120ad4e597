import type { SelectQueryBuilder } from "kysely";
import type { LanguagesProgress, LanguageState, OtherLanguage, Translatable } from "#src/i18n/translation.ts";
import type { Context } from "#src/platform/context.ts";
import type { Transaction, Database, Tables, ResourceColumns } from "#src/platform/database/database.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { ListOrder } from "./list-order.ts";

/** The column types of a kind's fields. Booleans are stored as 1 and 0, lists and objects as JSON. */
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
  /** The number of the resource's version. Each save increases the number. The ETag contains the number. */
  version: number;
  /** The time of the last save, ISO 8601 in UTC. */
  updatedAt: string;
}

/** A resource as staff read it. */
export type StoredResource<Fields> = Fields &
  ResourceKeys & {
    /** The progress of the translations. Only translated resources have this field. */
    languages?: LanguagesProgress | undefined;
  };

export interface Target {
  id: number;
  /** The versions that may be replaced; any version when left out. 0 stands for a resource that doesn't exist yet. */
  ifVersions?: readonly number[] | undefined;
  /** The languages whose translations staff confirm as up to date. */
  confirmed?: readonly OtherLanguage[] | undefined;
  /** The fields that the request's body names. All other fields have their stored values. */
  named?: readonly string[];
  /** True for a restore. A removed resource gets its old id again. */
  isRestored?: boolean;
  /** The `currentTranslations` of the restored state, as JSON from history. */
  currentTranslations?: string | null;
  /** All fields of the restored state, including fields that staff don't write. */
  remembered?: Record<string, unknown>;
  /** True for a removal that keeps the row in its table, so that the resource can be restored. */
  isRemoved?: boolean;
  /** True for a resource that always exists for readers. The save adds a row if there is none. */
  orAdd?: boolean;
}

export interface Paging {
  limit: number;
  /** The place in the list after which the page starts; left out for the first page. */
  after?: Cursor | undefined;
}

/** A place in a list: the values of the ordering columns, followed by a resource's id. */
export type Cursor = readonly [...values: (string | number)[], id: number];

export interface Listed<Resource> {
  items: Resource[];
  /** The place after which the next page starts; undefined on the last page. */
  next: Cursor | undefined;
}

export const wrongCursor = "must come from the Link header of the previous page";

/** @throws Problem "invalid-fields" if a cursor's value has another type than its ordering column */
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
  /** The columns with HTML, also in translations. Every function except `listRows` sanitizes it in its results. */
  html?: (keyof Fields)[];
  /** The fields that history records; all fields when left out. Fields with a guest's data aren't recorded. */
  remembered?: (keyof Fields)[];
  /** Further fields. History records that these fields have changed, but not their values. */
  named?: (keyof Fields)[];
  /** Returns the text for the search index, which every write updates. Left out for kinds without search. */
  searched?: (resource: Fields & ResourceKeys) => string;
}

export type Row<Fields> = Stored<Fields> & ResourceKeys & { currentTranslations?: string };

export interface StoredResources<Fields> {
  from(row: Row<Fields>): Fields & ResourceKeys;
  find(db: Database | Transaction, id: number): Promise<StoredResource<Fields> | undefined>;
  /** @throws Problem "not-found" when no resource has this id */
  get(db: Database | Transaction, id: number): Promise<StoredResource<Fields>>;
  /** Returns the target with a checked version. @throws Problem "not-found", or "stale" with the resource */
  expect(db: Transaction, target: Pick<Target, "id" | "ifVersions">): Promise<StoredResource<Fields>>;
  /** Lists a page of resources in order, then by id. @param narrow adds conditions to the query */
  list(
    db: Database | Transaction,
    order: ListOrder,
    page: Paging,
    narrow?: Narrow<Fields>,
  ): Promise<Listed<StoredResource<Fields>>>;
  /** Lists a page of resources for a staff list, with the state of translations. The HTML isn't sanitized. */
  listRows(
    db: Database | Transaction,
    order: ListOrder,
    page: Paging,
    narrow: Narrow<Fields>,
  ): Promise<Listed<InList<Fields>>>;
  /** Lists a page of resources for visitors, without the progress of translations. */
  listForGuests(
    db: Database | Transaction,
    order: ListOrder,
    page: Paging,
    narrow: Narrow<Fields>,
  ): Promise<Listed<Fields & ResourceKeys>>;
  /**
   * Adds a resource, or replaces fields of the target and increases its version. Undefined fields stay unchanged.
   * History records the change.
   * @param copied the original of a new copy; translations of texts that the copy changes are outdated
   * @throws Problem "not-found" when the target doesn't exist
   * @throws Problem "stale" with the current resource when its version isn't in `ifVersions`
   */
  save(
    context: Writer,
    fields: { [Field in keyof Fields]?: Fields[Field] | undefined },
    target?: Target,
    copied?: { id: number },
  ): Promise<StoredResource<Fields>>;
  /** Returns the row that `save` would write. A new row has a predicted id. @throws the same Problems as `save` */
  unsaved(
    context: Pick<Context, "db" | "now">,
    fields: { [Field in keyof Fields]?: Fields[Field] | undefined },
    target?: Target,
  ): Promise<Row<Fields>>;
  /**
   * Reorders resources. The named resources swap positions among themselves. A resource with a new position gets a new
   * version, and history records this change.
   * @param ids the new order; ids of missing resources are ignored
   * @returns the ids of the existing resources, in the new order
   */
  reorder(context: Writer, ids: readonly number[]): Promise<number[]>;
  /**
   * Removes a resource. History records the resource's last state.
   * @throws Problem "not-found" when the target doesn't exist
   * @throws Problem "stale" with the current resource when its version isn't in `ifVersions`
   */
  remove(context: Writer, target: Target): Promise<void>;
}

export type InList<Fields> = Fields &
  ResourceKeys & {
    /** The state of each translation. Only translated resources have this field. */
    languages?: Record<OtherLanguage, LanguageState>;
  };

export type Narrow<Fields> = <Result>(
  query: SelectQueryBuilder<{ resources: ResourceTable<Fields> }, "resources", Result>,
) => SelectQueryBuilder<{ resources: ResourceTable<Fields> }, "resources", Result>;

/** The context of a write: its transaction, its author and the clock. */
export type Writer = Pick<Context, "now" | "user"> & { db: Transaction };
