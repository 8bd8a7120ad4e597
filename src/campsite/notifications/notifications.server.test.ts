import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { notifyOfFailures } from "#src/features/status/alarms.server.ts";
import { inUnseenTransaction } from "#src/platform/context.ts";
import { databases } from "#test/support/databases.ts";
import { makeBrowser, startPushService } from "#test/support/services/push-service.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import type { Notifications } from "./notifications.ts";
import { queueNotice } from "./notices.server.ts";
import { forgetPeople } from "./people.server.ts";
import { deviceName } from "./push/device-name.ts";
import { sendDuePushes } from "./push/push-outbox.server.ts";

const onAndroid =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36";

describe.each(databases)("a person's notifications, on %s", (database) => {
  test("list only the person's own devices and choices, with the site's public key", async () => {
    await using site = await openStaffSite({ database });
    const read = async (response: Promise<Response>) => (await (await response).json()) as Notifications;
    const as = async (sub: string) => ({ Authorization: `Bearer ${await site.issuer.token({ sub })}` });
    const before = await read(site.call("GET", "/notifications"));
    expect(before).toMatchObject({ onMessage: true, onFailure: true, byMail: false, devices: [] });
    expect(Buffer.from(before.publicKey, "base64url")).toHaveLength(65);

    const { read: _, ...browser } = makeBrowser();
    const body = { ...browser, language: "de" };
    const added = await site.call("POST", "/notifications/devices", body, { "User-Agent": onAndroid });
    expect(added.status).toBe(201);
    const { devices } = (await added.json()) as Notifications;
    expect(devices).toMatchObject([{ name: "Chrome, Android", deliveredAt: null }]);
    const chosen = { onMessage: false, onFailure: true, byMail: true, language: "en" };
    expect(await read(site.call("PUT", "/notifications", chosen))).toMatchObject({
      onMessage: false,
      byMail: true,
      devices: [{}],
    });
    const { privateKey } = await site.context.db
      .selectFrom("pushKey")
      .select("privateKey")
      .executeTakeFirstOrThrow();
    const everything = await (await site.call("GET", "/notifications")).text();
    for (const secret of [privateKey, browser.endpoint, browser.keys.auth])
      expect(everything).not.toContain(secret);

    // A colleague can neither see nor change the device.
    const ola = await as("ola");
    expect(await read(site.call("GET", "/notifications", undefined, ola))).toMatchObject({
      onMessage: true,
      devices: [],
    });
    const [{ id }] = devices as [Notifications["devices"][0]];
    expect((await site.call("PUT", `/notifications/devices/${id}/test`, undefined, ola)).status).toBe(404);
    expect((await site.call("DELETE", `/notifications/devices/${id}`, undefined, ola)).status).toBe(204);
    expect((await read(site.call("GET", "/notifications"))).devices).toHaveLength(1);
    // The device moves to the colleague who turns on notifications in the same browser.
    await site.call("POST", "/notifications/devices", body, ola);
    expect((await read(site.call("GET", "/notifications"))).devices).toEqual([]);
    const [theirs] = (await read(site.call("GET", "/notifications", undefined, ola))).devices;
    expect((await site.call("DELETE", `/notifications/devices/${theirs!.id}`, undefined, ola)).status).toBe(
      204,
    );
    expect((await read(site.call("GET", "/notifications", undefined, ola))).devices).toEqual([]);
  });

  test("are mailed only to an address that is currently verified by the provider", async () => {
    await using site = await openStaffSite({ database });
    const chosen = { onMessage: true, onFailure: true, byMail: true, language: "nb" };
    const choose = async (claims: object) => {
      const token = await site.issuer.token({ email: "kari@camping.example", ...claims });
      const answer = await site.call("PUT", "/notifications", chosen, { Authorization: `Bearer ${token}` });
      const { email } = (await answer.json()) as Notifications;
      const { email: stored } = await site.context.db
        .selectFrom("notifiedPerson")
        .select("email")
        .executeTakeFirstOrThrow();
      return [email, stored];
    };
    expect(await choose({})).toEqual([null, ""]);
    expect(await choose({ email_verified: true })).toEqual(["kari@camping.example", "kari@camping.example"]);
    expect(await choose({ email_verified: false })).toEqual([null, ""]);
  });

  test("end when the person visits and is no longer staff according to the provider", async () => {
    await using site = await openStaffSite({ database });
    const { keys, endpoint } = makeBrowser();
    const body = { endpoint, keys, language: "nb" };
    const as = async (claims: Record<string, unknown>) => ({
      Authorization: `Bearer ${await site.issuer.token(claims)}`,
    });
    expect((await site.call("POST", "/notifications/devices", body)).status).toBe(201);
    const countNotifiedDevices = async () => {
      await inUnseenTransaction(site.context, ({ db, now }) =>
        queueNotice(
          site.context,
          db,
          {
            topic: "message",
            about: "",
            mail: () => ({ subject: "", body: "" }),
            isMailed: false,
          },
          now(),
        ),
      );
      const waiting = await site.context.db.selectFrom("outboxPush").selectAll().execute();
      await site.context.db.deleteFrom("outboxPush").execute();
      return waiting.length;
    };
    const visit = async (claims: Record<string, unknown>) =>
      (await site.call("GET", "/notifications", undefined, await as(claims))).status;
    const notStaff = { permissions: ["guest"] };
    expect(await visit({ ...notStaff, sub: "somebody-else" })).toBe(403);
    expect(await countNotifiedDevices()).toBe(1);
    expect(await visit(notStaff)).toBe(403);
    expect(await countNotifiedDevices()).toBe(0);
    // The provider gives the permission back on the same day.
    expect(await visit({})).toBe(200);
    expect(await countNotifiedDevices()).toBe(1);
    expect(await visit(notStaff)).toBe(403);
    expect(await forgetPeople(site.context)).toBe(1);
    expect(await site.context.db.selectFrom("pushDevice").selectAll().execute()).toEqual([]);
  });

  test("report a failure and its end, and can be tested on a device", async () => {
    await using site = await openStaffSite({ database });
    await using service = await startPushService();
    const { context } = site;
    const send = () => sendDuePushes(context, { connection: service.connection });
    const browser = makeBrowser();
    const added = await site.call("POST", "/notifications/devices", {
      endpoint: browser.endpoint,
      keys: browser.keys,
      language: "de",
    });
    const [device] = ((await added.json()) as Notifications).devices;
    expect((await site.call("PUT", `/notifications/devices/${device!.id}/test`)).status).toBe(200);
    await send();
    expect(browser.read(service.received[0]!)).toMatchObject({ title: "Testmitteilung", tag: "test" });

    await context.db
      .insertInto("job")
      .values({
        name: "backup",
        dueAt: "2026-07-15T10:00:00Z",
        heldBy: null,
        lastSucceededAt: null,
        failingSince: "2026-07-13T10:00:00Z",
        fault: "ENOSPC",
        failures: 3,
      })
      .execute();
    await notifyOfFailures(context);
    await send();
    expect(browser.read(service.received[1]!)).toMatchObject({
      title: "Funktioniert nicht: Die Sicherung",
      to: "/admin/status",
      tag: "failure job backup",
    });
    await context.db.updateTable("job").set({ failingSince: null }).where("name", "=", "backup").execute();
    await notifyOfFailures(context);
    await notifyOfFailures(context);
    await send();
    expect(service.received).toHaveLength(3);
    expect(browser.read(service.received[2]!)).toMatchObject({ title: "Funktioniert wieder: Die Sicherung" });
  });
});

