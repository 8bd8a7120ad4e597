import { toStoredInstant } from "#src/i18n/time.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import type { SourceReply } from "./source-client.ts";
import { nextAfterRefusal, tooFarAhead, type Refusal } from "./source-schedule.ts";

/** The last answer at an address, and when it may be asked again. All processes share it. */
export interface SourceAnswerTable {
  url: string;
  /** Null until the first good answer. */
  body: string | null;
  /** When the source last confirmed the answer. */
  fetchedAt: string | null;
  /** The Last-Modified header as it came, for If-Modified-Since. */
  lastModified: string | null;
  nextTryAt: string;
  /** The number of refusals since the last good answer. */
  failures: number;
  /** The source has asked us to slow down; until this moment no other address on its host is asked either. */
  stopsAllUntil: string | null;
  /** When somebody last looked at what it says; told only of what is asked while somebody looks. */
  wantedAt: string | null;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    sourceAnswer: SourceAnswerTable;
  }
}

/** When an answer that never changes is asked for again. */
export const never = "9999-12-31T23:59:59Z";

/** Longer than any request takes. After this, another process may ask, should the one that asks have died. */
const claimSeconds = 60;

/** The row of an address; undefined when nobody has asked yet. */
export async function findAnswer(
  { db }: Pick<Context, "db">,
  url: string,
): Promise<SourceAnswerTable | undefined> {
  return db.selectFrom("sourceAnswer").selectAll().where("url", "=", url).executeTakeFirst();
}

/** What a row begins as. */
const nothingYet = {
  body: null,
  fetchedAt: null,
  lastModified: null,
  failures: 0,
  stopsAllUntil: null,
  wantedAt: null,
};

/** Notes that somebody looks at what an address says. Nothing that guests see changes by it. */
export async function noteWanted({ db, now }: Context, url: string): Promise<void> {
  const moment = toStoredInstant(now());
  await db
    .insertInto("sourceAnswer")
    .values({ ...nothingYet, url, nextTryAt: moment, wantedAt: moment })
    .onConflict((conflict) => conflict.column("url").doUpdateSet({ wantedAt: moment }))
    .execute();
}

/** Whether a stored moment has come, or is too far ahead to be right. */
function isDue(nextTryAt: string, now: Temporal.Instant): boolean {
  return (
    nextTryAt <= toStoredInstant(now) ||
    (nextTryAt > toStoredInstant(tooFarAhead(now)) && nextTryAt !== never)
  );
}

/** Whether it is time to ask at any of these addresses: a cheap look for all of them at once. */
export async function isAnyDue({ db, now }: Context, urls: string[]): Promise<boolean> {
  if (urls.length === 0) return false;
  const rows = await db.selectFrom("sourceAnswer").select("nextTryAt").where("url", "in", urls).execute();
  return rows.length < urls.length || rows.some(({ nextTryAt }) => isDue(nextTryAt, now()));
}

/** The answers by which a host has asked us to slow down. */
const stopping = (db: Context["db"], url: string, now: Temporal.Instant) =>
  db
    .selectFrom("sourceAnswer as other")
    .select("other.url")
    .where("other.stopsAllUntil", ">", toStoredInstant(now))
    .where("other.stopsAllUntil", "<=", toStoredInstant(tooFarAhead(now)))
    .where("other.url", "like", `${new URL(url).origin}/%`);

/** Whether nothing is asked on the host of an address at present. */
export async function isStopped({ db, now }: Context, url: string): Promise<boolean> {
  return (await stopping(db, url, now()).executeTakeFirst()) !== undefined;
}

/**
 * Reserves a request. A single UPDATE decides between processes: only the first one still finds it due.
 * @returns undefined when it isn't due yet, or another process is asking
 */
export async function claim({ db, now }: Context, url: string): Promise<SourceAnswerTable | undefined> {
  const moment = toStoredInstant(now());
  const reserved = toStoredInstant(now().add({ seconds: claimSeconds }));
  const known = await db
    .selectFrom("sourceAnswer")
    .select("nextTryAt")
    .where("url", "=", url)
    .executeTakeFirst();
  if (known && !isDue(known.nextTryAt, now())) return undefined;
  if (!known) {
    await db
      .insertInto("sourceAnswer")
      .values({ ...nothingYet, url, nextTryAt: moment })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return db
    .updateTable("sourceAnswer")
    .set({ nextTryAt: reserved })
    .where("url", "=", url)
    .where("nextTryAt", "=", known?.nextTryAt ?? moment)
    .where(({ not, exists }) => not(exists(stopping(db, url, now()))))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Keeps a good answer. Pages change with news, and when an answer that had grown old is confirmed; other confirmations
 * change nothing that guests see.
 */
export async function keepAnswer(
  context: Context,
  before: SourceAnswerTable,
  reply: Exclude<SourceReply, { kind: "refused" }>,
  { nextTryAt, isNews }: { nextTryAt: string; isNews: boolean },
): Promise<void> {
  const body = reply.kind === "new" ? reply.body : before.body;
  const lastModified = reply.kind === "new" ? reply.lastModified : before.lastModified;
  const values = {
    body,
    lastModified,
    nextTryAt,
    fetchedAt: toStoredInstant(context.now()),
    failures: 0,
    stopsAllUntil: null,
  };
  const update = ({ db }: Context) =>
    db.updateTable("sourceAnswer").set(values).where("url", "=", before.url).execute();
  const isSeen = isNews || before.failures > 0;
  await (isSeen ? inTransaction(context, update) : update(context));
}

export async function keepRefusal(
  context: Context,
  before: SourceAnswerTable,
  {
    refusal,
    detail,
    notBefore,
  }: { refusal: Refusal; detail: string; notBefore?: Temporal.Instant | undefined },
  random: number,
): Promise<void> {
  const failures = before.failures + 1;
  const nextTryAt = toStoredInstant(
    nextAfterRefusal(refusal, failures, { now: context.now(), notBefore, random }),
  );
  const stopsAllUntil = refusal === "unreachable" ? null : nextTryAt;
  await context.db
    .updateTable("sourceAnswer")
    .set({ nextTryAt, failures, stopsAllUntil })
    .where("url", "=", before.url)
    .execute();
  const source = new URL(before.url).pathname;
  context.log[refusal === "unreachable" ? "warn" : "error"](
    { source, reason: detail, failures, nextTryAt },
    "source failed",
  );
}
