import { importJWK, jwtVerify } from "jose";
import { pino } from "pino";
import { describe, expect, test, vi } from "vitest";
import { feedbackInput } from "#src/features/feedback/feedback.ts";
import { sendFeedback } from "#src/features/feedback/feedback.server.ts";
import { saveReadState } from "#src/features/feedback/inbox/inbox.server.ts";
import { addDevice, chooseNotifications } from "#src/campsite/notifications/notifications.server.ts";
import { forgetPeople, recordVisit } from "#src/campsite/notifications/people.server.ts";
import { jobsOf } from "#src/open-site.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases, type DatabaseName } from "#test/support/databases.ts";
import { startMailServer } from "#test/support/services/mail-server.ts";
import { makeBrowser, startPushService } from "#test/support/services/push-service.ts";
import { pushJob, sendDuePushes } from "./push-outbox.server.ts";

const kari = {
  issuer: "https://id.example",
  subject: "kari",
  name: "Kari",
  email: "kari@camping.example",
  verifiedEmail: "kari@camping.example",
};
const ola = {
  ...kari,
  subject: "ola",
  name: "Ola",
  email: "ola@camping.example",
  verifiedEmail: "ola@camping.example",
};

/** The guest, who gets a receipt for each message. A receipt isn't a notification. */
const guest = "thomas@example.com";

