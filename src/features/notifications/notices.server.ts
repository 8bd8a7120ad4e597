import type { Generated } from "kysely";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Transaction } from "#src/platform/database/database.ts";
import { queueMail } from "#src/platform/mail-outbox.ts";
import type { Language } from "#src/i18n/language.ts";
import { isTold } from "./people.server.ts";
import type { NoticeTopic } from "./notifications.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /**
     * What is on its way to a device; its row is deleted when the push service has taken it. It holds no words: those are
     * of the moment when it is sent.
     */
    outboxPush: {
      id: Generated<number>;
      deviceId: number;
      topic: NoticeTopic | "test";
      /** What it is about, as "camera bilde1"; "" for messages, which are one notification together. */
      about: string;
      /** Grows when the same happens again meanwhile, so that what was being sent is sent once more. */
      changes: Generated<number>;
      createdAt: string;
      nextTryAt: string;
      failures: Generated<number>;
    };
  }
}

/** What is to be told, and how it reads in a mail. */
export interface Notice {
  topic: NoticeTopic;
  about: string;
  /** Nothing of a guest's may stand in it. */
  mail(language: Language): { subject: string; body: string };
  /** Mail that would tell of mail would wait with it. */
  isMailed: boolean;
}

/**
 * Puts a notice in the outboxes, for all staff who want to know: in the transaction of what it tells of, so that both are
 * stored or neither. What is on its way to a device already becomes one with it.
 */
export async function queueNotice(
  { config }: Pick<Context, "config">,
  db: Transaction,
  { topic, about, mail, isMailed }: Notice,
  now: Temporal.Instant,
): Promise<void> {
  const moment = toStoredInstant(now);
  const wanted = topic === "message" ? "onMessage" : "onFailure";
  await db
    .insertInto("outboxPush")
    .columns(["deviceId", "topic", "about", "createdAt", "nextTryAt"])
    .expression(
      db
        .selectFrom("pushDevice")
        .innerJoin("notifiedPerson", "notifiedPerson.id", "pushDevice.personId")
        .where(`notifiedPerson.${wanted}`, "=", 1)
        .where(isTold({ config }, now))
        .select(({ val, cast }) => [
          "pushDevice.id",
          cast<NoticeTopic>(val(topic), "text").as("topic"),
          cast<string>(val(about), "text").as("about"),
          cast<string>(val(moment), "text").as("createdAt"),
          cast<string>(val(moment), "text").as("nextTryAt"),
        ])
        // Always in the same order, so that two transactions wait for each other only one way round.
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
    .where(wanted, "=", 1)
    .where("byMail", "=", 1)
    .where("email", "<>", "")
    .where(isTold({ config }, now))
    .orderBy("id")
    .execute();
  for (const { email, language } of readers)
    await queueMail(
      db,
      { ...mail(language), replyTo: { name: "", address: "" }, to: { name: "", address: email } },
      now,
    );
}

/** Puts in the outbox what somebody sends to their own device. */
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
