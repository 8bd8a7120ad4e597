import { expect, test } from "vitest";
import type { Context } from "#src/platform/context.ts";
import { inUnseenTransaction } from "#src/platform/context.ts";
import { sendQueue } from "#src/campsite/notifications/push/push-queue.server.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases, type DatabaseName } from "#test/support/databases.ts";
import { makeBrowser, startPushService } from "#test/support/services/push-service.ts";
import { guestQueue, queueGuestPush, readDevice } from "./guest-push.server.ts";

async function open(database: DatabaseName) {
  await using stack = new AsyncDisposableStack();
  const opened = stack.use(await openTestContext({ database }));
  const service = stack.use(await startPushService());
  const ended: string[] = [];
  const listening = { onPushEnded: async (_: Context, endpoint: string) => void ended.push(endpoint) };
  const context: Context = {
    ...opened,
    config: { ...opened.config, siteOrigin: "https://camping.example" },
    features: [...opened.features, listening],
  };
  const browser = makeBrowser();
  const closing = stack.move();
  return {
    context,
    service,
    browser,
    ended,
    at: (time: string) => opened.setNow(`2026-07-15T${time}Z`),
    queue: (tag = "water") =>
      inUnseenTransaction(context, (transaction) =>
        queueGuestPush(
          transaction,
          browser,
          { title: "Vannet er av", body: "Til kl. 17.", tag, path: "/guests", language: "nb" },
          Temporal.Instant.from("2026-07-15T11:00:00Z"),
        ),
      ),
    // The timeout is short only for a service that hangs. Otherwise a slow machine could exceed the timeout.
    send: () =>
      sendQueue(context, guestQueue, {
        connection: { ...service.connection, milliseconds: service.answer === "hangs" ? 1000 : 60_000 },
      }),
    waiting: () => context.db.selectFrom("guestPush").selectAll().execute(),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

test.each(databases)(
  "a push message to a guest is sent once, as declarative web push, on %s",
  async (database) => {
    await using site = await open(database);
    await site.queue();
    const sent = await Promise.all([site.send(), site.send()]);
    expect(sent.toSorted()).toEqual([0, 1]);
    expect(site.service.received).toHaveLength(1);
    expect(site.service.received[0]!.headers).toMatchObject({ ttl: "3600" });
    expect(site.browser.read(site.service.received[0]!)).toEqual({
      web_push: 8030,
      isLast: true,
      notification: {
        title: "Vannet er av",
        body: "Til kl. 17.",
        tag: "water",
        navigate: "https://camping.example/guests",
        lang: "nb-NO",
      },
    });
    expect(await site.waiting()).toEqual([]);
  },
);

test.each([404, 410])(
  "after status %i the browser counts as unsubscribed, and all its messages are deleted",
  async (status) => {
    await using site = await open("SQLite");
    await site.queue("water");
    await site.queue("power");
    site.service.answer = { status };
    expect(await site.send()).toBe(0);
    expect(await site.waiting()).toEqual([]);
    expect(site.ended).toContain(site.browser.endpoint);
  },
);

test("a newer message with the same tag removes the older message that waits for a retry", async () => {
  await using site = await open("SQLite");
  site.service.answer = { status: 503 };
  await site.queue("water");
  await site.queue("power");
  await site.send();
  await site.queue("water");
  expect((await site.waiting()).map(({ tag, failures }) => [tag, failures])).toEqual([
    ["power", 1],
    ["water", 0],
  ]);
});

test("a message to a slow or overloaded service is retried until it is too old, and a redirect isn't followed", async () => {
  await using site = await open("SQLite");
  await site.queue();
  site.service.answer = "hangs";
  await site.send();
  expect(await site.waiting()).toMatchObject([{ failures: 1, nextTryAt: "2026-07-15T10:01:00Z" }]);
  site.at("10:01:00");
  site.service.answer = { status: 503, headers: { "Retry-After": "600" } };
  await site.send();
  expect(await site.waiting()).toMatchObject([{ failures: 2, nextTryAt: "2026-07-15T10:11:00Z" }]);
  site.at("10:11:00");
  site.service.answer = { status: 503, headers: { "Retry-After": "86400" } };
  await site.send();
  expect(await site.waiting()).toEqual([]);

  site.at("10:00:00");
  await site.queue();
  const asked = site.service.received.length;
  site.service.answer = { status: 307, headers: { Location: "https://127.0.0.1/" } };
  await site.send();
  expect(site.service.received).toHaveLength(asked + 1);
  expect(await site.waiting()).toEqual([]);

  await site.queue();
  site.at("11:00:00");
  await site.send();
  expect(site.service.received).toHaveLength(asked + 1);
  expect(await site.waiting()).toEqual([]);
});

test("only browsers at known push services can subscribe", () => {
  const { endpoint, keys } = makeBrowser();
  const read = (device: object) => readDevice(JSON.stringify(device));
  expect(read({ endpoint, keys, expirationTime: null })).toEqual({ endpoint, keys });
  for (const other of [
    "https://127.0.0.1/push",
    "https://localhost/push",
    "https://fcm.googleapis.com.evil.example/x",
    "https://fcm.googleapis.com@evil.example/x",
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
  ])
    expect(read({ endpoint: other, keys })).toBeUndefined();
  expect(read({ endpoint, keys: { ...keys, p256dh: `B${"A".repeat(86)}` } })).toBeUndefined();
  for (const text of ["", "null", "[]", "{", `"${"x".repeat(10_000)}"`])
    expect(readDevice(text)).toBeUndefined();
});
