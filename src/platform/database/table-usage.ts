import { AsyncLocalStorage } from "node:async_hooks";
import { SelectQueryNode, type LogEvent, type OperationNode, type RawNode, type TableNode } from "kysely";

/* Records which tables some work reads or writes. The names come from its queries, so none can be forgotten. */

/** Table names. With `anyTable` among them, all tables. */
export type TableNames = ReadonlySet<string>;

/** Stands for all tables when the names are unknown. */
export const anyTable = "*";

export const everyTable: TableNames = new Set([anyTable]);

/** True when data read from the first tables may have changed after a write to the second. */
export function isTouched(read: TableNames, written: TableNames): boolean {
  return written.has(anyTable) || read.has(anyTable) || !read.isDisjointFrom(written);
}

type Use = "reads" | "writes";
const noting = new AsyncLocalStorage<{ use: Use; tables: Set<string> }>();

/** Records the tables that `work` uses, including its awaited calls. @param tables receives the names */
export function recordTables<Result>(use: Use, tables: Set<string>, work: () => Result): Result {
  return noting.run({ use, tables }, work);
}

/** Records tables for the current work when it uses cached data that was read from them earlier. */
export function usesReadFrom(tables: TableNames): void {
  const present = noting.getStore();
  if (present?.use === "reads") for (const table of tables) present.tables.add(table);
}

/** Kysely's log function. It can't see triggers and cascades, so these must not write anything that visitors read. */
export function noteQuery({ level, query }: LogEvent): void {
  const present = noting.getStore();
  if (level !== "query" || !present) return;
  const use = SelectQueryNode.is(query.query) ? "reads" : "writes";
  if (use === present.use) addTablesIn(query.query, present.tables);
}

/** Raw SQL with table names isn't parsed: it counts as using any table. */
const namesTable = /\b(?:from|join|into|update|table)\b/i;

function addTablesIn(node: OperationNode, tables: Set<string>): void {
  if (node.kind === "TableNode") tables.add((node as TableNode).table.identifier.name);
  else if (node.kind === "RawNode" && (node as RawNode).sqlFragments.some((each) => namesTable.test(each)))
    tables.add(anyTable);
  else
    for (const value of Object.values(node) as unknown[])
      if (typeof value === "object" && value !== null) addTablesIn(value as OperationNode, tables);
}
