import { automaticMailFullAt } from "#src/platform/mail/mail-limit.ts";
import { maxFailures } from "#src/platform/mail-outbox.ts";
import { statfs } from "node:fs/promises";
import { version } from "#package.json";
import { readSourceState, sourceNames } from "#src/campsite/sources/sources.server.ts";
import { shownCollection } from "#src/cms/collections.server.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { measureDatabase } from "#src/platform/database/measure.ts";
import { listProcesses } from "#src/platform/jobs/processes.ts";
import { backupJobName, checkedKinds, sources, type Check, type Status } from "./status.ts";

/** The jobs that aren't checked as jobs. Mail has its own check. */
const jobsWithoutCheck = ["mail"];

/** A job that is overdue for longer than this time counts as no longer configured. */
const maxOverdue = { hours: 48 };

/** A disk is nearly full when its free space is below both limits. */
const [minFreeBytes, minFreeShare] = [2e9, 0.1];

export async function readStatus(context: Context): Promise<Status> {
  const [checks, databaseBytes, processes] = await Promise.all([
    readChecks(context),
    measureDatabase(context),
    listProcesses(context),
  ]);
  const backup = findBackup(checks);
  return {
    checks,
    hasBackup: backup !== undefined,
    backupVerifiedAt: backup?.succeededAt ?? null,
    databaseBytes,
    version,
    processes,
  };
}

export const findBackup = (checks: readonly Check[]) =>
  checks.filter((each) => each.of === "job").find(({ name }) => name === backupJobName);

/** Returns all checks. The most important checks come first. */
export async function readChecks(context: Context): Promise<Check[]> {
  const registered = sourceNames(context);
  const [mail, fromSources, fromResources, jobs, disk] = await Promise.all([
    checkMail(context),
    Promise.all(sources.filter((name) => registered.has(name)).map((name) => checkSource(context, name))),
    checkResources(context),
    checkJobs(context),
    checkDisk(context),
  ]);
  return [mail, disk, ...fromSources, ...fromResources, ...jobs];
}

async function checkMail(context: Context): Promise<Check> {
  const { db, config } = context;
  const fullAt = await automaticMailFullAt(context);
  const receiptsFullAt = fullAt ? toStoredInstant(fullAt) : null;
  const { waiting, failingSince } = await db
    .selectFrom("outboxMail")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("waiting"),
      fn.min<string | null>("createdAt").filterWhere("failures", ">", 0).as("failingSince"),
    ])
    .where("failures", "<", maxFailures)
    .executeTakeFirstOrThrow();
  const isGood = failingSince === null;
  return {
    of: "mail",
    isGood,
    failingSince,
    isOn: config.mail !== undefined,
    waiting: Number(waiting),
    receiptsFullAt,
  };
}

async function checkSource(context: Context, name: (typeof sources)[number]): Promise<Check> {
  const { isOn, isGood, answeredAt, failingSince } = await readSourceState(context, name);
  return {
    of: "source",
    name,
    isGood: !isOn || isGood,
    failingSince: isOn && failingSince ? toStoredInstant(failingSince) : null,
    isOn,
    answeredAt: answeredAt ? toStoredInstant(answeredAt) : null,
  };
}

async function checkResources(context: Context): Promise<Check[]> {
  const found = checkedKinds.map(async (of) => {
    const checks = (await shownCollection(context, of).checks?.(context)) ?? [];
    return checks.map(({ sentAt: moment, ...check }) => {
      const sentAt = moment ? toStoredInstant(moment) : null;
      return { of, ...check, failingSince: check.isGood ? null : sentAt, sentAt };
    });
  });
  return (await Promise.all(found)).flat();
}

async function checkJobs({ db, now }: Context): Promise<Check[]> {
  const rows = await db
    .selectFrom("job")
    .select(["name", "lastSucceededAt as succeededAt", "failingSince", "fault"])
    .where("name", "not in", jobsWithoutCheck)
    .where("dueAt", ">", toStoredInstant(now().subtract(maxOverdue)))
    .orderBy("name")
    .execute();
  return rows.map((row) => ({ of: "job", isGood: row.failingSince === null, ...row }));
}

async function checkDisk({ config }: Context): Promise<Check> {
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  const [free, size] = [bavail * bsize, blocks * bsize];
  const isGood = free >= minFreeBytes || free >= size * minFreeShare;
  return { of: "disk", isGood, failingSince: null, free, size };
}
