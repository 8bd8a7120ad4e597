import type { z } from "zod";
import { sanitizeFields } from "#src/cms/collection.server.ts";
import { withReferences } from "#src/cms/links/links.server.ts";
import { isUnfinished } from "#src/cms/kind/unfinished.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { columnsHolding, type ResourceKind } from "#src/cms/kind/kind.ts";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { parsed } from "#src/platform/api/api-request.ts";
import { coerce } from "#src/platform/api/coerce.ts";
import { faultMessage } from "#src/platform/api/fault-messages.ts";
import { mergeNamed, type Part } from "#src/platform/api/merge-named.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { reserveId } from "#src/platform/store/reserve-id.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { nameOf } from "#src/platform/user.ts";
import { changedPaths, changesTo } from "./changes.server.ts";
import { lastDraftVersion, recordDraft } from "./draft-history.server.ts";
import { firstDraftVersion, publishAt, type NextVersionRow } from "./next-version.ts";
import { expectOnePlan, joinedChangeOver } from "./one-plan.server.ts";
import {
  type KindAndId,
  type NextVersion,
  rows,
  momentOf,
  readState,
  ifFound,
  versionOf,
  answerOf,
  confirmedIn,
  deleteRow,
  lock,
  noteInChangeOvers,
  expectVersion,
} from "./next-version-state.server.ts";

/** Returns the next version of a resource, or else the published version. @throws Problem "not-found" without either */
export const getNewestVersion = async (context: Context, which: KindAndId): Promise<NextVersion> =>
  answerOf(context, which, await readState(context, which));

/** @throws Problem "not-found" when the resource has no next version */
export async function getNextVersion(context: Context, which: KindAndId): Promise<NextVersion> {
  const state = await readState(context, which);
  if (!state.row) throw new Problem("not-found");
  return answerOf(context, which, state);
}

interface Only {
  kind?: KindName | undefined;
  isNew?: boolean;
  changeOver?: number;
}

/** Yields all next versions whose resource hasn't been removed, the earliest publication first. */
export async function* readNextVersions(context: Context, only: Only = {}) {
  let query = rows(context.db).where("kind", "in", kindNames);
  if (only.kind) query = query.where("kind", "=", only.kind);
  if (only.isNew) query = query.where("isNew", "=", 1);
  if (only.changeOver) query = query.where("changeOverId", "=", only.changeOver);
  const found = await query
    .orderBy(({ fn }) => fn.coalesce("changeOver.publishAt", "nextVersion.publishAt"))
    .orderBy("nextVersion.id")
    .execute();
  for (const { kind: named, resourceId: id } of found) {
    const which = { kind: named as KindName, id };
    const state = await ifFound(readState(context, which));
    if (!state?.row) continue;
    yield { ...which, name: nameIn(state.merged, state.kind.translatable.words), row: state.row, state };
  }
}

/** Lists all next versions whose resource hasn't been removed, the earliest publication first. */
export async function listNextVersions(context: Context, only?: Only): Promise<NextVersionRow[]> {
  const listed: NextVersionRow[] = [];
  for await (const { kind, id, name, row, state } of readNextVersions(context, only)) {
    const { updatedAt, fault, userName, changeOverId, changeOverName } = row;
    listed.push({
      kind,
      id,
      name,
      version: versionOf(state),
      isPublished: state.stored !== undefined,
      updatedAt,
      publishAt: momentOf(row),
      changeOver: changeOverId,
      changeOverName,
      fault,
      userName,
    });
  }
  return listed;
}

/**
 * Saves the fields of a body in the next version of a resource. No field is required, and pages stay cached.
 * @param which the resource; without an id, the function adds a resource that isn't published yet
 * @throws Problem "not-found" when the resource doesn't exist
 * @throws Problem "stale" with the next version when If-Match names other versions
 * @throws Problem "in-plan" when the body names another change-over than the current one, or another moment than the
 * change-over's
 * @throws Problem "invalid-fields" when a value has the wrong type
 * @throws Problem "invalid-fields" when the body names a change-over that doesn't exist or is published
 */
