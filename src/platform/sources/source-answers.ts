import { toStoredInstant } from "#src/i18n/times/time.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import type { SourceReply } from "./source-client.ts";
import { nextAfterRefusal, latestPlausible, type Refusal } from "./source-schedule.ts";

/** The last response of a URL and its schedule. All processes share it. */
export interface SourceAnswerTable {
  url: string;
  /** Null until the first good response. */
  body: string | null;
  /** When the source last confirmed the response. */
  fetchedAt: string | null;
  /** The Last-Modified header, unchanged, for If-Modified-Since. */
  lastModified: string | null;
  nextTryAt: string;
  /** Failures since the last good response. */
  failures: number;
  /** The source has asked us to slow down. No URL of its host is requested until this moment. */
  stopsAllUntil: string | null;
  /** When a visitor last needed the data; only set for sources that are requested on demand. */
  wantedAt: string | null;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    sourceAnswer: SourceAnswerTable;
  }
}

/** The `nextTryAt` of a response that never changes. */
export const never = "9999-12-31T23:59:59Z";

/** Longer than any request. After this another process may send the request, in case the first has died. */
const claimSeconds = 60;

/** Returns the row of a URL, or undefined before the first request. */
export async function findAnswer(
  { db }: Pick<Context, "db">,
  url: string,
): Promise<SourceAnswerTable | undefined> {
  return db.selectFrom("sourceAnswer").selectAll().where("url", "=", url).executeTakeFirst();
}

const nothingYet = {
  body: null,
  fetchedAt: null,
  lastModified: null,
  failures: 0,
  stopsAllUntil: null,
  wantedAt: null,
};

/** Records that a visitor needs the data of a URL. No page changes by this. */
export async function storeDemand({ db, now }: Context, url: string): Promise<void> {
  const moment = toStoredInstant(now());
  await db
    .insertInto("sourceAnswer")
    .values({ ...nothingYet, url, nextTryAt: moment, wantedAt: moment })
    .onConflict((conflict) => conflict.column("url").doUpdateSet({ wantedAt: moment }))
    .execute();
}

/** True when a stored moment has come, or is implausibly far ahead. */
function isDue(nextTryAt: string, now: Temporal.Instant): boolean {
  return (
    nextTryAt <= toStoredInstant(now) ||
    (nextTryAt > toStoredInstant(latestPlausible(now)) && nextTryAt !== never)
  );
}

/** True when a request is due for any of these URLs: one cheap query for all. */
export async function isAnyDue({ db, now }: Context, urls: string[]): Promise<boolean> {
  if (urls.length === 0) return false;
  const rows = await db.selectFrom("sourceAnswer").select("nextTryAt").where("url", "in", urls).execute();
  return rows.length < urls.length || rows.some(({ nextTryAt }) => isDue(nextTryAt, now()));
}

/** Selects the rows by which a host has asked us to slow down. */
const hostPauses = (db: Context["db"], url: string, now: Temporal.Instant) =>
  db
    .selectFrom("sourceAnswer as other")
    .select("other.url")
    .where("other.stopsAllUntil", ">", toStoredInstant(now))
    .where("other.stopsAllUntil", "<=", toStoredInstant(latestPlausible(now)))
    .where("other.url", "like", `${new URL(url).origin}/%`);

/** True while requests to the URL's host are paused. */
export async function isStopped({ db, now }: Context, url: string): Promise<boolean> {
  return (await hostPauses(db, url, now()).executeTakeFirst()) !== undefined;
}

/**
 * Claims a due request. The UPDATE decides between processes.
 * @returns undefined when it isn't due, is claimed or its host is paused
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
    .where(({ not, exists }) => not(exists(hostPauses(db, url, now()))))
    .returningAll()
    .executeTakeFirst();
}

/** Hours within which a source usually confirms its data. Data that waited longer may already be hidden as outdated. */
const usualHours = 1;

const isOlderThan = (fetchedAt: string | null, hours: number, now: Temporal.Instant) =>
  fetchedAt !== null && fetchedAt < toStoredInstant(now.subtract({ hours }));

/** Stores a good response. Pages change only with new data, after a failure, or when outdated data is confirmed. */
export async function storeAnswer(
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
  const isSeen = isNews || before.failures > 0 || isOlderThan(before.fetchedAt, usualHours, context.now());
  await (isSeen ? inTransaction(context, update) : update(context));
}

export async function storeRefusal(
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
    "request to a source failed",
  );
}
