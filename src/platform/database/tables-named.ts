import { AsyncLocalStorage } from "node:async_hooks";
import { SelectQueryNode, type LogEvent, type OperationNode, type RawNode, type TableNode } from "kysely";

/*
 * Which tables a piece of work reads or writes, as its queries themselves say: nobody has to name them, so none can be
 * forgotten.
 */

/** Tables by name; with `anyTable` among them, any of all. */
export type TableNames = ReadonlySet<string>;

/** What stands for all tables, where nobody can tell which. */
export const anyTable = "*";

/** All tables. */
export const everyTable: TableNames = new Set([anyTable]);

/** Whether what was read from some tables may be another after a write to others. */
export function isTouched(read: TableNames, written: TableNames): boolean {
  return written.has(anyTable) || read.has(anyTable) || !read.isDisjointFrom(written);
}

type Use = "reads" | "writes";
const noting = new AsyncLocalStorage<{ use: Use; tables: Set<string> }>();

/**
 * Notes the tables that a piece of work uses, whatever it calls and waits for.
 * @param tables the set that they are added to
 */
export function noteTables<Result>(use: Use, tables: Set<string>, work: () => Result): Result {
  return noting.run({ use, tables }, work);
}

/** Tells whoever notes what is read that the present work uses something that was read from these tables before. */
export function usesReadFrom(tables: TableNames): void {
  const present = noting.getStore();
  if (present?.use === "reads") for (const table of tables) present.tables.add(table);
}

/** Kysely's log of queries. No trigger or cascade may write what guests read: it would be missing here. */
export function noteQuery({ level, query }: LogEvent): void {
  const present = noting.getStore();
  if (level !== "query" || !present) return;
  const use = SelectQueryNode.is(query.query) ? "reads" : "writes";
  if (use === present.use) addTablesIn(query.query, present.tables);
}

/** Hand-written SQL that names tables isn't read: it stands for any. */
const namesTable = /\b(?:from|join|into|update|table)\b/i;

function addTablesIn(node: OperationNode, tables: Set<string>): void {
  if (node.kind === "TableNode") tables.add((node as TableNode).table.identifier.name);
  else if (node.kind === "RawNode" && (node as RawNode).sqlFragments.some((each) => namesTable.test(each)))
    tables.add(anyTable);
  else
    for (const value of Object.values(node) as unknown[])
      if (typeof value === "object" && value !== null) addTablesIn(value as OperationNode, tables);
}
