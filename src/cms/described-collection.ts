import type { z } from "zod";
import type { Collection } from "#src/platform/api/collection-calls.ts";
import type { Context } from "#src/platform/context.ts";
import type {
  Listed,
  Paging,
  ResourceKeys,
  Row,
  StoredResources,
  Target,
} from "#src/platform/store/stored.ts";
import type {
  AnswerOf,
  InputOf,
  ListedKind,
  ListRow,
  ResourceKind,
  RowOf,
  StoredOf,
} from "#src/cms/kind/kind.ts";
import type { LiveValues } from "#src/cms/kind/live-value.ts";

export type RowIn<Kind> = Kind extends ListedKind ? ListRow<Kind> : ListRow;

export interface DescribedCollection<Kind extends ResourceKind> extends Collection<
  AnswerOf<Kind>,
  InputOf<Kind>,
  z.input<Kind["input"]>,
  RowIn<Kind>
> {
  kind: Kind;
  rows: RowsForGuests<Kind> & Omit<StoredResources<RowOf<Kind>>, keyof RowsForGuests<Kind>>;
  /** Returns the fields that `save` writes. @throws `Problem` if the input is invalid */
  prepare(context: Context, input: InputOf<Kind>, target?: Target): Promise<FieldsToSave<Kind>>;
  /** Returns all resources in order, frozen and cached until the next write. A transaction reads them again. */
  listAll(context: Context): Promise<StoredOf<Kind>[]>;
}

/** Reads resources for guests. The texts of these resources contain the current live values. */
interface RowsForGuests<Kind extends ResourceKind> {
  from(row: Row<RowOf<Kind>>, values: LiveValues): RowOf<Kind> & ResourceKeys;
  /** Lists one page, sorted by id among equal keys. @param narrow adds conditions to the query */
  listForGuests(
    context: Context,
    order: Parameters<StoredResources<RowOf<Kind>>["listForGuests"]>[1],
    page: Paging,
    narrow: (query: any) => any,
  ): Promise<Listed<RowOf<Kind> & ResourceKeys>>;
}

/** A field that is undefined keeps its stored value. */
export type FieldsToSave<Kind extends ResourceKind> = {
  [Name in keyof RowOf<Kind>]?: RowOf<Kind>[Name] | undefined;
};
