import type { Selectable } from "kysely";
import { noticeWords } from "#src/campsite/notifications/notice-words.server.ts";
import type { Tables } from "#src/platform/database/database.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { forgetPeople, isNotified } from "#src/campsite/notifications/people.server.ts";
import { pushQueueJob, sendQueue, type PushQueue } from "./push-queue.server.ts";
import { timeToLiveDays } from "./push-request.server.ts";

type WaitingPush = Selectable<Tables["outboxPush"]>;

const staffQueue: PushQueue<"outboxPush"> = {
  table: "outboxPush",
  async prepare(context, waiting) {
    const device = await context.db
      .selectFrom("pushDevice")
      .innerJoin("notifiedPerson", "notifiedPerson.id", "pushDevice.personId")
      .select(["endpoint", "p256dh", "auth", "language"])
      .where("pushDevice.id", "=", waiting.deviceId)
      .where(isNotified(context, context.now()))
      .executeTakeFirst();
    const notice = device && (await noticeWords(context, waiting, device.language));
    const until = Temporal.Instant.from(waiting.createdAt).add({ hours: 24 * timeToLiveDays });
    return notice && { device, notice, tag: notice.tag, until };
  },
  settle,
  async onDelivered({ db, now }, { deviceId }) {
    const deliveredAt = toStoredInstant(now());
    await db.updateTable("pushDevice").set({ deliveredAt }).where("id", "=", deviceId).execute();
  },
  async onUnsubscribed({ db }, { deviceId }) {
    await db.deleteFrom("pushDevice").where("id", "=", deviceId).execute();
  },
  about: ({ deviceId }) => ({ device: deviceId }),
};

export const pushJob = pushQueueJob("push", staffQueue);

export const sendDuePushes = (context: Context, how?: Parameters<typeof sendQueue>[2]) =>
  sendQueue(context, staffQueue, how);

export const forgetPeopleJob = (context: Context): Job => ({
  name: "notified-people",
  every: { hours: 24 },
  waitsAfterLeap: true,
  run: async () => ({ forgotten: await forgetPeople(context) }),
});

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
