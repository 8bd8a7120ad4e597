import { collectionFor } from "#src/cms/collections.server.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { z } from "zod";
import { checked } from "#src/platform/api/api-request.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Target, ResourceKeys } from "#src/platform/store/stored.ts";
import { showingFields } from "./history-entry.ts";
import { fieldsIn, findNow, getRow, guestKindFor, type HistoryRow } from "./history.server.ts";

/**
 * Restores a resource to its state after this change. A removed resource exists again. Its visibility for guests stays
 * as it is now, or as it was at its removal, so that restoring never publishes a draft.
 * @param ifVersions the versions that may be overwritten, 0 for a removed resource; any version when left out
 * @throws Problem not-found; photo-gone or document-gone when its files are deleted; photo-again when the photo was
 * uploaded again; stale, with the current resource; unrestorable, naming the fields that are no longer valid; conflict
 * for a change to a guest's message other than its deletion
 */
export async function restoreHistory(
  context: Context,
  id: number,
  ifVersions?: Target["ifVersions"],
): Promise<ResourceKeys> {
  await expectFilesOf(context, await getRow(context, id));
  return inTransaction(context, async (transaction) => {
    const row = await getRow(transaction, id);
    const { kind, resourceId, currentTranslations } = row;
    const guestKind = guestKindFor(context, kind);
    if (guestKind) {
      if (row.action !== "removed") throw new Problem("conflict");
      return guestKind.restore(transaction, { id: resourceId, ifVersions });
    }
    const remembered = fieldsIn(row);
    const { input, save } = collectionFor(context, kind as KindName);
    const last = (await findNow(transaction, row)) ?? (await findLast(transaction, row));
    const isShowing = (field: string) => showingFields.includes(field);
    const fields = {
      ...picked(last, (field) => hasDefault(input, field)),
      ...remembered,
      ...picked(last, isShowing),
    };
    const { data, errors = unknownThen(input, fields, data) } = checked(input, fields);
    if (errors.length > 0) throw new Problem("unrestorable", { errors });
    const target = { id: resourceId, ifVersions, isRestored: true, currentTranslations, remembered };
    try {
      return await save(transaction, data, target);
    } catch (error) {
      throw error instanceof Problem && error.kind === "invalid-fields" ? unrestorable(error) : error;
    }
  });
}

/**
 * Checks that the files of an old version still exist. Skips a version with invalid fields: `restoreHistory` reports
 * them later.
 * @throws Problem as in {@link Collection.expectFiles}
 */
async function expectFilesOf(context: Context, row: HistoryRow): Promise<void> {
  if (guestKindFor(context, row.kind)) return;
  const { input, expectFiles } = collectionFor(context, row.kind as KindName);
  const remembered = fieldsIn(row);
  const { data } = input.safeParse(remembered);
  if (data) await expectFiles?.(context, data, { id: row.resourceId, isRestored: true, remembered });
}

/** The error for an old version that no longer fits the rest of the site. */
const unrestorable = (cause: Problem) => new Problem("unrestorable", { errors: cause.errors ?? [], cause });

const picked = (fields: object, isWanted: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isWanted(field)));

/** True when a field has a default. If a history entry lacks the field, the field keeps its current value. */
const hasDefault = (input: z.ZodType, field: string) =>
  (input as z.ZodObject).shape[field] instanceof z.ZodDefault;

/** Returns a removed resource as it was before its removal. */
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

/** Errors for fields that the old version lacks and that have no default: saving would keep their current values. */
function unknownThen(input: z.ZodType, fields: object, parsed: Record<string, unknown>) {
  const names = Object.keys((input as z.ZodObject).shape);
  return names
    .filter((field) => !(field in fields) && parsed[field] === undefined)
    .map((field) => ({ field, message: "did not exist in this version" }));
}
