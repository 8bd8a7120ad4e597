import type { Selectable } from "kysely";
import { noticeWords } from "#src/campsite/notifications/notice-words.server.ts";
import type { Tables } from "#src/platform/database/database.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { describeFailure } from "#src/platform/http/outgoing.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { forgetPeople, isNotified } from "#src/campsite/notifications/people.server.ts";
import { timeToLiveDays, push, type Connection, type PushAnswer } from "./push-request.server.ts";

type WaitingPush = Selectable<Tables["outboxPush"]>;

/** The time that a process reserves for an attempt. If the process dies, another process retries after this time. */
const claimSeconds = 60;

/** The longest wait between two attempts, even if a push service asks for a longer wait. */
const maxWaitSeconds = 6 * 60 * 60;

const atOnce = 4;

export const pushJob = (context: Context): Job => ({
  name: "push",
  every: { seconds: 10 },
  hasWork: async () => (await findDue(context)) !== undefined,
  run: async (signal) => ({ sent: await sendDuePushes(context, { signal }) }),
});

export const forgetPeopleJob = (context: Context): Job => ({
  name: "notified-people",
  every: { hours: 24 },
  waitsAfterLeap: true,
  run: async () => ({ forgotten: await forgetPeople(context) }),
});

/** Tries to send each due notification once, even with several processes. Returns the number of sent notifications. */
export async function sendDuePushes(
  context: Context,
  { signal, connection }: { signal?: AbortSignal; connection?: Connection } = {},
): Promise<number> {
  let sent = 0;
  const sendSome = async () => {
    for (;;) {
      const claimed = signal?.aborted ? undefined : await claim(context);
      if (!claimed) return;
      if (await send(context, claimed, { signal, connection })) sent++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendSome));
  return sent;
}

/** Returns a due notification. A notification also counts as due if a wrong clock has set a time too far ahead. */
async function findDue({ db, now }: Context): Promise<{ id: number; nextTryAt: string } | undefined> {
  const moment = toStoredInstant(now());
  const farAhead = toStoredInstant(now().add({ seconds: maxWaitSeconds }));
  return db
    .selectFrom("outboxPush")
    .select(["id", "nextTryAt"])
    .where(({ eb, or }) => or([eb("nextTryAt", "<=", moment), eb("nextTryAt", ">", farAhead)]))
    .orderBy("nextTryAt")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Reserves and returns the next due notification. The UPDATE succeeds in one process only. */
async function claim(context: Context): Promise<WaitingPush | undefined> {
  const { db, now } = context;
  for (;;) {
    const due = await findDue(context);
    if (!due) return undefined;
    const claimed = await db
      .updateTable("outboxPush")
      .set({ nextTryAt: toStoredInstant(now().add({ seconds: claimSeconds })) })
      .where("id", "=", due.id)
      .where("nextTryAt", "=", due.nextTryAt)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed;
  }
}

async function send(
  context: Context,
  waiting: WaitingPush,
  how: { signal: AbortSignal | undefined; connection: Connection | undefined },
): Promise<boolean> {
  const { db, config, log, now } = context;
  const device = await db
    .selectFrom("pushDevice")
    .innerJoin("notifiedPerson", "notifiedPerson.id", "pushDevice.personId")
    .select(["endpoint", "p256dh", "auth", "language"])
    .where("pushDevice.id", "=", waiting.deviceId)
    .where(isNotified(context, now()))
    .executeTakeFirst();
  const notice = device && (await noticeWords(context, waiting, device.language));
  if (!notice) {
    await settle(context, waiting);
    return false;
  }
  const keys = await db.selectFrom("pushKey").selectAll().executeTakeFirstOrThrow();
  let answer: PushAnswer;
  try {
    answer = await push(config, { device, keys, notice }, how);
  } catch (error) {
    await scheduleRetry(context, waiting, { code: describeFailure(error) });
    return false;
  }
  const { status } = answer;
  const about = { device: waiting.deviceId, status };
  if (status >= 200 && status < 300) {
    await db
      .updateTable("pushDevice")
      .set({ deliveredAt: toStoredInstant(now()) })
      .where("id", "=", waiting.deviceId)
      .execute();
    await settle(context, waiting);
    return true;
  }
  // The subscription has ended (RFC 8030, 7.3). The database also deletes the device's waiting notifications.
  if (status === 404 || status === 410) {
    await db.deleteFrom("pushDevice").where("id", "=", waiting.deviceId).execute();
    log.info(about, "device has unsubscribed");
  } else if (isWorthTrying(status)) await scheduleRetry(context, waiting, answer);
  else {
    await settle(context, waiting);
    log.error(about, "push service rejected a notification");
  }
  return false;
}

/** True for a status that may be temporary. The service may be overloaded, or the site's clock may be wrong. */
const isWorthTrying = (status: number) => [401, 403, 408, 429].includes(status) || status >= 500;

/** Deletes a handled notification. If the event has happened again meanwhile, the notification becomes due again. */
async function settle({ db, now }: Context, { id, changes }: WaitingPush): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("outboxPush")
    .where("id", "=", id)
    .where("changes", "=", changes)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return;
  const moment = toStoredInstant(now());
  await db
    .updateTable("outboxPush")
    .set({ failures: 0, createdAt: moment, nextTryAt: moment })
    .where("id", "=", id)
    .execute();
}

/** Schedules the next attempt after 1, 2, 4, … minutes, or later if the push service asks. Gives up after a day. */
async function scheduleRetry(
  { db, now, log }: Context,
  { id, deviceId, createdAt, ...waiting }: WaitingPush,
  fault: { status?: number; retryAfter?: string | undefined; code?: string },
): Promise<void> {
  const failures = waiting.failures + 1;
  const retrySeconds = secondsUntil(fault.retryAfter, now());
  const seconds = Math.min(Math.max(60 * 2 ** (failures - 1), retrySeconds), maxWaitSeconds);
  const nextTryAt = now().add({ seconds: Math.ceil(seconds) });
  const end = Temporal.Instant.from(createdAt).add({ hours: 24 * timeToLiveDays });
  const { status, code } = fault;
  const about = { device: deviceId, failures, ...(status && { status }), ...(code && { code }) };
  if (Temporal.Instant.compare(nextTryAt, end) > 0) {
    await db.deleteFrom("outboxPush").where("id", "=", id).execute();
    log.error(about, "gave up sending a push notification; its event is in the staff area");
    return;
  }
  await db
    .updateTable("outboxPush")
    .set({ failures, nextTryAt: toStoredInstant(nextTryAt) })
    .where("id", "=", id)
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
