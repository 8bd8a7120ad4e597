import { z } from "zod";
import { restoreFeedback } from "#src/features/inbox/inbox.server.ts";
import { checked } from "#src/platform/api/api-request.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Target, ResourceKeys } from "#src/platform/store/stored.ts";
import { showingFields } from "./history-entry.ts";
import { fieldsIn, findNow, getRow, collectionFor, type HistoryRow } from "./history.server.ts";

/**
 * Restores a resource to its state after this change; a removed one exists again. Whether and when guests see it
 * stays as it is now, or as it was when it was removed, so that restoring never publishes anything.
 * @param ifVersions the versions that may be saved over, 0 for a removed resource; any when left out
 * @throws Problem not-found; photo-gone and document-gone when its files are gone; stale, with the resource as it is now; unrestorable, naming the fields, when it isn't
 * valid any more; conflict for a change to a guest's message other than its deletion
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
    if (kind === "feedback") {
      if (row.action !== "removed") throw new Problem("conflict");
      return restoreFeedback(transaction, { id: resourceId, ifVersions });
    }
    const remembered = fieldsIn(row);
    const { input, save } = collectionFor(kind);
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

/** What can't be read any more is found later. @throws Problem as in {@link Collection.expectFiles} */
async function expectFilesOf(context: Context, row: HistoryRow): Promise<void> {
  if (row.kind === "feedback") return;
  const { input, expectFiles } = collectionFor(row.kind);
  const remembered = fieldsIn(row);
  const { data } = input.safeParse(remembered);
  if (data) await expectFiles?.(context, data, { id: row.resourceId, isRestored: true, remembered });
}

/** A version that was valid no longer fits the rest of the site. */
const unrestorable = (cause: Problem) => new Problem("unrestorable", { errors: cause.errors ?? [], cause });

const picked = (fields: object, isWanted: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isWanted(field)));

/** Whether a field can have been added later than an entry of the history; such a one stays as it is now. */
const hasDefault = (input: z.ZodType, field: string) =>
  (input as z.ZodObject).shape[field] instanceof z.ZodDefault;

/** A removed resource, as it was when it was removed. */
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

/** Fields that didn't exist then and have no default: saving would leave them as they are now. */
function unknownThen(input: z.ZodType, fields: object, parsed: Record<string, unknown>) {
  const names = Object.keys((input as z.ZodObject).shape);
  return names
    .filter((field) => !(field in fields) && parsed[field] === undefined)
    .map((field) => ({ field, message: "was not there then" }));
}
