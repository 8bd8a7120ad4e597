import { collectionFor, descriptionOf } from "#src/cms/collections.server.ts";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import { lock, readDrafts, type KindAndId } from "#src/cms/next-versions/next-version-state.server.ts";
import { expectFilesOf, publishIn } from "#src/cms/next-versions/publish-next-version.server.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { parsed } from "#src/platform/api/api-request.ts";
import { coerce } from "#src/platform/api/coerce.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import {
  inTransaction,
  inUnseenTransaction,
  type Context,
  type TransactionContext,
} from "#src/platform/context.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";
import { nameIn } from "#src/platform/store/history.ts";
import type { Target } from "#src/platform/store/stored.ts";
import type { ChangeOver } from "./change-over.ts";
import {
  clearFaults,
  expectVersion,
  getChangeOver,
  getRow,
  lockChangeOver,
  savedBy,
  undoOf,
  type Undo,
} from "./change-overs.server.ts";

const together = { isTogether: true } as const;

/**
 * Publishes all next versions of a change-over in one transaction.
 * @param dueAt publishes only if the change-over is still due at this time
 * @returns the change-over; undefined when it is no longer due
 * @throws Problem "not-found" when there is no such change-over
 * @throws Problem "stale" with the change-over when If-Match names other versions
 * @throws Problem "conflict" when the change-over is already published
 * @throws Problem "invalid-fields" with every fault of every next version, such as the unfinished field
 *   "faq.3.question"
 */
export async function publishChangeOver(
  context: Context,
  id: number,
  { ifVersions, dueAt }: Pick<Target, "ifVersions"> & { dueAt?: string } = {},
): Promise<ChangeOver | undefined> {
  await eachOf(await readDrafts(context.db, id), (which) => expectFilesOf(context, which, together));
  return inTransaction(context, async (transaction) => {
    const { db } = transaction;
    await lockChangeOver(transaction, id);
    // While the locks are held, nobody can save a next version between the version check and the publication.
    for (const { kind, resourceId } of await readDrafts(db, id))
      await lock(transaction, { kind: kind as KindName, id: resourceId });
    // While this transaction waited for the locks, staff may have taken out a next version or saved one.
    const rows = await readDrafts(db, id);
    await expectVersion(transaction, id, ifVersions);
    const { publishedAt, publishAt, version } = await getRow(transaction, id);
    if (dueAt && (publishedAt || publishAt === null || publishAt > dueAt)) return undefined;
    if (publishedAt) throw new Problem("conflict");
    const last = await lastEntry(db);
    const saved = await eachOf(rows, (which) => publishIn(transaction, which, together));
    const drafts = rows.map((row, index) => {
      const { words } = descriptionOf(transaction, row.kind as KindName).translatable;
      return { ...row, name: nameIn({ ...saved[index] }, words) };
    });
    const undo: Undo = { drafts, touched: await touchedSince(transaction, last, drafts) };
    await db
      .updateTable("changeOver")
      .set({ publishedAt: toStoredInstant(context.now()), fault: null, undo: JSON.stringify(undo) })
      .set({ version: version + 1, ...savedBy(context) })
      .where("id", "=", id)
      .execute();
    await db.deleteFrom("previewLink").where("changeOverId", "=", id).execute();
    return getChangeOver(transaction, id);
  });
}

/** Runs `work` for each next version. @throws Problem "invalid-fields" with the faults of all next versions */
async function eachOf<Result>(
  drafts: readonly { kind: string; resourceId: number }[],
  work: (which: KindAndId) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const errors: FieldError[] = [];
  for (const { kind, resourceId: id } of drafts) {
    try {
      results.push(await work({ kind: kind as KindName, id }));
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const own = error.errors ?? [{ field: "", message: error.message, type: error.kind }];
      errors.push(
        ...own.map((each) => ({ ...each, field: [kind, id, each.field].filter(Boolean).join(".") })),
      );
    }
  }
  if (errors.length > 0) throw new Problem("invalid-fields", { errors });
  return results;
}

