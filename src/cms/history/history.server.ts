import type { Selectable } from "kysely";
import type { GuestKind } from "#src/cms/guest-kind.ts";
import { collectionFor } from "#src/cms/collections.server.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import type { KindName } from "#src/cms/kinds.ts";
import type { Context } from "#src/platform/context.ts";
import type { Tables } from "#src/platform/database/database.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { expectCursor, type Listed, type Paging } from "#src/platform/store/stored.ts";
import { changedPaths } from "#src/platform/store/history.ts";
import { untouchedFields, type HistoryDetails, type HistoryEntry } from "./history-entry.ts";

export interface HistoryOf {
  kind?: HistoryEntry["kind"] | undefined;
  resourceId?: number | undefined;
  action?: HistoryEntry["action"] | undefined;
  excludedKind?: HistoryEntry["kind"];
}

/** The kind of next versions in the history, so that code for "article" reads only published states. */
export const draftsOf = (kind: string): string => `${kind}.next`;

export const publishedKindOf = (kind: string): string => kind.replace(/\.next$/, "");

const listed = [
  "id",
  "kind",
  "resourceId",
  "version",
  "action",
  "name",
  "changed",
  "userName",
  "at",
] as const;

/** Lists the changes, latest first. The changes of one resource are sorted by id, which is the order of the changes. */
export async function listHistory(
  context: Context,
  { limit, after }: Paging,
  { kind, resourceId, action, excludedKind }: HistoryOf = {},
): Promise<Listed<HistoryEntry>> {
  expectCursor(after, "string");
  let query = context.db.selectFrom("historyEntry").select(listed);
  if (excludedKind) query = query.where("kind", "!=", excludedKind);
  if (kind) query = query.where("kind", "in", [kind, draftsOf(kind)]);
  if (resourceId) query = query.where("resourceId", "=", resourceId);
  if (action) query = query.where("action", "=", action);
  const isOfOne = kind !== undefined && resourceId !== undefined;
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      isOfOne
        ? eb("id", "<", after.at(-1) as number)
        : eb(refTuple("at", "id"), "<", tuple(after[0] as string, after[1] as number)),
    );
  if (!isOfOne) query = query.orderBy("at", "desc");
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const items = shown.map(async (row) => entryOf(row, await findRestoredFrom(context, row)));
  return { items: await Promise.all(items), next: last && [last.at, last.id] };
}

/** Returns a change, with the resource before it, after it and now. @throws Problem "not-found" */
export async function getHistory(context: Context, id: number): Promise<HistoryDetails> {
  const row = await getRow(context, id);
  const before = await context.db
    .selectFrom("historyEntry")
    .select(["id", "fields", "action"])
    .where("kind", "in", [publishedKindOf(row.kind), row.kind])
    .where("resourceId", "=", row.resourceId)
    .where("id", "<", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  // A guest's message stays in its table until the message is permanently deleted.
  const isInTable = guestKindFor(context, row.kind) !== undefined;
  const hasPreviousState = isInTable || (row.action !== "removed" && before?.action !== "removed");
  const earliest = isInTable ? marksOnArrival : null;
  return {
    ...entryOf(row, await findRestoredFrom(context, row)),
    fields: fieldsIn(row),
    before: before && hasPreviousState ? fieldsIn(before) : earliest,
    now: await findNow(context, row),
    previous: before?.id ?? null,
  };
}

/** The search for the restored version ends after this number of earlier versions. */
const maxEarlier = 100;

/**
 * Returns the time of the latest earlier version with the restored fields. Returns null if the entry isn't a
 * restoration, if it is about a guest's message, or if none of the `maxEarlier` versions before it has these fields.
 */
async function findRestoredFrom(
  context: Context,
  { id, kind, resourceId, action }: Pick<HistoryRow, "id" | "kind" | "resourceId" | "action">,
): Promise<string | null> {
  if (action !== "restored" || guestKindFor(context, kind)) return null;
  const versions = await context.db
    .selectFrom("historyEntry")
    .select(["at", "action", "fields"])
    .where("kind", "=", kind)
    .where("resourceId", "=", resourceId)
    .where("id", "<=", id)
    .orderBy("id", "desc")
    .limit(maxEarlier + 1)
    .execute();
  const [restored, ...earlier] = versions.map((each) => ({ ...each, fields: fieldsIn(each) }));
  const isRestored = ({ action: earlierAction, fields }: (typeof earlier)[number]) => {
    const names = Object.keys(fields).filter((name) => !untouchedFields.includes(name));
    const [then, now] = [fields, restored!.fields].map((all) =>
      Object.fromEntries(names.map((name) => [name, all[name]])),
    );
    return earlierAction !== "removed" && changedPaths(then!, now!).length === 0;
  };
  return earlier.find(isRestored)?.at ?? null;
}

/** The fields of an arriving message, before its first change. The history has no entry for the arrival. */
const marksOnArrival = { isStarred: false, isArchived: false, deletedDate: null, isSpam: false };

export type HistoryRow = Selectable<Tables["historyEntry"]>;

/** @throws Problem "not-found" if no change has this id */
export async function getRow({ db }: Context, id: number): Promise<HistoryRow> {
  const row = await db.selectFrom("historyEntry").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

/** Returns a resource's current fields, or null if it is removed. A guest's message has only staff's fields. */
export async function findNow(
  context: Context,
  { kind, resourceId }: HistoryRow,
): Promise<HistoryDetails["now"]> {
  try {
    const guestKind = guestKindFor(context, kind);
    return await (guestKind
      ? guestKind.getMarks(context, resourceId)
      : collectionFor(context, publishedKindOf(kind) as KindName).get(context, resourceId));
  } catch (error) {
    if (error instanceof Problem && error.kind === "not-found") return null;
    throw error;
  }
}

/** Returns the operations of a kind that guests send, or undefined for a kind that staff write. */
export const guestKindFor = ({ features }: Pick<Context, "features">, kind: string): GuestKind | undefined =>
  tableOf(features, "guestKinds")[kind];

function entryOf(
  {
    id,
    kind,
    resourceId,
    version,
    action,
    name,
    changed,
    userName,
    at,
  }: Omit<HistoryRow, "fields" | "currentTranslations">,
  restoredFrom: string | null,
): HistoryEntry {
  return {
    id,
    kind: publishedKindOf(kind) as HistoryEntry["kind"],
    resourceId,
    version,
    action,
    name,
    changed: JSON.parse(changed) as string[],
    userName,
    at,
    restoredFrom,
  };
}

export const fieldsIn = ({ fields }: Pick<HistoryRow, "fields">) =>
  JSON.parse(fields) as Record<string, unknown>;
