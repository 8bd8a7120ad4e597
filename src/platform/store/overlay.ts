import {
  AliasNode,
  IdentifierNode,
  OperationNodeTransformer,
  SelectQueryNode,
  TableNode,
  type ColumnNode,
  type FromNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type QueryId,
  type RawNode,
} from "kysely";
import { anyTable } from "./any-table.ts";
import type { Database } from "#src/platform/database/database.ts";

export type WholeRow = { id: number } & Record<string, unknown>;

/** Maps a table's name to rows by id. */
export type Overlay = ReadonlyMap<string, ReadonlyMap<number, WholeRow>>;

/** Returns a read-only database in which the overlay's rows replace stored rows. Raw SQL must not name a table. */
export function withOverlay(db: Database, overlay: Overlay): Database {
  // Refuses a transaction at its start, because it would wait for other transactions before its first write.
  const refused = { transaction: refuse, startTransaction: refuse };
  return Object.assign(db.withPlugin(new ReadingOverlay(db, overlay)), refused);
}

function refuse(): never {
  throw new Error("A database with overlaid rows is read-only.");
}

/** Replaces each table in the overlay with a subquery: the overlay's rows, and stored rows with other ids. */
class ReadingOverlay extends OperationNodeTransformer implements KyselyPlugin {
  readonly #db: Database;
  readonly #overlay: Overlay;
  /** The generated subqueries, which must not be replaced again. Kysely transforms nested queries twice. */
  readonly #done = new WeakSet<OperationNode>();
  /** The columns that the query uses; undefined when it may use any column. */
  #used: ReadonlySet<string> | undefined;

  constructor(db: Database, overlay: Overlay) {
    super();
    this.#db = db;
    this.#overlay = overlay;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return SelectQueryNode.is(node) ? this.transformNode(node, queryId) : refuse();
  }

  transformResult: KyselyPlugin["transformResult"] = async ({ result }) => result;

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    if (this.#done.has(node)) return node;
    const outer = this.#used;
    this.#used = columnsIn(node);
    const query = super.transformSelectQuery(node, queryId);
    this.#used = outer;
    return query;
  }

  protected override transformFrom(node: FromNode, queryId?: QueryId): FromNode {
    const from = super.transformFrom(node, queryId);
    return { ...from, froms: from.froms.map((each) => this.#readable(each)) };
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const join = super.transformJoin(node, queryId);
    return { ...join, table: this.#readable(join.table) };
  }

  #readable(source: OperationNode): OperationNode {
    const { node, alias } = AliasNode.is(source) ? source : { node: source, alias: undefined };
    if (!TableNode.is(node)) return source;
    const { name } = node.table.identifier;
    const rows = [...(this.#overlay.get(name)?.values() ?? [])];
    return rows.length > 0
      ? AliasNode.create(this.#queryOf(name, rows), alias ?? IdentifierNode.create(name))
      : source;
  }

  #queryOf(table: string, rows: readonly WholeRow[]): OperationNode {
    const used = this.#used;
    // Select only these columns, so that SQLite can read an index without reading long texts.
    const columns = Object.keys(rows[0]!).filter((column) => column === "id" || !used || used.has(column));
    const ids = rows.map(({ id }) => id);
    const stored = anyTable(this.#db).selectFrom(table).select(columns).where("id", "not in", ids);
    const query = rows.reduce(
      (all, row) =>
        all.unionAll(this.#db.selectNoFrom(({ val }) => columns.map((each) => val(row[each]).as(each)))),
      stored,
    );
    const node: OperationNode = query.toOperationNode();
    this.#done.add(node);
    return node;
  }
}

/** Returns the columns that a query uses; undefined when the query may use any column. */
function columnsIn(query: OperationNode): ReadonlySet<string> | undefined {
  const columns = new Set<string>();
  const visit = (node: OperationNode): boolean => {
    if (node.kind === "SelectAllNode") return false;
    if (node.kind === "RawNode" && (node as RawNode).sqlFragments.some((each) => each.includes('"')))
      return false;
    if (node.kind === "ColumnNode") columns.add((node as ColumnNode).column.name);
    return Object.values(node).every(
      (value) => typeof value !== "object" || value === null || visit(value as OperationNode),
    );
  };
  return visit(query) ? columns : undefined;
}