export async function saveNextVersion(
  context: Context,
  { kind: name, id }: { kind: KindName; id?: number | undefined },
  body: Part,
  { ifVersions, confirmed = [], isRestored }: Omit<Target, "id"> = {},
): Promise<NextVersion> {
  return inUnseenTransaction(context, async (transaction) => {
    const { db } = transaction;
    const which = { kind: name, id: id ?? (await reserveId(transaction, name)) };
    const joined = await joinedChangeOver(transaction, body["changeOver"]);
    await lock(transaction, which);
    const isAdded = id === undefined || isRestored === true;
    const state = await readState(transaction, which, isAdded);
    const { kind, row, stored, published, changes, merged } = state;
    await expectVersion(transaction, which, state, ifVersions);
    const moment = body["publishAt"] === undefined ? undefined : parsed(publishAt, body["publishAt"]);
    expectOnePlan(row, joined, moment);
    const named = draftOf(kind, body, merged);
    const clean = sanitizeFields({ ...merged, ...named }, columnsHolding(kind, "html"), context.config);
    const wanted = await withReferences(transaction, kind, clean);
    const { fields, base } = changesTo(published, wanted, { ...changes, merged });
    const ownMoment = moment === undefined ? row?.publishAt : moment;
    const inAll = [...new Set([...confirmedIn(row), ...confirmed])];
    const changeOverId = joined === undefined ? (row?.changeOverId ?? null) : (joined?.id ?? null);
    const isNew = stored ? 0 : 1;
    const isHeld = row?.fault === "restored";
    const values = {
      version: Math.max(row?.version ?? firstDraftVersion - 1, await lastDraftVersion(db, which)) + 1,
      updatedAt: toStoredInstant(context.now()),
      isNew,
      fields: JSON.stringify(fields),
      base: JSON.stringify(base),
      confirmed: JSON.stringify(inAll),
      publishAt: changeOverId ? null : (ownMoment ?? null),
      changeOverId,
      // After a restore, the site publishes an overdue next version only when staff choose a new moment or change-over.
      fault: isHeld && body["publishAt"] === undefined && !changeOverId ? "restored" : null,
      userName: context.user ? nameOf(context.user) : null,
    };
    if (!isNew && !ownMoment && !changeOverId && Object.keys(fields).length === 0 && inAll.length === 0) {
      if (row) await deleteRow(transaction, row);
      return answerOf(transaction, which, await readState(transaction, which));
    }
    if (row) await db.updateTable("nextVersion").set(values).where("id", "=", row.id).execute();
    else
      await db
        .insertInto("nextVersion")
        .values({ ...values, kind: name, resourceId: which.id })
        .execute();
    await noteInChangeOvers(transaction, [changeOverId, row?.changeOverId]);
    const saved = await readState(transaction, which);
    await recordDraft(transaction, which, {
      version: values.version,
      name: nameIn(saved.merged, kind.translatable.words),
      changed: changedPaths(fields),
      fields: saved.merged,
    });
    return answerOf(transaction, which, saved);
  });
}

/**
 * Merges the body into the fields. Valid values are parsed. Unfinished values stay as staff wrote them.
 * @throws Problem "invalid-fields" when a value has a type that a form can't show
 */
function draftOf({ input }: ResourceKind, body: Part, merged: Part): Part {
  const errors: FieldError[] = [];
  const draft: Record<string, unknown> = {};
  const { shape } = input;
  for (const [name, sent] of Object.entries(body)) {
    const schema = shape[name] as z.ZodType | undefined;
    if (!schema) continue;
    const value = coerce(schema, mergeNamed(merged[name], sent));
    const { data, error } = schema.safeParse(value, { error: faultMessage });
    draft[name] = error || data === undefined ? value : data;
    for (const issue of error?.issues ?? []) {
      const at = issue.path.length === 0 ? value : valueAt(value, issue.path.join("."));
      if (!isUnfinished(issue, at) && !isLeftOut(at, issue.path))
        errors.push({ field: [name, ...issue.path].join("."), message: issue.message });
    }
  }
  if (errors.length > 0) throw new Problem("invalid-fields", { errors });
  return draft;
}

/** True for a value that is missing in an object. A missing item of a list is a fault. */
const isLeftOut = (value: unknown, path: readonly PropertyKey[]) =>
  (value === undefined || value === null) && typeof path.at(-1) !== "number";

/**
 * Removes the next version. Its last state stays in the history.
 * @throws Problem "not-found" when the resource has no next version
 * @throws Problem "stale" with the next version when If-Match names other versions
 */
export async function removeNextVersion(
  context: Context,
  which: KindAndId,
  target: Omit<Target, "id">,
): Promise<void> {
  await inUnseenTransaction(context, async (transaction) => {
    await lock(transaction, which);
    const state = await readState(transaction, which);
    if (!state.row) throw new Problem("not-found");
    await expectVersion(transaction, which, state, target.ifVersions);
    await deleteRow(transaction, state.row);
  });
}
