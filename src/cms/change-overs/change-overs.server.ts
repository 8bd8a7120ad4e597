import type { Generated, Selectable } from "kysely";
import type { z } from "zod";
import type { KindName } from "#src/cms/kinds.ts";
import type { DraftRow } from "#src/cms/next-versions/next-version-state.server.ts";
import { listNextVersions } from "#src/cms/next-versions/next-versions.server.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import {
  acquireLock,
  inUnseenTransaction,
  type Context,
  type TransactionContext,
} from "#src/platform/context.ts";
import type { Database, Tables, Transaction } from "#src/platform/database/database.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { nameOf } from "#src/platform/user.ts";
import type { changedChangeOver, ChangeOver } from "./change-over.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** Next versions that are published together. Each next version has the id of its change-over. */
    changeOver: {
      id: Generated<number>;
      version: number;
      updatedAt: string;
      name: string;
      publishAt: string | null;
      /** The kind of the Problem that prevented the publication, or "restored" if it became due before a restore. */
      fault: string | null;
      publishedAt: string | null;
      /** JSON: an `Undo`; null before the publication. */
      undo: string | null;
      userName: string | null;
    };
  }
}

export type ChangeOverRow = Selectable<Tables["changeOver"]>;

export interface Undo {
  drafts: (DraftRow & { name: string })[];
  /** The resources that the publication changed, in the order of the changes. `before` is the id of a history entry. */
  touched: { kind: KindName; id: number; before: number | undefined; after: number }[];
}

const undoneFor = { hours: 30 * 24 };

export const undoableSince = ({ now }: Pick<Context, "now">) => toStoredInstant(now().subtract(undoneFor));

/** @throws Problem "not-found" when there is no such change-over, or when its publication can no longer be undone */
export async function getRow(context: Context, id: number): Promise<ChangeOverRow> {
  const row = await context.db
    .selectFrom("changeOver")
    .selectAll()
    .where("id", "=", id)
    .where(({ or, eb }) =>
      or([eb("publishedAt", "is", null), eb("publishedAt", ">", undoableSince(context))]),
    )
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

export const undoOf = ({ undo }: ChangeOverRow) => JSON.parse(undo ?? '{"drafts":[],"touched":[]}') as Undo;

export const lockChangeOver = (transaction: TransactionContext, id: number) =>
  acquireLock(transaction, `change-over ${id}`);

async function answerOf(context: Context, row: ChangeOverRow): Promise<ChangeOver> {
  const { undo: _, ...fields } = row;
  const { drafts, touched } = undoOf(row);
  const changes = row.publishedAt
    ? drafts.map(({ kind, resourceId, name }) => ({
        kind: kind as KindName,
        id: resourceId,
        name,
        fault: null,
      }))
    : (await listNextVersions(context, { changeOver: row.id })).map(({ kind, id, name, fault }) => ({
        kind,
        id,
        name,
        fault,
      }));
  const savedSince: ChangeOver["savedSince"] = [];
  let { version } = row;
  const versions = await versionsOf(context.db, touched);
  for (const { kind, id, after } of touched) {
    const now = versions.get(`${kind} ${id}`) ?? 0;
    version += now;
    if (now === after) continue;
    const last = await context.db
      .selectFrom("historyEntry")
      .select(["name", "userName", "at"])
      .where("kind", "=", kind)
      .where("resourceId", "=", id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    savedSince.push({ kind, id, ...last });
  }
  return { ...fields, version, changes, savedSince };
}

/** Returns the versions by kind and id. Leaves out removed resources. */
async function versionsOf(
  db: Database | Transaction,
  touched: Undo["touched"],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const [kind, own] of Map.groupBy(touched, (each) => each.kind)) {
    const ids = own.map(({ id }) => id);
    const rows: { id: number; version: number }[] = await anyTable(db)
      .selectFrom(kind)
      .select(["id", "version"])
      .where("id", "in", ids)
      .execute();
    for (const { id, version } of rows) versions.set(`${kind} ${id}`, version);
  }
  return versions;
}

export const getChangeOver = async (context: Context, id: number): Promise<ChangeOver> =>
  answerOf(context, await getRow(context, id));

/** @throws Problem "not-found", or "stale" with the change-over when If-Match names other versions */
export async function expectVersion(
  context: Context,
  id: number,
  ifVersions: Target["ifVersions"],
): Promise<void> {
  const row = await getRow(context, id);
  if (!ifVersions) return;
  const current = await answerOf(context, row);
  if (!ifVersions.includes(current.version)) throw new Problem("stale", { current });
}

/** Lists unpublished change-overs and those that can be undone: first without a moment, then by their moments. */
export async function listChangeOvers(context: Context): Promise<ChangeOver[]> {
  const rows = await context.db
    .selectFrom("changeOver")
    .selectAll()
    .where(({ or, eb }) =>
      or([eb("publishedAt", "is", null), eb("publishedAt", ">", undoableSince(context))]),
    )
    .orderBy("publishAt", (order) => order.asc().nullsFirst())
    .orderBy("id")
    .execute();
  return Promise.all(rows.map((row) => answerOf(context, row)));
}

/** The columns that each save of a change-over sets. */
export const savedBy = ({ user, now }: Pick<Context, "user" | "now">) => ({
  updatedAt: toStoredInstant(now()),
  userName: user ? nameOf(user) : null,
});

export async function addChangeOver(
  context: Context,
  { name, publishAt = null }: { name: string; publishAt?: string | null | undefined },
): Promise<ChangeOver> {
  return inUnseenTransaction(context, async (transaction) => {
    const { db } = transaction;
    await db.deleteFrom("changeOver").where("publishedAt", "<=", undoableSince(context)).execute();
    const { id } = await db
      .insertInto("changeOver")
      .values({ name, publishAt, version: 1, ...savedBy(context) })
      .returning("id")
      .executeTakeFirstOrThrow();
    return getChangeOver(transaction, id);
  });
}

/** Renames a change-over, or moves all its next versions. @throws Problem "conflict" when it is published */
export async function saveChangeOver(
  context: Context,
  body: z.output<typeof changedChangeOver>,
  { id, ifVersions }: Target,
): Promise<ChangeOver> {
  return inUnseenTransaction(context, async (transaction) => {
    await lockChangeOver(transaction, id);
    await expectVersion(transaction, id, ifVersions);
    const { publishedAt, version, fault } = await getRow(transaction, id);
    if (publishedAt) throw new Problem("conflict");
    // If the moment had passed before a restore, the site publishes the change-over only after staff set a new moment.
    const held = fault === "restored" && body.publishAt === undefined ? fault : null;
    if (!held) await clearFaults(transaction, id);
    await transaction.db
      .updateTable("changeOver")
      .set({ ...body, version: version + 1, fault: held, ...savedBy(context) })
      .where("id", "=", id)
      .execute();
    return getChangeOver(transaction, id);
  });
}

/** Deletes the stored reasons why next versions of a change-over prevented its publication. */
export const clearFaults = ({ db }: TransactionContext, id: number) =>
  db.updateTable("nextVersion").set({ fault: null }).where("changeOverId", "=", id).execute();

/** Removes a change-over. Its next versions stay, without a planned time. Published resources stay published. */
export async function removeChangeOver(context: Context, { id, ifVersions }: Target): Promise<void> {
  await inUnseenTransaction(context, async (transaction) => {
    await lockChangeOver(transaction, id);
    await expectVersion(transaction, id, ifVersions);
    await clearFaults(transaction, id);
    await transaction.db.deleteFrom("changeOver").where("id", "=", id).execute();
  });
}
