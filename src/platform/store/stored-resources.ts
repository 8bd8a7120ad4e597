import { Problem } from "#src/platform/api/problem.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";
import { anyTable } from "./any-table.ts";
import { inOrder, isAfter, type ListOrder } from "./list-order.ts";
import { changesOf } from "./stored-changes.ts";
import { rowsOf } from "./stored-rows.ts";
import {
  expectCursor,
  type Columns,
  type Cursor,
  type Listed,
  type Narrow,
  type Paging,
  type ResourceTableName,
  type Row,
  type StoredResources,
} from "./stored.ts";

const placeOf = (row: { id: number }, order: ListOrder): Cursor => [
  ...order.map(({ by }) => (row as Record<string, unknown>)[by] as string | number),
  row.id,
];

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
    if (after) ids = ids.where((eb: any) => isAfter(eb, order, after));
    // The inner query needs only an index. Long texts are read only for the rows of this page.
    const limited = inOrder(ids, order).limit(limit + 1);
    const found: Row<Fields>[] = await inOrder(
      anyTable(db).selectFrom(table).selectAll().where("id", "in", limited),
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
