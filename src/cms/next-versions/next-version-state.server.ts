import type { Generated, Selectable } from "kysely";
import { collectionFor, shownCollection, type ShownCollection } from "#src/cms/collections.server.ts";
import { emptyValues, isWorded, valuesOf, type ResourceKind } from "#src/cms/kind/kind.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { LanguagesProgress, OtherLanguage } from "#src/i18n/translation.ts";
import type { Part } from "#src/platform/api/merge-named.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { acquireLock, type Context, type TransactionContext } from "#src/platform/context.ts";
import type { Database, Tables, Transaction } from "#src/platform/database/database.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import {
  languagesProgress,
  pairsAfterSave,
  type CurrentTranslations,
} from "#src/platform/store/current-translations.ts";
import type { StoredResource, Target } from "#src/platform/store/stored.ts";
import { changedPaths, mergeChanges, type Changes } from "./changes.server.ts";
import type { NextVersionRow } from "./next-version.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** Changes that guests don't see yet. A resource has at most one next version. */
    nextVersion: {
      id: Generated<number>;
      version: number;
      updatedAt: string;
      kind: string;
      resourceId: number;
      /** 1 for a resource that was never published. Such a resource has no row in the table of its kind. */
      isNew: number;
      /** JSON: the changed fields. */
      fields: string;
      /** JSON: the published values of these fields at the time when staff changed the fields. */
      base: string;
      /** JSON: the languages whose translations staff confirmed as up to date. */
      confirmed: string;
      publishAt: string | null;
      /** The kind of the Problem that prevented the publication, or "restored" if it became due before a restore. */
      fault: string | null;
      userName: string | null;
      /** The change-over that decides the moment; `publishAt` is then null. */
      changeOverId: number | null;
    };
  }
}

export type DraftRow = Selectable<Tables["nextVersion"]>;
export type Row = DraftRow & { changeOverAt: string | null; changeOverName: string | null };

export interface KindAndId {
  kind: KindName;
  id: number;
}

/** A next version as staff read it: all fields of the resource as they would be after the publication. */
export type NextVersion = Part &
  Omit<NextVersionRow, "kind" | "name"> & { isSeen: boolean; changed: string[]; changedInBoth: string[] };

export interface State {
  kind: ResourceKind;
  row: Row | undefined;
  stored: StoredResource<Part> | undefined;
  published: Part;
  changes: Changes;
  merged: Part;
  both: string[];
}

export const rows = (db: Database | Transaction) =>
  db
    .selectFrom("nextVersion")
    .leftJoin("changeOver", "changeOver.id", "nextVersion.changeOverId")
    .selectAll("nextVersion")
    .select(["changeOver.publishAt as changeOverAt", "changeOver.name as changeOverName"]);

export const momentOf = ({ publishAt: own, changeOverId, changeOverAt }: Row) =>
  changeOverId ? changeOverAt : own;

/** Returns the next versions of a change-over, in the order in which staff began them. */
export const readDrafts = (db: Database | Transaction, changeOverId: number): Promise<DraftRow[]> =>
  db.selectFrom("nextVersion").selectAll().where("changeOverId", "=", changeOverId).orderBy("id").execute();

const rowOf = (db: Database | Transaction, { kind, id }: KindAndId): Promise<Row | undefined> =>
  rows(db).where("kind", "=", kind).where("resourceId", "=", id).executeTakeFirst();

/** @throws Problem "not-found" when the resource has neither a published version nor a next version */
export async function readState(
  context: Context,
  { kind: name, id }: KindAndId,
  isAdded = false,
): Promise<State> {
  const { kind, get } = collectionFor(context, name);
  const row = await rowOf(context.db, { kind: name, id });
  const isNew = isAdded || row?.isNew === 1;
  const reading = get(context, id) as Promise<NonNullable<State["stored"]>>;
  const stored = isNew ? await ifFound(reading) : await reading;
  // A new resource gets its place in the list when it is published.
  const { sortorder: _, ...empty } = emptyValues(kind) as Part;
  const published = stored ? (valuesOf(kind, stored) as Part) : empty;
  const changes = {
    fields: JSON.parse(row?.fields ?? "{}") as Part,
    base: JSON.parse(row?.base ?? "{}") as Part,
  };
  const both: string[] = [];
  const merged = mergeChanges(published, changes, both) as Part;
  return { kind, row, stored, published, changes, merged, both };
}

