import { mkdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { notifyOfFailures } from "#src/features/status/alarms.server.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { cameraKind } from "./camera.ts";
import { cameraCollection } from "./cameras.server.ts";

const mailConfig = { smtpUrl: "smtp://127.0.0.1:1", from: "a@camping.example", to: "b@camping.example" };

const mailed = async ({ db }: TestContext) =>
  (await db.selectFrom("outboxMail").select("subject").orderBy("id").execute()).map(({ subject }) => subject);

async function writePicture({ config }: TestContext, moment: string): Promise<void> {
  const file = path.join(config.dataDir, "webcam/bilde1.jpg");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, "picture");
  await utimes(file, new Date(moment), new Date(moment));
}

test.each(databases)(
  "on %s, staff get one mail when a camera has failed for hours, and one mail when the camera works again",
  async (database) => {
    await using opened = await openTestContext({ database });
    const context = { ...opened, config: { ...opened.config, mail: mailConfig } };
    await cameraCollection.save(context, cameraKind.input.parse({ isOn: true }), { id: 1 });
    expect(await notifyOfFailures(context)).toEqual({ started: 0, ended: 0 });
    await writePicture(context, "2026-07-15T10:00:00Z");
    context.setNow("2026-07-15T15:59:59Z");
    await notifyOfFailures(context);
    expect(await mailed(context)).toEqual([]);
    context.setNow("2026-07-15T16:00:00Z");
    await Promise.all(
      [notifyOfFailures(context), notifyOfFailures(context)].map((each) => each.catch(() => {})),
    );
    context.setNow("2026-07-16T16:00:00Z");
    await notifyOfFailures(context);
    expect(await mailed(context)).toEqual(["Virker ikke: Webkameraet «Kamera 1»"]);
    const { body } = await context.db.selectFrom("outboxMail").select("body").executeTakeFirstOrThrow();
    expect(body).toContain("siden 15.07.2026 kl.\u00a012.00");
    expect(body).toContain("strøm og nett");
    expect(body).toContain(`${context.config.siteOrigin}/admin/status`);
    await writePicture(context, "2026-07-16T16:00:00Z");
    await notifyOfFailures(context);
    await notifyOfFailures(context);
    expect(await mailed(context)).toEqual([
      "Virker ikke: Webkameraet «Kamera 1»",
      "I orden igjen: Webkameraet «Kamera 1»",
    ]);
  },
);

test("the status has a check for each camera that is on", async () => {
  await using site = await openStaffSite();
  await cameraCollection.save(site.context, cameraKind.input.parse({ isOn: true }), { id: 2 });
  const response = await site.call("GET", "/status");
  expect(((await response.json()) as { checks: unknown[] }).checks).toContainEqual({
    of: "camera",
    name: "bilde2",
    title: "",
    isGood: false,
    failingSince: null,
    sentAt: null,
  });
});
