import { z } from "zod";
import { cameras } from "#src/features/webcam/webcam.ts";

const moment = z.iso.datetime();
const bytes = z.int().nonnegative();
const isGood = z.boolean().describe("Whether nobody has to do anything about it");
const failingSince = moment
  .nullable()
  .describe("Since when it fails, as far as is known; null when it doesn't");
const isOn = z.boolean().describe("Whether it is configured");

/** The job whose success means that a backup exists and can be restored. */
export const backupJobName = "backup";

export const sources = ["forecast", "sun", "warnings", "sea", "waterLevel", "departures"] as const;

/** Something that must work; if it fails, somebody must act. */
const check = z.discriminatedUnion("of", [
  z.object({
    of: z.literal("mail"),
    isGood,
    failingSince,
    isOn,
    waiting: z.int().describe("Mail that isn't sent yet"),
  }),
  z.object({
    of: z.literal("source"),
    name: z.enum(sources),
    isGood,
    failingSince,
    isOn,
    answeredAt: moment.nullable().describe("When it last gave what is shown now"),
  }),
  z.object({
    of: z.literal("camera"),
    name: z.enum(cameras),
    title: z.string().describe("What it looks at, in Norwegian; blank where nobody has said"),
    isGood,
    failingSince,
    sentAt: moment.nullable().describe("When it last sent a picture"),
  }),
  z.object({
    of: z.literal("job"),
    name: z.string(),
    isGood,
    failingSince,
    succeededAt: moment.nullable(),
    fault: z.string().nullable().describe("A short code of what was wrong the last time"),
  }),
  z.object({ of: z.literal("disk"), isGood, failingSince, free: bytes, size: bytes }),
]);
export type Check = z.infer<typeof check>;

export const status = z
  .object({
    checks: z.array(check),
    hasBackup: z.boolean().describe("Whether backups are configured; their job is one of the checks then"),
    backupVerifiedAt: moment
      .nullable()
      .describe("When the last backup was made, read back and restored for a check; null before the first"),
    databaseBytes: bytes,
    version: z.string().describe("The program's"),
    processes: z
      .array(
        z.object({
          host: z.string().describe("The name of its machine"),
          pid: z.int(),
          version: z.string(),
          startedAt: moment,
          seenAt: moment.describe(
            "When it gave its last sign of life; after a minute without one it is gone",
          ),
        }),
      )
      .describe("Those that live, the oldest first"),
  })
  .meta({ id: "Status" });
export type Status = z.infer<typeof status>;

/** Returns a check's internal name, as "camera bilde1". */
export const nameOfCheck = (one: Check): string => ("name" in one ? `${one.of} ${one.name}` : one.of);
