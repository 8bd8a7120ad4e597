import { sql, type RawBuilder } from "kysely";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import type { Condition, ListCounts, ListFilter, States } from "#src/i18n/list-filter-query.ts";
import { expectComplete } from "./derived.ts";
import { searchFor } from "./search.ts";
import { anyTable } from "./any-table.ts";

/* The rows are read in the order of the list, until a page is full. So hits of a frequent word aren't sorted. */

interface Listed {
  table: string;
  states?: States | undefined;
  /** The offered languages. Translations into other languages aren't needed. */
  languages: readonly Language[];
}

export const searchedWords = "words of resources in search";

/** Returns a filter for a query. @throws Problem "being-made" for a search before the index is complete */
export async function filterFor(
  { db, now }: Pick<Context, "db" | "now">,
  { table, states = {}, languages }: Listed,
  { search = "", state, untranslated }: ListFilter,
): Promise<(query: any) => any> {
  const hits = searchFor(db, table, search);
  if (hits) await expectComplete(db, searchedWords);
  const conditions = [
    ...(hits ? [isAmong(hits)] : []),
    ...(untranslated ? [isAmong(gapsOf(table, languages))] : []),
    ...(state === undefined ? [] : inState(states, state, toStoredInstant(now()))),
  ];
  return (query) => conditions.reduce((narrowed, condition) => narrowed.where(condition), query);
}

/** Counts the resources that match a search. `untranslated` counts only those in the requested state. */
export async function countIn(
  context: Pick<Context, "db" | "now">,
  { table, states = {}, languages }: Listed,
  { search, state }: Pick<ListFilter, "search" | "state">,
): Promise<ListCounts> {
  const narrow = await filterFor(context, { table, states, languages }, { search });
  const now = toStoredInstant(context.now());
  const names = Object.keys(states);
  const counted = (name: string, conditions: RawBuilder<boolean>[]) =>
    sql<number | string>`count(*) filter (where ${sql.join([sql`true`, ...conditions], sql` and `)})`.as(
      name,
    );
  const untranslated = [
    isAmong(gapsOf(table, languages)),
    ...(state === undefined ? [] : inState(states, state, now)),
  ];
  const row: Record<string, number | string> = await narrow(
    anyTable(context.db)
      .selectFrom(table)
      .select([
        counted("all", []),
        ...names.map((name) => counted(`in ${name}`, inState(states, name, now))),
        counted("untranslated", untranslated),
      ]),
  ).executeTakeFirstOrThrow();
  return {
    all: Number(row["all"]),
    states: Object.fromEntries(names.map((name) => [name, Number(row[`in ${name}`])])),
    untranslated: Number(row["untranslated"]),
  };
}

const gapsOf = (table: string, languages: readonly Language[]) =>
  sql`select "resourceId" from "translationGap" where "kind" = ${table} and "language" in (${sql.join(languages)})`;

/** The plus sign keeps SQLite from reading the rows by id. SQLite then reads the rows in the order of the list. */
const isAmong = (resources: RawBuilder<unknown>) =>
  sql<boolean>`+"id" in (select "resourceId" from (${resources}) as "among")`;

const inState = (states: States, name: string, now: string): RawBuilder<boolean>[] =>
  states[name]!(now).map(conditionIn);

/** Returns a query for the ids of the resources that meet all of the conditions. */
export const idsWith = (table: string, conditions: readonly Condition[]): RawBuilder<{ id: number }> =>
  sql`select "id" from ${sql.table(table)} where ${sql.join(conditions.map(conditionIn), sql` and `)}`;

function conditionIn(condition: Condition): RawBuilder<boolean> {
  if ("any" in condition) return sql`(${sql.join(condition.any.map(conditionIn), sql` or `)})`;
  const [field, is, value] = condition;
  return sql`${sql.ref(field)} ${sql.raw(is)} ${value === null ? sql`null` : value}`;
}