/** Opens a site with one member of staff, who has turned on notifications in a browser. */
async function open(database: DatabaseName) {
  await using stack = new AsyncDisposableStack();
  const opened = stack.use(await openTestContext({ database }));
  const service = stack.use(await startPushService());
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const mail = {
    smtpUrl: "smtp://127.0.0.1:1",
    from: "nettsted@camping.example",
    to: "post@camping.example",
  };
  const config = { ...opened.config, siteOrigin: "https://camping.example", mail };
  const context: Context = { ...opened, config, log, user: kari };
  const browser = makeBrowser();
  await addDevice(context, { ...browser, language: "nb" }, "");
  const write = (message = "Har dere plass til oss?", to: Context = context) =>
    sendFeedback(
      to,
      feedbackInput.parse({
        name: "Thomas Krüger",
        email: guest,
        mobilePhone: "12345",
        message,
        source: "contact",
      }),
      { block: "203.0.113.0", countMessage: async () => {} },
    );
  const closing = stack.move();
  return {
    context,
    service,
    browser,
    write,
    lines,
    at: (time: string) => opened.setNow(`2026-07-15T${time}Z`),
    on: (moment: string) => opened.setNow(moment),
    // The timeout is short only for a service that hangs. Otherwise a slow machine could exceed the timeout.
    send: (from = context) =>
      sendDuePushes(from, {
        connection: { ...service.connection, milliseconds: service.answer === "hangs" ? 1000 : 60_000 },
      }),
    waiting: () => context.db.selectFrom("outboxPush").selectAll().orderBy("id").execute(),
    mailsTo: (address: string) =>
      context.db.selectFrom("outboxMail").selectAll().where("toAddress", "=", address).execute(),
    devices: () => context.db.selectFrom("pushDevice").selectAll().orderBy("id").execute(),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

describe.each(databases)("push notifications on %s", (database) => {
  test("are encrypted for the browser and contain nothing from the guest", async () => {
    await using site = await open(database);
    const { context, service, browser } = site;
    await site.write();
    expect(await site.send()).toBe(1);
    expect(service.received).toHaveLength(1);
    const [received] = service.received;
    expect(browser.read(received!)).toEqual({
      title: "Ny melding",
      body: "Trykk for å lese i innboksen.",
      to: "/admin/feedback/1",
      tag: "message",
      language: "nb",
    });
    expect(() => makeBrowser().read(received!)).toThrow(/authenticate/);
    expect(received!.path).toBe(new URL(browser.endpoint).pathname);
    expect(received!.headers).toMatchObject({
      ttl: "86400",
      urgency: "high",
      "content-encoding": "aes128gcm",
    });
    expect(received!.headers["topic"]).toMatch(/^[\w-]{1,32}$/);
    expect(site.lines.join("")).not.toMatch(/Thomas|Krüger|plass|fcm\.googleapis/);
    expect(await site.waiting()).toEqual([]);
    expect(await site.devices()).toMatchObject([{ deliveredAt: "2026-07-15T10:00:00Z" }]);

    // The header contains the signing key and a token with the audience and a contact (RFC 8292).
    const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(received!.headers.authorization!)!;
    const { publicKey } = await context.db
      .selectFrom("pushKey")
      .select("publicKey")
      .executeTakeFirstOrThrow();
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
    const sender = await importJWK({ kty: "EC", crv: "P-256", x: x!, y: y! }, "ES256");
    const { payload } = await jwtVerify(token!, sender, {
      algorithms: ["ES256"],
      audience: "https://fcm.googleapis.com",
    });
    expect(payload.sub).toBe("https://camping.example");
    expect(payload.exp! - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60);
  });

  test("combine several messages and leave out messages that were read", async () => {
    await using site = await open(database);
    await site.write("En");
    await site.write("To");
    await site.write("Tre");
    expect(await site.send()).toBe(1);
    expect(site.browser.read(site.service.received[0]!)).toMatchObject({
      title: "3 nye meldinger",
      to: "/admin/feedback",
    });
    await site.write("Fire");
    for (const id of [1, 2, 3, 4]) await saveReadState(site.context, true, id);
    expect(await site.send()).toBe(0);
    expect(await site.waiting()).toEqual([]);
  });

  test("are sent once to each device of everyone who wants them, although two processes send", async () => {
    await using site = await open(database);
    const others = [makeBrowser(), makeBrowser()];
    await addDevice({ ...site.context, user: ola }, { ...others[0]!, language: "de" }, "");
    await addDevice(site.context, { ...others[1]!, language: "en" }, "");
    await site.write();
    await Promise.all([site.send(), site.send()]);
    expect(site.service.received.map(({ path }) => path).toSorted()).toEqual(
      [site.browser, ...others].map(({ endpoint }) => new URL(endpoint).pathname).toSorted(),
    );
    const forOla = site.service.received.find(({ path }) => others[0]!.endpoint.endsWith(path));
    expect(others[0]!.read(forOla!)).toMatchObject({ title: "Neue Nachricht", language: "de" });
  });

  test("wait as long as the push service asks, and are sent after its outage", async () => {
    await using site = await open(database);
    await site.write();
    site.service.answer = { status: 429, headers: { "Retry-After": "600" } };
    expect(await site.send()).toBe(0);
    expect(await site.waiting()).toMatchObject([{ failures: 1, nextTryAt: "2026-07-15T10:10:00Z" }]);
    // Another message doesn't change the time of the next attempt.
    await site.write("Hallo?");
    site.at("10:09:59");
    await site.send();
    expect(site.service.received).toHaveLength(1);
    site.at("10:10:00");
    site.service.answer = { status: 500, headers: { "Retry-After": "Wed, 15 Jul 2026 10:15:00 GMT" } };
    await site.send();
    expect(await site.waiting()).toMatchObject([{ failures: 2, nextTryAt: "2026-07-15T10:15:00Z" }]);
    site.at("10:15:00");
    site.service.answer = "hangs";
    await site.send();
    expect(await site.waiting()).toMatchObject([{ failures: 3, nextTryAt: "2026-07-15T10:19:00Z" }]);
    site.at("10:19:00");
    site.service.answer = { status: 201 };
    expect(await site.send()).toBe(1);
    expect(site.browser.read(site.service.received.at(-1)!)).toMatchObject({ title: "2 nye meldinger" });
    expect(await site.waiting()).toEqual([]);
  });

  test("are retried after the push service answers with a protocol upgrade (101)", async () => {
    await using site = await open(database);
    await site.write();
    site.service.answer = { status: 101, headers: { Connection: "Upgrade", Upgrade: "other" } };
    expect(await site.send()).toBe(0);
    expect(await site.waiting()).toMatchObject([{ failures: 1 }]);
  });

  test("are sent again with the new count when a message arrives during the request", async () => {
    await using site = await open(database);
    await site.write("En");
    site.service.answer = "hangs";
    const firstSend = sendDuePushes(site.context, { connection: site.service.connection });
    await expect.poll(() => site.service.received.length).toBe(1);
    await site.write("To");
    site.service.answer = { status: 201 };
    const [waiting] = await site.waiting();
    expect(waiting).toMatchObject({ changes: 1 });
    // Makes the row due again, although the first attempt hasn't ended.
    await site.context.db.updateTable("outboxPush").set({ nextTryAt: "2026-07-15T10:00:00Z" }).execute();
    expect(await site.send()).toBe(1);
    expect(site.browser.read(site.service.received.at(-1)!)).toMatchObject({ title: "2 nye meldinger" });
    await site.service[Symbol.asyncDispose]();
    await firstSend;
    expect(await site.waiting()).toEqual([]);
  });

  test.each([404, 410])("remove a device whose subscription has ended (%i)", async (status) => {
    await using site = await open(database);
    await site.write();
    site.service.answer = { status };
    expect(await site.send()).toBe(0);
    expect([await site.devices(), await site.waiting()]).toEqual([[], []]);
  });

  test.each([400, 413, 302])("aren't retried when they are permanently refused (%i)", async (status) => {
    await using site = await open(database);
    await site.write();
    site.service.answer = { status, headers: { Location: "https://127.0.0.1/" } };
    await site.send();
    expect(await site.waiting()).toEqual([]);
    expect(await site.devices()).toHaveLength(1);
    expect(site.lines.join("")).toContain("push service rejected a notification");
    expect(site.service.received).toHaveLength(1);
  });

  test("are given up after a day, with a log line", async () => {
    await using site = await open(database);
    await site.write();
    site.service.answer = { status: 503 };
    let tries = 0;
    for (let [row] = await site.waiting(); row; [row] = await site.waiting()) {
      expect(row.nextTryAt < "2026-07-16T10:00:01Z").toBe(true);
      site.on(row.nextTryAt);
      await site.send();
      tries++;
    }
    expect(tries).toBeGreaterThan(8);
    expect(site.lines.at(-1)).toContain("gave up sending");
    expect(site.lines.join("")).not.toMatch(/Thomas|fcm\.googleapis/);
  });

  test("are never sent to a host that isn't a push service, even if its endpoint is in the database", async () => {
    await using site = await open(database);
    await site.context.db.updateTable("pushDevice").set({ endpoint: "https://internal.example/a" }).execute();
    const lookup = vi.fn<NonNullable<typeof site.service.connection.lookup>>();
    site.service.connection.lookup = lookup;
    await site.write();
    expect(await site.send()).toBe(0);
    expect(lookup).not.toHaveBeenCalled();
  });

  test("aren't sent to people who haven't visited for 30 days, whose devices are removed", async () => {
    await using site = await open(database);
    site.on("2026-08-10T10:00:00Z");
    await recordVisit(site.context, kari);
    site.on("2026-09-09T10:00:00Z");
    expect(await forgetPeople(site.context)).toBe(0);
    await site.write();
    expect(await site.send()).toBe(1);
    site.on("2026-09-09T10:00:01Z");
    await site.write("Hallo?");
    expect(await site.waiting()).toEqual([]);
    expect(await forgetPeople(site.context)).toBe(1);
    expect(await site.devices()).toEqual([]);
  });

  test("are replaced with mails without the guest's words for people who chose mail; the campsite still gets its own mail", async () => {
    await using site = await open(database);
    const chosen = { onMessage: true, onFailure: false, byMail: true, language: "de" } as const;
    await chooseNotifications({ ...site.context, user: ola }, chosen);
    await chooseNotifications(site.context, { ...chosen, onMessage: false });
    await site.write();
    const mails = await site.context.db
      .selectFrom("outboxMail")
      .selectAll()
      .where("language", "=", "")
      .orderBy("id")
      .execute();
    expect(mails).toMatchObject([{ toAddress: "" }, { toAddress: "ola@camping.example" }]);
    expect(mails[1]).toMatchObject({ subject: "Neue Nachricht", replyToAddress: "", answerId: null });
    expect(mails[1]!.body).toContain("https://camping.example/admin/feedback/1");
    expect(JSON.stringify(mails[1])).not.toMatch(/Thomas|Krüger|thomas@|plass/);

    // Staff get no more mails when their OpenID provider no longer verifies the address.
    const { verifiedEmail: _, ...unverified } = ola;
    site.on("2026-07-16T10:00:00Z");
    await recordVisit(site.context, unverified);
    await site.write("Hallo?");
    expect(await site.mailsTo(ola.email)).toHaveLength(1);
    // Kari wants no push notifications of messages.
    expect(await site.waiting()).toEqual([]);
  });

  test("aren't sent, by push or by mail, to people who may no longer sign in", async () => {
    await using site = await open(database);
    const { config } = site.context;
    const withStaff = (emails: string[], claim?: { name: string; value: string }, issuer = kari.issuer) => {
      const signIn = { issuer, clientId: "site", audience: "site", claim, emails };
      return { ...site.context, config: { ...config, signIn } };
    };
    const chosen = { onMessage: true, onFailure: false, byMail: true, language: "nb" } as const;
    await chooseNotifications(site.context, chosen);
    const countNotified = async (context: Context) => {
      await site.write("Hei", context);
      const [devices, mails] = [await site.waiting(), await site.mailsTo(kari.email)];
      await site.context.db.deleteFrom("outboxPush").execute();
      await site.context.db.deleteFrom("outboxMail").execute();
      return [devices.length, mails.length];
    };
    expect(await countNotified(withStaff(["Kari@camping.example"]))).toEqual([1, 1]);
    expect(await countNotified(withStaff(["kari"]))).toEqual([1, 1]);
    expect(await countNotified(withStaff([ola.email], { name: "role", value: "staff" }))).toEqual([1, 1]);
    expect(await countNotified(withStaff([ola.email]))).toEqual([0, 0]);
    expect(await countNotified(withStaff([]))).toEqual([0, 0]);
    expect(await countNotified(withStaff([kari.email], undefined, "https://other.example"))).toEqual([0, 0]);
    // This notification is already queued when the settings change.
    await site.write();
    expect(await site.send(withStaff([ola.email]))).toBe(0);
    expect(await site.waiting()).toEqual([]);
  });

  test("aren't mailed from the queue to people who have left or no longer want mail", async () => {
    await using site = await open(database);
    await using server = await startMailServer();
    const { config } = site.context;
    const withStaff = (emails: string[]) => ({
      ...site.context,
      config: {
        ...config,
        mail: { ...config.mail!, smtpUrl: server.url },
        signIn: { issuer: kari.issuer, clientId: "site", audience: "site", claim: undefined, emails },
      },
    });
    const mailJob = (context: Context) => jobsOf(context).find(({ name }) => name === "mail")!;
    const chosen = { onMessage: true, onFailure: false, byMail: true, language: "nb" } as const;
    await chooseNotifications(site.context, chosen);
    await chooseNotifications({ ...site.context, user: ola }, chosen);
    const countNotified = async (emails: string[]) => {
      server.received.length = 0;
      await site.write();
      await mailJob(withStaff(emails)).run(AbortSignal.timeout(60_000));
      expect(await site.context.db.selectFrom("outboxMail").selectAll().execute()).toEqual([]);
      return server.received.flatMap(({ to }) => to).filter((to) => to !== guest);
    };
    const { to: siteAddress } = config.mail!;
    expect(await countNotified([kari.email, ola.email])).toEqual([siteAddress, kari.email, ola.email]);
    expect(await countNotified([ola.email])).toEqual([siteAddress, ola.email]);
    await site.write();
    await chooseNotifications({ ...site.context, user: ola }, { ...chosen, byMail: false });
    server.received.length = 0;
    await mailJob(withStaff([kari.email, ola.email])).run(AbortSignal.timeout(60_000));
    expect(server.received.flatMap(({ to }) => to).filter((to) => to !== guest)).toEqual([
      siteAddress,
      kari.email,
    ]);
  });

  test("have a job, which has work only when a notification is due", async () => {
    await using site = await open(database);
    const job = pushJob(site.context);
    expect(await job.hasWork!()).toBe(false);
    await site.write();
    expect(await job.hasWork!()).toBe(true);
  });
});
