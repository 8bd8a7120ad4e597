import { toStoredInstant } from "#src/i18n/times/time.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import type { SourceReply } from "./source-client.ts";
import { nextAfterRefusal, latestPlausible, type Refusal } from "./source-schedule.ts";

export interface SourceAnswerTable {
  url: string;
  body: string | null;
  fetchedAt: string | null;
  /** The next request sends this value as If-Modified-Since. */
  lastModified: string | null;
  nextTryAt: string;
  failures: number;
  /** The time until which no URL of this host is requested, because the host has refused a request. */
  stopsAllUntil: string | null;
  /** The latest time at which a visitor needed the data. Null for data that is requested regardless of visitors. */
  wantedAt: string | null;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    sourceAnswer: SourceAnswerTable;
  }
}

/** The `nextTryAt` of a response that is never requested again. */
export const never = "9999-12-31T23:59:59Z";

/** The time for which one process claims a request. It is longer than any request. */
const claimSeconds = 60;

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

export async function storeDemand({ db, now }: Context, url: string): Promise<void> {
  const moment = toStoredInstant(now());
  await db
    .insertInto("sourceAnswer")
    .values({ ...nothingYet, url, nextTryAt: moment, wantedAt: moment })
    .onConflict((conflict) => conflict.column("url").doUpdateSet({ wantedAt: moment }))
    .execute();
}

/** True when a request is due. A time that is impossibly far ahead counts as due, except `never`. */
function isDue(nextTryAt: string, now: Temporal.Instant): boolean {
  return (
    nextTryAt <= toStoredInstant(now) ||
    (nextTryAt > toStoredInstant(latestPlausible(now)) && nextTryAt !== never)
  );
}

export async function isAnyDue({ db, now }: Context, urls: string[]): Promise<boolean> {
  if (urls.length === 0) return false;
  const rows = await db.selectFrom("sourceAnswer").select("nextTryAt").where("url", "in", urls).execute();
  return rows.length < urls.length || rows.some(({ nextTryAt }) => isDue(nextTryAt, now()));
}

const hostPauses = (db: Context["db"], url: string, now: Temporal.Instant) =>
  db
    .selectFrom("sourceAnswer as other")
    .select("other.url")
    .where("other.stopsAllUntil", ">", toStoredInstant(now))
    .where("other.stopsAllUntil", "<=", toStoredInstant(latestPlausible(now)))
    .where("other.url", "like", `${new URL(url).origin}/%`);

export async function isStopped({ db, now }: Context, url: string): Promise<boolean> {
  return (await hostPauses(db, url, now()).executeTakeFirst()) !== undefined;
}

/**
 * Claims a request for this process. Only one process gets the request, because only the first UPDATE finds the row
 * unchanged. Returns undefined if no request is due, another process has the request, or requests to the host pause.
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

/** The age in hours after which pages may hide the data. */
const usualHours = 1;

const isOlderThan = (fetchedAt: string | null, hours: number, now: Temporal.Instant) =>
  fetchedAt !== null && fetchedAt < toStoredInstant(now.subtract({ hours }));

/** Stores a response. Cached pages are renewed for new data, after a failure, or after an hour. */
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
  await removeUnused(context);
}

/** Responses that are no longer requested are deleted after this time. An example is the sunrise of a past day. */
const unusedHours = 30 * 24;

async function removeUnused({ db, now }: Context): Promise<void> {
  const long = toStoredInstant(now().subtract({ hours: unusedHours }));
  await db
    .deleteFrom("sourceAnswer")
    .where(({ eb, or, and }) =>
      or([eb("nextTryAt", "<", long), and([eb("nextTryAt", "=", never), eb("fetchedAt", "<", long)])]),
    )
    .execute();
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
