import { toStoredInstant } from "#src/i18n/times/time.ts";
import { failureNoticeMail } from "./failure-notice.server.ts";
import { queueNotice, type Notice } from "#src/campsite/notifications/notices.server.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { queueMail } from "#src/platform/mail-outbox.ts";
import { failureMail, recoveryMail } from "./alarm-mail.ts";
import { readChecks } from "./status.server.ts";
import { nameOfCheck, type Check } from "./status.ts";

/* Notifies staff of failures that last long. Short failures are shown only on the status screen. */

export interface AlarmTable {
  /** The name of the check, for example "camera bilde1". */
  name: string;
  failingSince: string;
  toldAt: string;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    alarm: AlarmTable;
  }
}

/** The time for which a check may fail before staff are notified. Guests see an old forecast for six hours. */
const toleratedFor: Record<"mail" | "source" | "resource" | "job", Temporal.DurationLike> = {
  mail: { hours: 1 },
  source: { hours: 6 },
  resource: { hours: 6 },
  job: { hours: 24 },
};

export const alarmsJob = (context: Context): Job => ({
  name: "alarms",
  every: { minutes: 5 },
  run: async () => ({ ...(await notifyOfFailures(context)) }),
});

/** Notifies staff once when a failure has lasted too long, and once when the failure ends. */
export async function notifyOfFailures(context: Context): Promise<{ started: number; ended: number }> {
  const checks = new Map((await readChecks(context)).map((check) => [nameOfCheck(check), check]));
  return inUnseenTransaction(context, async ({ db }) => {
    const alarms = await db.selectFrom("alarm").selectAll().execute();
    const started = [...checks].filter(
      ([name, check]) => hasLasted(context, check) && !alarms.some((each) => each.name === name),
    );
    const ended = alarms.filter(({ name }) => checks.get(name)?.isGood !== false);
    const { mail: configured, siteOrigin } = context.config;
    const now = context.now();
    const noticeOf = (check: Check): Notice => ({
      topic: "failure",
      about: nameOfCheck(check),
      mail: (language) => failureNoticeMail(check, siteOrigin, language),
      isMailed: check.isGood || check.of !== "mail",
    });
    for (const [name, check] of started) {
      const failingSince = check.failingSince!;
      await db
        .insertInto("alarm")
        .values({ name, failingSince, toldAt: toStoredInstant(now) })
        .execute();
      context.log.error({ check: name, failingSince }, "a check has been failing for too long");
      // While mail fails, a mail about the failure would wait too.
      if (configured && check.of !== "mail") await queueMail(db, failureMail(check, siteOrigin), now);
      await queueNotice(context, db, noticeOf(check), now);
    }
    for (const { name, failingSince } of ended) {
      await db.deleteFrom("alarm").where("name", "=", name).execute();
      const check = checks.get(name);
      // A check that no longer exists or is turned off causes no message about a recovery.
      if (!check || ("isOn" in check && !check.isOn)) continue;
      context.log.info({ check: name, failingSince }, "a check has recovered");
      if (configured) await queueMail(db, recoveryMail(check, failingSince, siteOrigin), now);
      await queueNotice(context, db, noticeOf(check), now);
    }
    return { started: started.length, ended: ended.length };
  });
}

/** Returns true when staff must be notified. Disk space changes with each upload, so the disk causes no notice. */
function hasLasted({ now }: Context, check: Check): boolean {
  const { failingSince } = check;
  if (check.of === "disk") return false;
  const waits = toleratedFor["sentAt" in check ? "resource" : check.of];
  return failingSince !== null && failingSince <= toStoredInstant(now().subtract(waits));
}
