import { z } from "zod";
import { kindNames, kinds, type KindName } from "#src/cms/kinds.ts";

const moment = z.iso.datetime();
const bytes = z.int().nonnegative();
const isGood = z.boolean().describe("True when nobody has to act");
const failingSince = moment
  .nullable()
  .describe("The beginning of the failure. Null without a failure or when the beginning is unknown");
const isOn = z.boolean().describe("True when the checked service is configured");

/** The name of the backup job. The job succeeds only if the new backup can be restored. */
export const backupJobName = "backup";

export const sources = ["forecast", "sun", "warnings", "sea", "waterLevel", "departures"] as const;

type KindWithCheck = {
  [Name in KindName]: (typeof kinds)[Name] extends { check: unknown } ? Name : never;
}[KindName];

/** The kinds with a check, or all kinds if no kind has a check. Code for checked kinds then still compiles. */
type CheckedKind = [KindWithCheck] extends [never] ? KindName : KindWithCheck;

export const checkedKinds = kindNames.filter((name): name is CheckedKind => "check" in kinds[name]);

const resourceCheck = z.object({
  of: z.enum(checkedKinds),
  name: z.string(),
  title: z.string().describe("The resource's title in Norwegian. Empty until staff write a title"),
  isGood,
  failingSince,
  sentAt: moment
    .nullable()
    .describe("The time of the last data that the resource sent, such as a camera's picture"),
});

/** The result of a check. If a check fails, somebody must act. */
const check = z.discriminatedUnion("of", [
  z.object({
    of: z.literal("mail"),
    isGood,
    failingSince,
    isOn,
    waiting: z.int().describe("The number of mails in the queue"),
    receiptsFullAt: moment
      .nullable()
      .describe(
        "The time when receipts or confirmation mails last reached their hourly limit. Null if this was more than 24 hours ago or never",
      ),
  }),
  z.object({
    of: z.literal("source"),
    name: z.enum(sources),
    isGood,
    failingSince,
    isOn,
    answeredAt: moment.nullable().describe("The time of the last response that is still shown"),
  }),
  z.object({
    of: z.literal("job"),
    name: z.string(),
    isGood,
    failingSince,
    succeededAt: moment.nullable(),
    fault: z.string().nullable().describe("A short code of the last failure"),
  }),
  z.object({ of: z.literal("disk"), isGood, failingSince, free: bytes, size: bytes }),
  // The union rejects an enum without values.
  ...(checkedKinds.length > 0 ? [resourceCheck] : []),
]);
export type Check = z.infer<typeof check>;

export const status = z
  .object({
    checks: z.array(check),
    hasBackup: z
      .boolean()
      .describe("True when backups are configured. The checks then include the backup job"),
    backupVerifiedAt: moment
      .nullable()
      .describe("The time of the last verified backup. Null without such a backup"),
    databaseBytes: bytes,
    version: z.string().describe("The version of the program"),
    processes: z
      .array(
        z.object({
          host: z.string().describe("The name of the process's machine"),
          pid: z.int(),
          version: z.string(),
          startedAt: moment,
          seenAt: moment.describe(
            "The time of the process's last report. A process without a report for a minute is no longer listed",
          ),
        }),
      )
      .describe("The running processes, the oldest first"),
  })
  .meta({ id: "Status" });
export type Status = z.infer<typeof status>;

/** Returns the check's name in code, for example "camera bilde1". */
export const nameOfCheck = (one: Check): string => ("name" in one ? `${one.of} ${one.name}` : one.of);