test("a device is added only with the endpoint of a known push service and with valid keys", async () => {
  await using site = await openStaffSite();
  const { keys, endpoint } = makeBrowser();
  const add = async (body: object) =>
    (await site.call("POST", "/notifications/devices", { endpoint, keys, language: "nb", ...body })).status;
  for (const address of [
    "http://fcm.googleapis.com/fcm/send/a",
    "https://fcm.googleapis.com:8443/a",
    "https://fcm.googleapis.com.example.com/a",
    "https://fcm.googleapis.com@127.0.0.1/a",
    "https://fcm.googleapis.com\\@127.0.0.1/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://localhost/a",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1/a",
    "https://printer.local/a",
    "https://a.b.notify.windows.com.local/a",
    "https://notify.windows.com/a",
    `https://fcm.googleapis.com/${"a".repeat(1024)}`,
    "https://fcm.googleapis.com/a\r\nX: y",
    "file:///etc/passwd",
  ])
    expect([address, await add({ endpoint: address })]).toEqual([address, 422]);
  const offCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString("base64url");
  for (const p256dh of [offCurve, "", randomBytes(33).toString("base64url"), `${keys.p256dh}A`])
    expect(await add({ keys: { ...keys, p256dh } })).toBe(422);
  for (const auth of ["", randomBytes(12).toString("base64url"), randomBytes(32).toString("base64url")])
    expect(await add({ keys: { ...keys, auth } })).toBe(422);
  for (const real of [
    "https://fcm.googleapis.com/wp/dUS:APA91b-_a",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAAA",
    "https://web.push.apple.com/QGuQyavXutnMH",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2bB%3d",
  ])
    expect([real, await add({ endpoint: real })]).toEqual([real, 201]);
});

test("nobody can have more than ten devices", async () => {
  await using site = await openStaffSite();
  const add = async () => {
    const { endpoint, keys } = makeBrowser();
    return (await site.call("POST", "/notifications/devices", { endpoint, keys, language: "nb" })).status;
  };
  for (let count = 0; count < 10; count++) expect(await add()).toBe(201);
  expect(await add()).toBe(409);
});

test.each([
  [onAndroid, "Chrome, Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1",
    "Safari, iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0",
    "Edge, Windows",
  ],
  ["<script>alert(1)</script>", ""],
])("a device with the user agent %j is named %j", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
