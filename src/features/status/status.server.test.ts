import { describe, expect, test, vi } from "vitest";
import { refresh } from "#src/campsite/sources/sources.server.ts";
import { jobsOf } from "#src/open-site.ts";
import { createJobRunner } from "#src/platform/jobs/jobs.ts";
import { queueMail } from "#src/platform/mail-outbox.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { moveCampsite, openSourcesContext } from "#test/support/services/sources.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { notifyOfFailures } from "./alarms.server.ts";
import { labelOfCheck } from "./check-words.ts";
import { readChecks, readStatus } from "./status.server.ts";
import { status, type Check } from "./status.ts";

const mailConfig = { smtpUrl: "smtp://127.0.0.1:1", from: "a@camping.example", to: "b@camping.example" };

function withMail<Opened extends TestContext>(context: Opened): Opened {
  return { ...context, config: { ...context.config, mail: mailConfig } };
}

const mailed = async ({ db }: TestContext) =>
  (await db.selectFrom("outboxMail").select("subject").orderBy("id").execute()).map(({ subject }) => subject);

async function check<Of extends Check["of"]>(context: TestContext, of: Of, name?: string) {
  const found = (await readChecks(context)).find(
    (each) => each.of === of && (name === undefined || ("name" in each && each.name === name)),
  );
  return found as Extract<Check, { of: Of }> | undefined;
}

const insertJob = ({ db }: TestContext, name: string, values: object = {}) =>
  db
    .insertInto("job")
    .values({ name, dueAt: "2026-07-15T11:00:00Z", failures: 0, ...values })
    .execute();

describe.each(databases)("the status on %s", (database) => {
  test("shows working and failing checks with their times, and the running processes", async () => {
    await using context = await openTestContext({ database });
    const runner = createJobRunner(context, [
      { name: "round", every: { hours: 1 }, run: async () => ({}) },
      {
        name: "backup",
        every: { hours: 1 },
        run: async () => Promise.reject(Object.assign(new Error("no"), { code: "ENOSPC" })),
      },
    ]);
    await runner.poll();
    await expect
      .poll(async () => [await check(context, "job", "round"), await check(context, "job", "backup")])
      .toMatchObject([
        { isGood: true, succeededAt: "2026-07-15T10:00:00Z", fault: null },
        { isGood: false, succeededAt: null, failingSince: "2026-07-15T10:00:00Z", fault: "ENOSPC" },
      ]);
    const found = status.parse(await readStatus(context));
    expect(found).toMatchObject({
      hasBackup: true,
      backupVerifiedAt: null,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      processes: [{ pid: process.pid, startedAt: "2026-07-15T10:00:00Z", seenAt: "2026-07-15T10:00:00Z" }],
    });
    expect(found.databaseBytes).toBeGreaterThan(50_000);
    expect(await check(context, "disk")).toMatchObject({ failingSince: null });
    await runner.stop();
    expect((await readStatus(context)).processes).toEqual([]);
  });

  test("mail counts as failing since the time of the first message that wasn't delivered", async () => {
    await using opened = await openTestContext({ database });
    expect(await check(opened, "mail")).toMatchObject({ isOn: false, isGood: true, waiting: 0 });
    const context = withMail(opened);
    const mail = { subject: "Hei", body: "", replyTo: { name: "", address: "" } };
    await context.db.transaction().execute((db) => queueMail(db, mail, context.now()));
    expect(await check(context, "mail")).toMatchObject({ isOn: true, isGood: true, waiting: 1 });
    await context.db.updateTable("outboxMail").set({ failures: 1 }).execute();
    expect(await check(context, "mail")).toMatchObject({
      isGood: false,
      failingSince: "2026-07-15T10:00:00Z",
    });
  });

  test("a backup job that is no longer configured isn't shown as a backup", async () => {
    await using context = await openTestContext({ database });
    await insertJob(context, "backup", {
      failingSince: "2026-07-01T00:00:00Z",
      dueAt: "2026-07-13T09:00:00Z",
    });
    expect(await readStatus(context)).toMatchObject({ hasBackup: false, backupVerifiedAt: null });
  });

  test("staff get a mail when a job has failed for a day, and no mail when the failed job no longer exists", async () => {
    await using opened = await openTestContext({ database });
    const context = withMail(opened);
    await insertJob(context, "backup", { failingSince: "2026-07-14T10:00:00Z", fault: "ENOSPC" });
    await insertJob(context, "retention", { failingSince: "2026-07-14T10:00:01Z", fault: "ENOSPC" });
    expect(await notifyOfFailures(context)).toEqual({ started: 1, ended: 0 });
    await context.db.deleteFrom("job").execute();
    expect(await notifyOfFailures(context)).toEqual({ started: 0, ended: 1 });
    expect(await mailed(context)).toEqual(["Virker ikke: Sikkerhetskopien"]);
  });
});

