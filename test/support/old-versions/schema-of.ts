import { createHash } from "node:crypto";
import { sql, SqliteAdapter } from "kysely";
import type { Database } from "#src/platform/database/database.ts";

interface Part {
  name: string;
  definition: string | null;
}

/**
 * Describes a database's schema: tables, columns in their order, keys, checks, indexes, triggers, functions and
 * sequences. The migrator's own tables are left out. On PostgreSQL the result doesn't depend on the server's version.
 * @returns a line for each part, sorted
 */
export async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await (db.getExecutor().adapter instanceof SqliteAdapter ? sqlite : postgres).execute(db);
  return rows.map(({ name, definition }) => `${name}: ${definition}`.replaceAll(/\s+/g, " ")).toSorted();
}

export const fingerprintOf = (schema: string[]): string =>
  createHash("sha256").update(schema.join("\n")).digest("hex");

/** A table's statement contains its columns, keys and checks. An index without a statement belongs to a constraint. */
const sqlite = sql<Part>`
  select type || ' ' || tbl_name || '.' || name as name, sql as definition
  from sqlite_schema where tbl_name not like 'kysely~_%' escape '~' and name <> 'sqlite_sequence'`;

const postgres = sql<Part>`
  with own as (
    select oid, relname, relkind from pg_class
    where relnamespace = current_schema()::regnamespace and relname not like 'kysely~_%' escape '~'
  )
  select 'column ' || relname || '.' || row_number() over (partition by own.oid order by attnum) || ' ' || attname as name,
    concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
      'identity ' || nullif(attidentity::text, ''), 'generated ' || nullif(attgenerated::text, ''),
      'default ' || pg_get_expr(adbin, adrelid)) as definition
    from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = own.oid and adnum = attnum
    where relkind in ('r', 'v', 'm', 'p')
  union all select 'table ' || relname, relkind::text from own where relkind in ('r', 'v', 'm', 'p')
  union all select 'constraint ' || relname || '.' || conname, pg_get_constraintdef(pg_constraint.oid)
    from own join pg_constraint on conrelid = own.oid
    -- PostgreSQL names not-null constraints only since version 18; the columns above have "not null".
    where contype <> 'n'
  union all select 'index ' || relname, pg_get_indexdef(oid) from own where relkind = 'i'
  union all select 'trigger ' || relname || '.' || tgname, pg_get_triggerdef(pg_trigger.oid)
    from own join pg_trigger on tgrelid = own.oid where not tgisinternal
  union all select 'function ' || proname, pg_get_functiondef(oid)
    from pg_proc where pronamespace = current_schema()::regnamespace
  union all select 'sequence ' || relname,
      concat_ws(' ', format_type(seqtypid, null), seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle,
        pg_get_serial_sequence(quote_ident((select relname from pg_class as counted where counted.oid = refobjid)), 'id'))
    from own join pg_sequence on seqrelid = own.oid
    left join pg_depend on objid = own.oid and deptype = 'i' and refclassid = 'pg_class'::regclass`;
