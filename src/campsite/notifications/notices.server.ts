import type { Generated } from "kysely";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Transaction } from "#src/platform/database/database.ts";
import { queueMail } from "#src/platform/mail-outbox.ts";
import type { Language } from "#src/i18n/language.ts";
import { isNotified } from "./people.server.ts";
import type { NoticeTopic } from "./notifications.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The push notifications that wait for delivery. `noticeWords` returns their texts. */
    outboxPush: {
      id: Generated<number>;
      deviceId: number;
      topic: NoticeTopic | "test";
      /** The subject, such as "camera bilde1". It is "" for guests' messages, which share one notification. */
      about: string;
      /** A count that grows when the event happens again. If it grows during a delivery, the notification is resent. */
      changes: Generated<number>;
      createdAt: string;
      nextTryAt: string;
      failures: Generated<number>;
    };
  }
}

export interface Notice {
  topic: NoticeTopic;
  about: string;
  /** Returns the mail. It must not contain words of a guest. */
  mail(language: Language): { subject: string; body: string };
  /** False for a failure of the mail server, because mail about the failure couldn't be delivered. */
  isMailed: boolean;
}

/** Queues a notice for all staff who want such notices. Callers pass the transaction that writes the event. */
export async function queueNotice(
  { config }: Pick<Context, "config">,
  db: Transaction,
  { topic, about, mail, isMailed }: Notice,
  now: Temporal.Instant,
): Promise<void> {
  const moment = toStoredInstant(now);
  const choice = topic === "message" ? "onMessage" : "onFailure";
  await db
    .insertInto("outboxPush")
    .columns(["deviceId", "topic", "about", "createdAt", "nextTryAt"])
    .expression(
      db
        .selectFrom("pushDevice")
        .innerJoin("notifiedPerson", "notifiedPerson.id", "pushDevice.personId")
        .where(`notifiedPerson.${choice}`, "=", 1)
        .where(isNotified({ config }, now))
        .select(({ val, cast }) => [
          "pushDevice.id",
          cast<NoticeTopic>(val(topic), "text").as("topic"),
          cast<string>(val(about), "text").as("about"),
          cast<string>(val(moment), "text").as("createdAt"),
          cast<string>(val(moment), "text").as("nextTryAt"),
        ])
        // The fixed order prevents deadlocks between two transactions.
        .orderBy("pushDevice.id"),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["deviceId", "topic", "about"])
        .doUpdateSet(({ eb }) => ({ changes: eb("outboxPush.changes", "+", 1) })),
    )
    .execute();
  if (!config.mail || !isMailed) return;
  const readers = await db
    .selectFrom("notifiedPerson")
    .select(["email", "language"])
    .where(choice, "=", 1)
    .where("byMail", "=", 1)
    .where("email", "<>", "")
    .where(isNotified({ config }, now))
    .orderBy("id")
    .execute();
  for (const { email, language } of readers)
    await queueMail(
      db,
      { ...mail(language), replyTo: { name: "", address: "" }, to: { name: "", address: email } },
      now,
    );
}

export async function queueTest(db: Transaction, deviceId: number, now: Temporal.Instant): Promise<void> {
  const moment = toStoredInstant(now);
  await db
    .insertInto("outboxPush")
    .values({ deviceId, topic: "test", about: "", createdAt: moment, nextTryAt: moment })
    .onConflict((conflict) =>
      conflict
        .columns(["deviceId", "topic", "about"])
        .doUpdateSet({ failures: 0, createdAt: moment, nextTryAt: moment }),
    )
    .execute();
}
