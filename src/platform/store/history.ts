import { isDeepStrictEqual } from "node:util";
import type { HistoryAction } from "#src/i18n/history-actions.ts";
import { otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import type { Transaction, Database } from "#src/platform/database/database.ts";
import { nameOf, type User } from "#src/platform/user.ts";

/*
 * What is remembered of every change to a resource, in the change's own transaction.
 */

declare module "#src/platform/database/database.ts" {
  interface Tables {
    historyEntry: {
      id: import("kysely").Generated<number>;
      /** The table that the resource is, or was, in. */
      kind: string;
      resourceId: number;
      /** The resource's version after the change; its last one when it was removed. */
      version: number;
      action: HistoryAction;
      /** What staff know the resource by. */
      name: string;
      /** Paths of the fields that changed, and "languages.en" where English was said to be up to date: JSON. */
      changed: string;
      /** Null for what the program did by itself. */
      userName: string | null;
      /** ISO 8601 in UTC. */
      at: string;
      /** The pairs that were current then: JSON; null for what isn't translated. */
      currentTranslations: string | null;
      /** The resource after the change, or before it was removed: JSON. */
      fields: string;
    };
  }
}

type Fields = Record<string, unknown>;

/** A resource as it is or was at some time. */
export interface ResourceState {
  version: number;
  updatedAt: string;
  fields: Fields;
  currentTranslations: string | null;
}

/** What a change has made of a resource. */
export interface Changed {
  kind: string;
  resourceId: number;
  action: HistoryAction;
  /** Undefined for a new resource. */
  before: ResourceState | undefined;
  /** As it is now, or as it was when it was removed. */
  state: ResourceState;
  /** The languages whose words count as up to date because staff said so. */
  confirmed: readonly OtherLanguage[];
  /** Fields that changed and of which nothing but that is remembered. */
  named: readonly string[];
  /** Whether its fields are all remembered, so that what it was can be restored. */
  isWhole: boolean;
  user: User | undefined;
  at: string;
}

/**
 * Remembers a change; one that changed nothing isn't one. What a resource was before its first remembered change is
 * remembered too, so that there is always a way back.
 */
export async function recordChange(
  db: Transaction,
  { kind, resourceId, action, before, state, confirmed, named, isWhole, user, at }: Changed,
): Promise<void> {
  const said = confirmed.map((language) => `languages.${language}`);
  const changed = before ? [...changedPaths(before.fields, state.fields), ...named, ...said] : [];
  if (before && changed.length === 0) return;
  const rowOf = ({ version, fields, currentTranslations }: ResourceState) => ({
    kind,
    resourceId,
    version,
    name: nameIn(fields),
    currentTranslations,
    fields: JSON.stringify(fields),
  });
  if (before && isWhole && !(await hasHistory(db, kind, resourceId))) {
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

/** What was done to a resource last: by whom, with which fields, when. */
export interface LastChange {
  userName: string | null;
  action: HistoryAction;
  changed: string[];
  at: string;
}

/** The last changes of these resources of a table, by id; of those that history knows. */
export async function listLastChanges(
  db: Database,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, LastChange>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("historyEntry")
    .select(["resourceId", "userName", "action", "changed", "at"])
    .where("id", "in", (latest) =>
      latest
        .selectFrom("historyEntry")
        .select(({ fn }) => fn.max<number>("id").as("id"))
        .where("kind", "=", kind)
        .where("resourceId", "in", ids)
        .groupBy("resourceId"),
    )
    .execute();
  return new Map(
    rows.map(({ resourceId, changed, ...row }) => [
      resourceId,
      { ...row, changed: JSON.parse(changed) as string[] },
    ]),
  );
}

async function hasHistory(db: Transaction, kind: string, resourceId: number): Promise<boolean> {
  const entry = await db
    .selectFrom("historyEntry")
    .select("id")
    .where("kind", "=", kind)
    .where("resourceId", "=", resourceId)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** The paths of the fields that differ; a resource's words in another language are fields of their own. */
function changedPaths(before: Fields, after: Fields): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [old, now] = [before[field], after[field]];
    if (isDeepStrictEqual(old ?? null, now ?? null)) return [];
    const isNested = ["translations", ...otherLanguages].includes(field);
    if (!isNested) return [field];
    return changedPaths((old ?? {}) as Fields, (now ?? {}) as Fields).map((path) => `${field}.${path}`);
  });
}

/** The first of its fields that staff would call it by. */
export function nameIn(fields: Fields): string {
  const name = ["title", "question", "year", "name"].map((field) => fields[field]).find(Boolean);
  return typeof name === "string" || typeof name === "number" ? String(name) : "";
}
