import { collectionFor } from "#src/cms/collections.server.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { saveNextVersion } from "#src/cms/next-versions/next-versions.server.ts";
import { z } from "zod";
import { withReferences } from "#src/cms/links/links.server.ts";
import { pairsAfterRewriting } from "#src/platform/store/current-translations.ts";
import { checked } from "#src/platform/api/api-request.ts";
import { transactionFor, type Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Target, ResourceKeys } from "#src/platform/store/stored.ts";
import { showingFields } from "./history-entry.ts";
import {
  fieldsIn,
  findNow,
  getRow,
  guestKindFor,
  publishedKindOf,
  type HistoryRow,
} from "./history.server.ts";

/**
 * Restores a resource to its state after a change. A removed resource is added again. The fields that decide whether
 * and when guests see the resource keep their current values, or their values at the removal. Restoring therefore never
 * publishes a draft. An entry about a next version is restored as the resource's next version.
 * @param ifVersions the versions that may be overwritten, with 0 for a removed resource; any version by default
 * @throws Problem "not-found" if no change has this id
 * @throws Problem "photo-gone" or "document-gone" if the resource's files are deleted
 * @throws Problem "photo-again" if the photo was uploaded again
 * @throws Problem "stale" and the current resource if the current version isn't in `ifVersions`
 * @throws Problem "unrestorable" and the names of the fields if old values are no longer valid
 * @throws Problem "conflict" if the entry is about a guest's message, but isn't its deletion
 */
export async function restoreHistory(
  context: Context,
  id: number,
  ifVersions?: Target["ifVersions"],
): Promise<ResourceKeys> {
  const found = await getRow(context, id);
  if (found.action === "drafted") {
    const which = { kind: publishedKindOf(found.kind) as KindName, id: found.resourceId };
    return saveNextVersion(context, which, fieldsIn(found), { isRestored: true });
  }
  await expectFilesOf(context, found);
  const { isUnseen } = guestKindFor(context, found.kind)
    ? { isUnseen: false }
    : collectionFor(context, found.kind as KindName);
  return transactionFor(isUnseen)(context, async (transaction) => {
    const row = await getRow(transaction, id);
    const { kind, resourceId, currentTranslations } = row;
    const guestKind = guestKindFor(context, kind);
    if (guestKind) {
      if (row.action !== "removed") throw new Problem("conflict");
      return guestKind.restore(transaction, { id: resourceId, ifVersions });
    }
    const remembered = fieldsIn(row);
    const { input, kind: described, save } = collectionFor(context, kind as KindName);
    const last = (await findNow(transaction, row)) ?? (await findLast(transaction, row));
    const isShowing = (field: string) => showingFields.includes(field);
    const fields = {
      ...picked(last, (field) => hasDefault(input, field)),
      ...remembered,
      ...picked(last, isShowing),
    };
    const { data, errors = unknownThen(input, fields, data) } = checked(input, fields);
    if (errors.length > 0) throw new Problem("unrestorable", { errors });
    const linked = await withReferences(transaction, described, data as object);
    const target = { id: resourceId, ifVersions, isRestored: true, currentTranslations, remembered };
    if (currentTranslations && linked !== data) {
      const then = { resource: data as object, current: JSON.parse(currentTranslations) };
      const current = pairsAfterRewriting(then, linked, described.translatable);
      target.currentTranslations = JSON.stringify(current);
    }
    try {
      return await save(transaction, linked, target);
    } catch (error) {
      throw error instanceof Problem && error.kind === "invalid-fields" ? unrestorable(error) : error;
    }
  });
}

/** Checks that the files of an old version still exist. @throws the Problems of {@link Collection.expectFiles} */
async function expectFilesOf(context: Context, row: HistoryRow): Promise<void> {
  if (guestKindFor(context, row.kind)) return;
  const { input, expectFiles } = collectionFor(context, row.kind as KindName);
  const remembered = fieldsIn(row);
  const { data } = input.safeParse(remembered);
  if (data) await expectFiles?.(context, data, { id: row.resourceId, isRestored: true, remembered });
}

/** Creates the error for an old version that no longer fits the rest of the site. */
const unrestorable = (cause: Problem) => new Problem("unrestorable", { errors: cause.errors ?? [], cause });

const picked = (fields: object, isWanted: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isWanted(field)));

/** True when a field has a default. If a history entry lacks this field, the field keeps its current value. */
const hasDefault = (input: z.ZodType, field: string) =>
  (input as z.ZodObject).shape[field] instanceof z.ZodDefault;

/** Returns the fields that a removed resource had before its removal. */
async function findLast({ db }: Context, { kind, resourceId }: HistoryRow): Promise<Record<string, unknown>> {
  const last = await db
    .selectFrom("historyEntry")
    .select("fields")
    .where("kind", "=", kind)
    .where("resourceId", "=", resourceId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return fieldsIn(last);
}

/** Returns an error for each required field that the old version lacks. A save would keep the current value. */
function unknownThen(input: z.ZodType, fields: object, parsed: Record<string, unknown>) {
  const names = Object.keys((input as z.ZodObject).shape);
  return names
    .filter((field) => !(field in fields) && parsed[field] === undefined)
    .map((field) => ({ field, message: "did not exist in this version" }));
}