test("failing mail is logged, and staff get a mail when it works again", async () => {
  await using opened = await openTestContext();
  const context = withMail(opened);
  const error = vi.spyOn(context.log, "error");
  const mail = { subject: "Hei", body: "", replyTo: { name: "", address: "" } };
  await context.db.transaction().execute((db) => queueMail(db, mail, context.now()));
  await context.db.updateTable("outboxMail").set({ failures: 5 }).execute();
  context.setNow("2026-07-15T11:00:00Z");
  await notifyOfFailures(context);
  await notifyOfFailures(context);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { check: "mail", failingSince: "2026-07-15T10:00:00Z" },
    "a check has been failing for too long",
  );
  expect(await mailed(context)).toEqual(["Hei"]);
  await context.db.deleteFrom("outboxMail").execute();
  await notifyOfFailures(context);
  expect(await mailed(context)).toEqual(["I orden igjen: E-post til dere"]);
});

test("the forecast is late after two hours; staff get a mail after six hours, and no mail when the forecast is then turned off", async () => {
  await using opened = await openSourcesContext({ now: "2026-07-15T10:00:00Z" });
  const context = withMail(opened);
  expect(await check(context, "source", "forecast")).toMatchObject({ isGood: true, answeredAt: null });
  await refresh(context, "forecast");
  expect(await check(context, "source", "forecast")).toMatchObject({
    isGood: true,
    answeredAt: "2026-07-15T10:00:00Z",
  });
  context.standIn.fault = "500";
  context.setNow("2026-07-15T12:00:00Z");
  expect(await check(context, "source", "forecast")).toMatchObject({
    isGood: false,
    failingSince: "2026-07-15T10:00:00Z",
  });
  expect(await notifyOfFailures(context)).toEqual({ started: 0, ended: 0 });
  context.setNow("2026-07-15T16:00:00Z");
  await notifyOfFailures(context);
  // Without a position, the site requests no forecast.
  await moveCampsite(context, { latitude: null, longitude: null });
  expect(await notifyOfFailures(context)).toEqual({ started: 0, ended: 1 });
  expect(await mailed(context)).toEqual(["Virker ikke: Værmeldingen"]);
});

test("the warnings count as late when the response in one language is late", async () => {
  await using context = await openSourcesContext({ now: "2026-07-15T10:00:00Z" });
  await refresh(context, "warnings");
  expect(await check(context, "source", "warnings")).toMatchObject({ isGood: true });
  await context.db
    .updateTable("sourceAnswer")
    .set({ fetchedAt: "2026-07-15T07:00:00Z" })
    .where("url", "like", "%metalerts%lang=en")
    .execute();
  expect(await check(context, "source", "warnings")).toMatchObject({
    isGood: false,
    answeredAt: "2026-07-15T07:00:00Z",
    failingSince: "2026-07-15T07:00:00Z",
  });
});

test("staff can read the status, and guests can't", async () => {
  await using site = await openStaffSite();
  const response = await site.call("GET", "/status");
  expect(status.parse(await response.json()).checks.map(({ of }) => of)).toEqual(
    expect.arrayContaining(["mail", "disk", "source"]),
  );
  expect((await site.get("/api/v1/status")).status).toBe(401);
});

test("every job except `mail` has a name for staff", async () => {
  await using opened = await openSourcesContext();
  for (const { name } of jobsOf(withMail(opened))) {
    if (name === "mail") continue;
    const row = {
      of: "job",
      name,
      isGood: true,
      failingSince: null,
      succeededAt: null,
      fault: null,
    } as const;
    expect(labelOfCheck(row, "nb"), name).not.toBe(name);
  }
});
