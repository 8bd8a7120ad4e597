import type { Selectable } from "kysely";
import type { Tables } from "#src/platform/database/database.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { describeFailure } from "#src/platform/http/outgoing.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { push, type Connection, type Push, type PushAnswer } from "./push-request.server.ts";

type QueueTable = "outboxPush" | "guestPush";

type WaitingPush<Table extends QueueTable> = Selectable<Tables[Table]> &
  Pick<Selectable<Tables["guestPush"]>, "id" | "failures">;

/** A table of waiting pushes, and the functions that handle them. */
export interface PushQueue<Table extends QueueTable> {
  table: Table;
  /** Returns the push to send, or undefined if it no longer needs to be sent. */
  prepare(context: Context, waiting: WaitingPush<Table>): Promise<Push | undefined>;
  settle(context: Context, waiting: WaitingPush<Table>): Promise<void>;
  onDelivered?(context: Context, waiting: WaitingPush<Table>): Promise<void>;
  /** Deletes the subscription of a browser that has unsubscribed, and its waiting pushes. */
  onUnsubscribed(context: Context, waiting: WaitingPush<Table>): Promise<void>;
  /** Returns the fields of a push for the log. They don't identify a guest. */
  about(waiting: WaitingPush<Table>): object;
}

interface Sending {
  signal?: AbortSignal;
  connection?: Connection;
}

/** The time that a process reserves for an attempt. If the process dies, another process retries after this time. */
const claimSeconds = 60;

/** The longest wait between two attempts, even if a push service asks for a longer wait. */
const maxWaitSeconds = 6 * 60 * 60;

const atOnce = 4;

export const pushQueueJob =
  <Table extends QueueTable>(name: string, queue: PushQueue<Table>) =>
  (context: Context): Job => ({
    name,
    every: { seconds: 10 },
    hasWork: async () => (await findDue(context, queue.table)) !== undefined,
    run: async (signal) => ({ sent: await sendQueue(context, queue, { signal }) }),
  });

/** Tries to send each due push once, even with several processes. Returns the number of sent pushes. */
export async function sendQueue<Table extends QueueTable>(
  context: Context,
  queue: PushQueue<Table>,
  how: Sending = {},
): Promise<number> {
  let sent = 0;
  const sendSome = async () => {
    for (;;) {
      const claimed = how.signal?.aborted ? undefined : await claim(context, queue.table);
      if (!claimed) return;
      if (await send(context, queue, claimed, how)) sent++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendSome));
  return sent;
}

/** Returns a due push. A push also counts as due if a wrong clock has set its time too far ahead. */
async function findDue(
  { db, now }: Context,
  table: QueueTable,
): Promise<{ id: number; nextTryAt: string } | undefined> {
  const moment = toStoredInstant(now());
  const farAhead = toStoredInstant(now().add({ seconds: maxWaitSeconds }));
  return db
    .selectFrom(table as "outboxPush")
    .select(["id", "nextTryAt"])
    .where(({ eb, or }) => or([eb("nextTryAt", "<=", moment), eb("nextTryAt", ">", farAhead)]))
    .orderBy("nextTryAt")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Reserves and returns the next due push. The UPDATE succeeds in one process only. */
async function claim<Table extends QueueTable>(
  context: Context,
  table: Table,
): Promise<WaitingPush<Table> | undefined> {
  const { db, now } = context;
  for (;;) {
    const due = await findDue(context, table);
    if (!due) return undefined;
    const claimed = await db
      .updateTable(table as "outboxPush")
      .set({ nextTryAt: toStoredInstant(now().add({ seconds: claimSeconds })) })
      .where("id", "=", due.id)
      .where("nextTryAt", "=", due.nextTryAt)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed as WaitingPush<Table>;
  }
}

async function send<Table extends QueueTable>(
  context: Context,
  queue: PushQueue<Table>,
  waiting: WaitingPush<Table>,
  { signal, connection }: Sending,
): Promise<boolean> {
  const prepared = await queue.prepare(context, waiting);
  if (!prepared) {
    await queue.settle(context, waiting);
    return false;
  }
  const keys = await context.db.selectFrom("pushKey").selectAll().executeTakeFirstOrThrow();
  let answer: PushAnswer;
  try {
    answer = await push(context, prepared, { keys, connection, signal });
  } catch (error) {
    await scheduleRetry(context, queue, waiting, prepared.until, { code: describeFailure(error) });
    return false;
  }
  const { status } = answer;
  const about = { ...queue.about(waiting), status };
  if (status >= 200 && status < 300) {
    await queue.onDelivered?.(context, waiting);
    await queue.settle(context, waiting);
    return true;
  }
  // The subscription has ended (RFC 8030, 7.3).
  if (status === 404 || status === 410) {
    await queue.onUnsubscribed(context, waiting);
    context.log.info(about, "device has unsubscribed");
  } else if (isWorthTrying(status)) await scheduleRetry(context, queue, waiting, prepared.until, answer);
  else {
    await queue.settle(context, waiting);
    context.log.error(about, "push service rejected a notification");
  }
  return false;
}

/** True for a status that may be temporary. The service may be overloaded, or the site's clock may be wrong. */
const isWorthTrying = (status: number) => [401, 403, 408, 429].includes(status) || status >= 500;

/** Schedules the next attempt before `until`: after 1, 2, 4, … minutes, or later if the push service asks. */
async function scheduleRetry<Table extends QueueTable>(
  { db, now, log }: Context,
  queue: PushQueue<Table>,
  waiting: WaitingPush<Table>,
  until: Temporal.Instant,
  fault: { status?: number; retryAfter?: string | undefined; code?: string },
): Promise<void> {
  const failures = waiting.failures + 1;
  const retrySeconds = secondsUntil(fault.retryAfter, now());
  const seconds = Math.min(Math.max(60 * 2 ** (failures - 1), retrySeconds), maxWaitSeconds);
  const nextTryAt = now().add({ seconds: Math.ceil(seconds) });
  const { status, code } = fault;
  const about = { ...queue.about(waiting), failures, ...(status && { status }), ...(code && { code }) };
  if (Temporal.Instant.compare(nextTryAt, until) > 0) {
    await db
      .deleteFrom(queue.table as "outboxPush")
      .where("id", "=", waiting.id)
      .execute();
    log.error(about, "gave up sending a push notification");
    return;
  }
  await db
    .updateTable(queue.table as "outboxPush")
    .set({ failures, nextTryAt: toStoredInstant(nextTryAt) })
    .where("id", "=", waiting.id)
    .execute();
  log.warn(about, "push notification could not be sent and will be retried");
}

/** Returns the seconds until the time in Retry-After (RFC 9110, 10.2.3), or 0 without a valid time. */
function secondsUntil(retryAfter: string | undefined, now: Temporal.Instant): number {
  if (!retryAfter) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const seconds = (Date.parse(retryAfter) - now.epochMilliseconds) / 1000;
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : 0;
}
