import { isDeepStrictEqual } from "node:util";
import type { HistoryAction } from "#src/i18n/history-actions.ts";
import type { OtherLanguage } from "#src/i18n/translation.ts";
import type { Change, Database } from "#src/platform/database/database.ts";
import { nameOf, type User } from "#src/platform/user.ts";

/*
 * What is remembered of every change to a thing, in the change's own transaction.
 */

declare module "#src/platform/database/database.ts" {
  interface Tables {
    historyEntry: {
      id: import("kysely").Generated<number>;
      /** The table that the thing is, or was, in. */
      thing: string;
      thingId: number;
      /** The thing's version after the change; its last one when it was removed. */
      version: number;
      action: HistoryAction;
      /** What staff know the thing by. */
      name: string;
      /** Paths of the fields that changed, and "languages.en" where English was said to be up to date: JSON. */
      changed: string;
      /** Null for what the program did by itself. */
      userName: string | null;
      /** ISO 8601 in UTC. */
      at: string;
      /** The pairs that were current then: JSON; null for what isn't translated. */
      currentTranslations: string | null;
      /** The thing after the change, or before it was removed: JSON. */
      fields: string;
    };
  }
}

type Fields = Record<string, unknown>;

/** A thing as it is or was at some time. */
export interface ThingState {
  version: number;
  updatedAt: string;
  fields: Fields;
  currentTranslations: string | null;
}

/** What a change has made of a thing. */
export interface Changed {
  thing: string;
  thingId: number;
  action: HistoryAction;
  /** Undefined for a new thing. */
  before: ThingState | undefined;
  /** As it is now, or as it was when it was removed. */
  state: ThingState;
  /** The languages whose words count as up to date because staff said so. */
  confirmed: readonly OtherLanguage[];
  /** Fields that changed and of which nothing but that is remembered. */
  named: readonly string[];
  /** Whether its fields are all remembered, so that what it was can be had back. */
  isWhole: boolean;
  user: User | undefined;
  at: string;
}

/**
 * Remembers a change; one that changed nothing isn't one. What a thing was before its first remembered change is
 * remembered too, so that there is always a way back.
 */
export async function recordChange(
  db: Change,
  { thing, thingId, action, before, state, confirmed, named, isWhole, user, at }: Changed,
): Promise<void> {
  const said = confirmed.map((language) => `languages.${language}`);
  const changed = before ? [...changedPaths(before.fields, state.fields), ...named, ...said] : [];
  if (before && changed.length === 0) return;
  const rowOf = ({ version, fields, currentTranslations }: ThingState) => ({
    thing,
    thingId,
    version,
    name: nameIn(fields),
    currentTranslations,
    fields: JSON.stringify(fields),
  });
  if (before && isWhole && !(await hasHistory(db, thing, thingId))) {
    const base = { action: "added" as const, changed: "[]", userName: null, at: before.updatedAt };
    await db
      .insertInto("historyEntry")
      .values({ ...rowOf(before), ...base })
      .execute();
  }
  const userName = user ? nameOf(user) : null;
  await db
    .insertInto("historyEntry")
    .values({ ...rowOf(state), action, changed: JSON.stringify(changed), userName, at })
    .execute();
}

/** What was done to a thing last: by whom, with which fields, when. */
export interface LastChange {
  userName: string | null;
  action: HistoryAction;
  changed: string[];
  at: string;
}

/** The last changes of these things of a table, by id; of those that history knows. */
export async function listLastChanges(
  db: Database,
  thing: string,
  ids: readonly number[],
): Promise<Map<number, LastChange>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("historyEntry")
    .select(["thingId", "userName", "action", "changed", "at"])
    .where("id", "in", (latest) =>
      latest
        .selectFrom("historyEntry")
        .select(({ fn }) => fn.max<number>("id").as("id"))
        .where("thing", "=", thing)
        .where("thingId", "in", ids)
        .groupBy("thingId"),
    )
    .execute();
  return new Map(
    rows.map(({ thingId, changed, ...row }) => [
      thingId,
      { ...row, changed: JSON.parse(changed) as string[] },
    ]),
  );
}

async function hasHistory(db: Change, thing: string, thingId: number): Promise<boolean> {
  const entry = await db
    .selectFrom("historyEntry")
    .select("id")
    .where("thing", "=", thing)
    .where("thingId", "=", thingId)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** The paths of the fields that differ; a thing's words in another language are fields of their own. */
function changedPaths(before: Fields, after: Fields): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [old, now] = [before[field], after[field]];
    if (isDeepStrictEqual(old ?? null, now ?? null)) return [];
    const isNested = field === "translations" || ["en", "de"].includes(field);
    if (!isNested) return [field];
    return changedPaths((old ?? {}) as Fields, (now ?? {}) as Fields).map((path) => `${field}.${path}`);
  });
}

/** The first of its fields that staff would call it by. */
export function nameIn(fields: Fields): string {
  const name = ["title", "question", "year", "name"].map((field) => fields[field]).find(Boolean);
  return typeof name === "string" || typeof name === "number" ? String(name) : "";
}
