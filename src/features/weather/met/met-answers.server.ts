import { toStoredInstant } from "#src/i18n/time.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import type { MetReply } from "./met-client.server.ts";
import { nextAfterRefusal, tooFarAhead, type Refusal } from "./met-schedule.ts";

/** MET's last answer at an address, and when it may be asked again. All processes share it. */
export interface MetAnswerTable {
  url: string;
  /** Null until the first good answer. */
  body: string | null;
  /** When MET last confirmed the answer. */
  fetchedAt: string | null;
  /** The Last-Modified header as it came, for If-Modified-Since. */
  lastModified: string | null;
  nextTryAt: string;
  /** The number of refusals since the last good answer. */
  failures: number;
  /** MET has asked us to slow down; until this moment no other address of it is asked either. */
  stopsAllUntil: string | null;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    metAnswer: MetAnswerTable;
  }
}

/** When an answer that never changes is asked for again. */
export const never = "9999-12-31T23:59:59Z";

/** Longer than any request takes. After this, another process may ask, should the one that asks have died. */
const claimSeconds = 60;

/** The last good answer, however old. */
export async function findMetAnswer(
  context: Context,
  url: string,
): Promise<{ body: string; fetchedAt: Temporal.Instant } | undefined> {
  const row = await context.db
    .selectFrom("metAnswer")
    .select(["body", "fetchedAt"])
    .where("url", "=", url)
    .executeTakeFirst();
  if (!row?.body || !row.fetchedAt) return undefined;
  return { body: row.body, fetchedAt: Temporal.Instant.from(row.fetchedAt) };
}

/** When there was last a good answer, and how often there was none since; undefined when nobody has asked yet. */
export async function findMetState(
  { db }: Context,
  url: string,
): Promise<{ fetchedAt: Temporal.Instant | undefined; failures: number } | undefined> {
  const row = await db
    .selectFrom("metAnswer")
    .select(["fetchedAt", "failures"])
    .where("url", "=", url)
    .executeTakeFirst();
  return row && { ...row, fetchedAt: row.fetchedAt ? Temporal.Instant.from(row.fetchedAt) : undefined };
}

/**
 * Reserves a request. A single UPDATE decides between processes: only the first one still finds it due.
 * @returns undefined when it isn't due yet, or another process is asking
 */
export async function claim({ db, now, config }: Context, url: string): Promise<MetAnswerTable | undefined> {
  const moment = toStoredInstant(now());
  const reserved = toStoredInstant(now().add({ seconds: claimSeconds }));
  const farAhead = toStoredInstant(tooFarAhead(now()));
  const known = await db
    .selectFrom("metAnswer")
    .select("nextTryAt")
    .where("url", "=", url)
    .executeTakeFirst();
  const isDue = (nextTryAt: string) => nextTryAt <= moment || (nextTryAt > farAhead && nextTryAt !== never);
  if (known && !isDue(known.nextTryAt)) return undefined;
  if (!known) {
    const values = {
      url,
      body: null,
      fetchedAt: null,
      lastModified: null,
      nextTryAt: moment,
      failures: 0,
      stopsAllUntil: null,
    };
    await db
      .insertInto("metAnswer")
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return db
    .updateTable("metAnswer")
    .set({ nextTryAt: reserved })
    .where("url", "=", url)
    .where("nextTryAt", "=", known?.nextTryAt ?? moment)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("metAnswer as other")
            .select("other.url")
            .where("other.stopsAllUntil", ">", moment)
            .where("other.stopsAllUntil", "<=", farAhead)
            .where("other.url", "like", `${config.metBaseUrl}/%`),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Whether pages change: with a new body, or when an answer that had grown old is confirmed. Other confirmations
 * change nothing that guests see.
 */
export async function keepAnswer(
  context: Context,
  before: MetAnswerTable,
  reply: Exclude<MetReply, { kind: "refused" }>,
  nextTryAt: string,
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
    db.updateTable("metAnswer").set(values).where("url", "=", before.url).execute();
  const isSeen = body !== before.body || before.failures > 0;
  await (isSeen ? inTransaction(context, update) : update(context));
}

export async function keepRefusal(
  context: Context,
  before: MetAnswerTable,
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
    .updateTable("metAnswer")
    .set({ nextTryAt, failures, stopsAllUntil })
    .where("url", "=", before.url)
    .execute();
  const source = new URL(before.url).pathname;
  context.log[refusal === "unreachable" ? "warn" : "error"](
    { source, reason: detail, failures, nextTryAt },
    "source failed",
  );
}
