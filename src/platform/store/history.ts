import { isDeepStrictEqual } from "node:util";
import type { HistoryAction } from "#src/i18n/history-actions.ts";
import { withoutMarkedWords } from "#src/i18n/marks.ts";
import { isBlank, otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import type { Transaction, Database } from "#src/platform/database/database.ts";
import { nameOf, type User } from "#src/platform/user.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    historyEntry: {
      id: import("kysely").Generated<number>;
      kind: string;
      resourceId: number;
      /** The resource's version after the change. For a removal, the resource's last version. */
      version: number;
      action: HistoryAction;
      /** The resource's name for staff. */
      name: string;
      /** JSON: the paths of changed fields, or "languages.en" when staff confirmed English as up to date. */
      changed: string;
      /** The name of the author; null for automatic changes. */
      userName: string | null;
      /** The time of the change, ISO 8601 in UTC. */
      at: string;
      /** JSON: the resource's `CurrentTranslations` after the change; null for resources without translations. */
      currentTranslations: string | null;
      /** JSON: the resource after the change. For a removal, the resource before the removal. */
      fields: string;
    };
  }
}

type Fields = Record<string, unknown>;

export interface ResourceState {
  version: number;
  updatedAt: string;
  fields: Fields;
  currentTranslations: string | null;
}

export interface Changed {
  kind: string;
  /** The translatable fields. The first filled one is the name, if the usual name fields are blank. */
  words: readonly string[];
  resourceId: number;
  action: HistoryAction;
  before: ResourceState | undefined;
  /** The new state, or the last state of a removed resource. */
  state: ResourceState;
  /** The languages whose translations staff confirmed as up to date. */
  confirmed: readonly OtherLanguage[];
  /** The changed fields whose values aren't recorded. */
  named: readonly string[];
  /** True when all fields are recorded, so that the resource can be restored. */
  isWhole: boolean;
  user: User | undefined;
  at: string;
}

/**
 * Records a change in its transaction, if it has an effect. With `isWhole`, the first also records the state before.
 */
export async function recordChange(
  db: Transaction,
  { kind, words, resourceId, action, before, state, confirmed, named, isWhole, user, at }: Changed,
): Promise<void> {
  const confirmedPaths = confirmed.map((language) => `languages.${language}`);
  const changed = before ? [...changedPaths(before.fields, state.fields), ...named, ...confirmedPaths] : [];
  if (before && changed.length === 0) return;
  const rowOf = ({ version, fields, currentTranslations }: ResourceState) => ({
    kind,
    resourceId,
    version,
    name: nameIn(fields, words),
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

export interface LastChange {
  userName: string | null;
  action: HistoryAction;
  changed: string[];
  at: string;
}

/** Returns the last change of each resource by the resource's id. Resources without history are left out. */
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

/** Returns the paths of fields that differ, for each translated text. Words in marks and blank texts don't count. */
export function changedPaths(before: Fields, after: Fields): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [old, now] = [before[field], after[field]];
    if (isDeepStrictEqual(withoutMarkedWords(old), withoutMarkedWords(now)) || (isBlank(old) && isBlank(now)))
      return [];
    const isNested = ["translations", ...otherLanguages].includes(field);
    if (!isNested) return [field];
    return changedPaths((old ?? {}) as Fields, (now ?? {}) as Fields).map((path) => `${field}.${path}`);
  });
}

/** Returns a resource's name for staff. @param words name the resource if its usual name fields are blank */
export function nameIn(fields: Fields, words: readonly string[] = []): string {
  const name = ["title", "question", "year", "name", "from", ...words]
    .map((field) => fields[field])
    .find(Boolean);
  return typeof name === "string" || typeof name === "number" ? String(name) : "";
}