async function lastEntry(db: Database | Transaction): Promise<number> {
  const { last } = await db
    .selectFrom("historyEntry")
    .select(({ fn }) => fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/**
 * Returns the resources that this transaction has changed: the resources of the change-over, and resources that changed
 * as a consequence. During the transaction, other people can save resources of kinds that guests don't see. Of these
 * kinds, returns only the resources of the change-over.
 */
async function touchedSince(
  transaction: TransactionContext,
  last: number,
  drafts: Undo["drafts"],
): Promise<Undo["touched"]> {
  const { db } = transaction;
  const isDraft = (entry: { kind: string; resourceId: number }) =>
    drafts.some(({ kind, resourceId }) => kind === entry.kind && resourceId === entry.resourceId);
  const later = await db
    .selectFrom("historyEntry")
    .select(["id", "kind", "resourceId", "version"])
    .where("id", ">", last)
    .where("action", "!=", "drafted")
    .orderBy("id")
    .execute();
  const seen = new Set<string>(kindNames.filter((name) => !collectionFor(transaction, name).isUnseen));
  const entries = later.filter((each) => seen.has(each.kind) || isDraft(each));
  if (entries.length === 0) return [];
  const earlier = await db
    .selectFrom("historyEntry")
    .select(({ fn }) => ["kind", "resourceId", fn.max<number>("id").as("id")])
    .where("kind", "in", [...new Set(entries.map(({ kind }) => kind))])
    .where("resourceId", "in", [...new Set(entries.map(({ resourceId }) => resourceId))])
    .where("id", "<=", last)
    .groupBy(["kind", "resourceId"])
    .execute();
  const earlierIds = new Map(earlier.map(({ kind, resourceId, id }) => [`${kind} ${resourceId}`, id]));
  const touched: Undo["touched"] = [];
  for (const [which, own] of Map.groupBy(entries, ({ kind, resourceId }) => `${kind} ${resourceId}`)) {
    const [{ kind, resourceId, id: first }] = own as [(typeof own)[0]];
    const isNew = drafts.some((each) => each.kind === kind && each.resourceId === resourceId && each.isNew);
    touched.push({
      kind: kind as KindName,
      id: resourceId,
      // The first history entry of an older resource contains its state before the change.
      before: isNew ? undefined : (earlierIds.get(which) ?? first),
      after: own.at(-1)!.version,
    });
  }
  return touched;
}

/**
 * Undoes a publication. All resources get their earlier state, and the next versions are added again without a planned
 * time.
 * @throws Problem "not-found" when there is no such change-over, or when its publication is older than 30 days
 * @throws Problem "conflict" when the change-over isn't published
 * @throws Problem "stale", which contains the change-over, when If-Match doesn't name its current version
 */
export async function undoChangeOver(
  context: Context,
  { id, ifVersions }: Pick<Target, "id" | "ifVersions">,
): Promise<ChangeOver> {
  for (const each of await statesBefore(context, id))
    await collectionFor(context, each.kind).expectFiles?.(context, each.fields, each.target);
  return inTransaction(context, async (transaction) => {
    await lockChangeOver(transaction, id);
    await expectVersion(transaction, id, ifVersions);
    const row = await getRow(transaction, id);
    if (!row.publishedAt) throw new Problem("conflict");
    for (const { kind, fields, target } of await statesBefore(transaction, id)) {
      const { save, input } = collectionFor(transaction, kind);
      await save(transaction, parsed(input, coerce(input, fields)), target);
    }
    const { drafts, touched } = undoOf(row);
    const { version } = await getChangeOver(transaction, id);
    for (const each of touched.filter(({ before }) => before === undefined))
      await removeAdded(transaction, each);
    for (const draft of drafts) await bringBack(transaction, draft);
    await transaction.db
      .updateTable("changeOver")
      .set({ publishedAt: null, publishAt: null, undo: null, version: version + 1, ...savedBy(context) })
      .where("id", "=", id)
      .execute();
    return getChangeOver(transaction, id);
  });
}

/** Returns the states to restore, in the order of the changes, so that the earlier price list becomes active. */
async function statesBefore(context: Context, id: number) {
  const { touched } = undoOf(await getRow(context, id));
  const states: { kind: KindName; fields: Record<string, unknown>; target: Target }[] = [];
  for (const { kind, id: resourceId, before } of touched) {
    if (before === undefined) continue;
    const { fields: stored, currentTranslations } = await context.db
      .selectFrom("historyEntry")
      .select(["fields", "currentTranslations"])
      .where("id", "=", before)
      .executeTakeFirstOrThrow();
    const fields = JSON.parse(stored) as Record<string, unknown>;
    const target = { id: resourceId, isRestored: true, currentTranslations, remembered: fields };
    states.push({ kind, fields, target });
  }
  return states;
}

async function removeAdded(transaction: TransactionContext, { kind, id }: KindAndId): Promise<void> {
  try {
    await collectionFor(transaction, kind).remove?.(transaction, { id });
  } catch (error) {
    if (!(error instanceof Problem && error.kind === "not-found")) throw error;
  }
}

/** Adds a next version again, unless the resource has got another next version in the meantime. */
async function bringBack({ db }: TransactionContext, draft: Undo["drafts"][0]): Promise<void> {
  const { id: _, name: __, ...values } = draft;
  // If a translation was incomplete, the publication left a next version with this translation alone, with the next
  // version number. The draft contains the same translation.
  const left = db.deleteFrom("nextVersion").where("kind", "=", draft.kind);
  await left
    .where("resourceId", "=", draft.resourceId)
    .where("version", "<=", draft.version + 1)
    .execute();
  await db
    .insertInto("nextVersion")
    .values({ ...values, version: draft.version + 2, fault: null })
    .onConflict((conflict) => conflict.columns(["kind", "resourceId"]).doNothing())
    .execute();
}

/**
 * Publishes the change-overs whose moment has come. If one next version of a change-over can't be published, none is
 * published. The change-over and the faulty next version then store the reason. After the next save of the change-over
 * or of one of its next versions, the site tries again.
 * @returns the number of change-overs that this call has published
 */
export async function publishDueChangeOvers(context: Context): Promise<number> {
  const dueAt = toStoredInstant(context.now());
  const due = await plannedChangeOvers(context)
    .select(["id", "version"])
    .where("publishAt", "<=", dueAt)
    .orderBy("publishAt")
    .execute();
  let published = 0;
  for (const { id, version } of due) {
    try {
      if (await publishChangeOver(context, id, { dueAt })) published++;
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      context.log.error({ err: error, id }, "a change-over could not be published");
      await noteFault(context, { id, version }, error);
    }
  }
  return published;
}

export const plannedChangeOvers = ({ db }: Pick<Context, "db">) =>
  db
    .selectFrom("changeOver")
    .where("publishAt", "is not", null)
    .where("publishedAt", "is", null)
    .where("fault", "is", null);

/** Stores the reason of a failed publication, unless the change-over was changed or published after the attempt. */
async function noteFault(
  context: Context,
  { id, version }: { id: number; version: number },
  { kind, errors = [] }: Problem,
): Promise<void> {
  await inUnseenTransaction(context, async (transaction) => {
    const { db } = transaction;
    await lockChangeOver(transaction, id);
    for (const { field, type } of errors) {
      const [named = "", resourceId] = field.split(".");
      await db
        .updateTable("nextVersion")
        .set({ fault: type ?? kind })
        .where("kind", "=", named)
        .where("resourceId", "=", Number(resourceId))
        .where("changeOverId", "=", id)
        .execute();
    }
    const { numUpdatedRows } = await db
      .updateTable("changeOver")
      .set({ fault: kind })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) await clearFaults(transaction, id);
  });
}