export async function ifFound<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Problem && error.kind === "not-found") return undefined;
    throw error;
  }
}

/** Returns the number for the ETag: the sum of the two version numbers. Each save raises it. */
export const versionOf = ({ row, stored }: Pick<State, "row" | "stored">) =>
  (row?.version ?? 0) + (stored?.version ?? 0);

export async function answerOf(context: Context, which: KindAndId, state: State): Promise<NextVersion> {
  const { row, stored, merged, changes, both } = state;
  const languages = await progressOf(context, which, state);
  return {
    ...stored,
    ...merged,
    ...(languages && { languages }),
    id: which.id,
    version: versionOf(state),
    updatedAt: row?.updatedAt ?? stored!.updatedAt,
    isPublished: stored !== undefined,
    isSeen: stored !== undefined && isSeen(shownCollection(context, which.kind), stored, context.now()),
    publishAt: row ? momentOf(row) : null,
    changeOver: row?.changeOverId ?? null,
    changeOverName: row?.changeOverName ?? null,
    fault: row?.fault ?? null,
    userName: row?.userName ?? null,
    changed: [...changedPaths(changes.fields), ...confirmedIn(row).map((each) => `translations.${each}`)],
    changedInBoth: both,
  };
}

/** True when guests see a published resource now. */
function isSeen(
  { seenFrom, seenUntil }: Pick<ShownCollection, "seenFrom" | "seenUntil">,
  stored: Part,
  moment: Temporal.Instant,
): boolean {
  const now = toStoredInstant(moment);
  const [from, until] = [seenFrom?.(stored), seenUntil?.(stored)];
  return stored["isActive"] !== false && (from ?? now) <= now && !(until && until <= now);
}

export const confirmedIn = (row: Row | undefined) => JSON.parse(row?.confirmed ?? "[]") as OtherLanguage[];

/** Returns the progress of the translations as it would be after the publication. */
export async function progressOf(
  { db }: Context,
  { kind: name, id }: KindAndId,
  { kind: { translatable, words }, row, stored, merged }: State,
): Promise<LanguagesProgress | undefined> {
  if (!isWorded({ words }) && !translatable.lists) return undefined;
  const found: { currentTranslations?: string } | undefined = await anyTable(db)
    .selectFrom(name)
    .select("currentTranslations")
    .where("id", "=", id)
    .executeTakeFirst();
  const before = stored && {
    resource: stored,
    current: JSON.parse(found?.currentTranslations ?? "{}") as CurrentTranslations,
  };
  return languagesProgress(
    merged,
    translatable,
    pairsAfterSave(merged, translatable, before, confirmedIn(row)),
  );
}

export const lock = (transaction: TransactionContext, { kind, id }: KindAndId) =>
  acquireLock(transaction, `next version of ${kind} ${id}`);

export async function expectVersion(
  context: Context,
  which: KindAndId,
  state: State,
  ifVersions: Target["ifVersions"],
): Promise<void> {
  if (ifVersions && !ifVersions.includes(versionOf(state)))
    throw new Problem("stale", { current: await answerOf(context, which, state) });
}

export async function deleteRow(
  transaction: TransactionContext,
  { id, changeOverId }: Pick<DraftRow, "id" | "changeOverId">,
): Promise<void> {
  await transaction.db.deleteFrom("nextVersion").where("id", "=", id).execute();
  await noteInChangeOvers(transaction, [changeOverId]);
}

/**
 * Gives change-overs a new version, because one of their next versions has changed. If the publication of such a
 * change-over has failed, the site then tries again. Call this after the writes of the next version, so that
 * transactions lock rows in the same order.
 */
export async function noteInChangeOvers(
  { db }: TransactionContext,
  ids: readonly (number | null | undefined)[],
): Promise<void> {
  for (const id of new Set(ids))
    if (id)
      await db
        .updateTable("changeOver")
        .set(({ eb }) => ({
          version: eb("version", "+", 1),
          fault: eb.case().when("fault", "=", "restored").then("restored").else(null).end(),
        }))
        .where("id", "=", id)
        .execute();
}
