import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { address as pageAddress } from "#src/i18n/addresses.ts";
import type { Topic } from "#src/campsite/announcements.ts";
import type { Choices } from "./choices.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { messageCollection } from "#src/features/messages/messages.server.ts";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { guestQueue } from "#src/campsite/guest-push/guest-push.server.ts";
import type { GuestPush } from "#src/campsite/guest-push/guest-push.ts";
import { sendQueue } from "#src/campsite/notifications/push/push-queue.server.ts";
import { languages } from "#src/i18n/language.ts";
import { updatesMailText } from "#messages/subscriptions";
import { openDatabase } from "#src/platform/database/database.ts";
import { backUpTo, configOf, restoreFile } from "#test/support/copies/copies.ts";
import { makeBrowser, startPushService } from "#test/support/services/push-service.ts";
import { endBrowser, findByEndpoint, leave, subscribe } from "./subscriptions.server.ts";
import { withoutElements } from "#src/platform/pages/html.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { holdAnnouncements, beginAnnouncing } from "./announcing.server.ts";
import { announce, countRefusal } from "./announce.server.ts";
import { sendCorrection } from "./corrections.server.ts";
import { openSubscriptions, subscribed, type Opened } from "#test/support/services/subscribers.ts";

const user = { issuer: "test", subject: "kari", email: undefined, name: "Kari" };

/** Opens a site that sends mails, with three guests: for all notices, for water, and for news. */
async function open(database: (typeof databases)[number] = "SQLite") {
  const site = await openSubscriptions(database);
  await announce(site.context);
  await site.subscribe("alt@post.example", ["notices"]);
  await site.subscribe("vann@post.example", ["water"]);
  await site.subscribe("nytt@post.example", ["news"]);
  return site;
}

const inEnglish = (topics: Topic[]): Choices => ({ topics, language: "en", until: "2026-09-01" });

const notice = (fields: object) =>
  messageKind.input.parse({
    pageTitle: "Vannet er av i felt C.",
    title: "Vannet er av",
    message: "<p>Vi bytter en ventil.</p><ul><li>Dusjene virker</li></ul>",
    isActive: true,
    purpose: "water",
    ...fields,
  });
const publish = ({ context }: Opened, fields: object = {}) =>
  messageCollection.save({ ...context, user }, notice(fields));
/** Moves the clock by seconds. Returns the recipient and the subject of each mail that is then sent. */
async function after(site: Opened, seconds: number) {
  site.context.setNow(site.context.now().add({ seconds }).toString());
  await announce(site.context);
  return (await site.mails()).map(({ to, headers }) => `${to.join()} ${headers["subject"]}`).toSorted();
}

describe.each(databases)("a notice on %s", (database) => {
  test("is sent once, 15 seconds after its publication, to the guests who chose its topic", async () => {
    await using site = await open(database);
    const { id } = await publish(site);
    expect(await after(site, 14)).toEqual([]);
    expect(await after(site, 2)).toEqual([
      "alt@post.example Vannet er av i felt C.",
      "vann@post.example Vannet er av i felt C.",
    ]);
    await after(site, 1);
    await messageCollection.save({ ...site.context, user }, notice({ title: "Rettet" }), { id });
    expect(await after(site, 60)).toEqual([]);
    expect(await sendCorrection(site.context, id)).toBe("sent");
    expect(await after(site, 1)).toHaveLength(2);
    expect(site.server.received[0]!.headers["subject"]).toMatch(/Rettet/);
    expect(await after(site, 60)).toEqual([]);
  });

  test("isn't sent after it was taken down, and the end of a sent notice is sent once", async () => {
    await using site = await open(database);
    const early = await publish(site);
    await messageCollection.save({ ...site.context, user }, notice({ isActive: false }), { id: early.id });
    expect(await after(site, 60)).toEqual([]);
    const end = site.context.now().add({ minutes: 5 }).toString({ smallestUnit: "second" });
    await publish(site, { unpublishDate: end });
    expect(await after(site, 20)).toHaveLength(2);
    const back = await after(site, 330);
    expect(back).toHaveLength(2);
    expect(back[0]).not.toContain("av i felt C");
    expect(await after(site, 60)).toEqual([]);
  });

  test("is sent at its start if it is planned", async () => {
    await using site = await open(database);
    const start = site.context.now().add({ hours: 3 }).toString({ smallestUnit: "second" });
    await publish(site, { announcementDate: start });
    expect(await after(site, 3600)).toEqual([]);
    expect(await after(site, 7230)).toHaveLength(2);
  });

  test("isn't sent if it was saved without a signed-in user, or while mails are held after the restore of a backup", async () => {
    await using site = await open(database);
    await messageCollection.save(site.context, notice({}));
    expect(await after(site, 60)).toEqual([]);
    await holdAnnouncements(site.context.db);
    await publish(site);
    expect(await after(site, 60)).toEqual([]);
    await beginAnnouncing(site.context);
    expect(await after(site, 60)).toEqual([]);
    await publish(site);
    expect(await after(site, 60)).toHaveLength(2);
  });
});

describe.each(databases)("a push message about a notice on %s", (database) => {
  test("reaches the browser once, and is replaced by the message about the end of the notice", async () => {
    await using stack = new AsyncDisposableStack();
    const service = stack.use(await startPushService());
    const site = stack.use(await open(database));
    const browser = makeBrowser();
    await subscribe(site.context, { endpoint: browser.endpoint, keys: browser.keys }, inEnglish(["water"]));
    const pushed = async (seconds: number) => {
      service.received.length = 0;
      await after(site, seconds);
      await sendQueue(site.context, guestQueue, { connection: service.connection });
      return service.received.map((each) => (browser.read(each) as GuestPush).notification);
    };
    const end = site.context.now().add({ minutes: 5 }).toString({ smallestUnit: "second" });
    const { id } = await publish(site, { unpublishDate: end });
    expect(await pushed(14)).toEqual([]);
    const [message, ...others] = await pushed(2);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      title: "Vannet er av i felt C.",
      body: "Vi bytter en ventil. Dusjene virker",
      navigate: `${site.context.config.siteOrigin}/en`,
      lang: "en-GB",
      tag: `message ${id}`,
    });
    expect(await pushed(60)).toEqual([]);
    expect(await pushed(300)).toMatchObject([{ tag: message!.tag, lang: "en-GB" }]);
    const marks = await site.context.db
      .selectFrom("announced")
      .select(["kind", "mails"])
      .where("mails", ">", 0)
      .execute();
    expect(marks.map(({ kind, mails }) => `${kind} ${mails}`)).toEqual(["back 3"]);
  });

  test.each([404, 410])(
    "that the push service refuses with %i ends the subscription, even when an earlier backup is restored",
    async (status) => {
      await using stack = new AsyncDisposableStack();
      const service = stack.use(await startPushService());
      const site = stack.use(await open(database));
      const { endpoint, keys } = makeBrowser();
      await subscribe(site.context, { endpoint, keys }, inEnglish(["water"]));
      const file = await backUpTo(`${site.context.config.dataDir}/before.tar`, site.context);
      await publish(site);
      await after(site, 20);
      service.answer = { status };
      await sendQueue(site.context, guestQueue, { connection: service.connection });
      expect((await subscribed(site)).map(({ address }) => address)).not.toContain("");
      await backUpTo(`${site.context.config.dataDir}/after.tar`, site.context);
      await using target = await createDatabase("SQLite");
      await restoreFile(file, configOf(target));
      await using restored = await openDatabase(configOf(target));
      const endpoints = await restored.selectFrom("subscription").select("addressFolded").execute();
      expect(endpoints.map(({ addressFolded }) => addressFolded)).not.toContain(endpoint);
    },
  );
});

test("ending a browser's subscription also deletes its waiting push messages", async () => {
  await using site = await open();
  const { endpoint, keys } = makeBrowser();
  const { id } = await subscribe(site.context, { endpoint, keys }, inEnglish(["water", "news"]));
  await publish(site);
  await after(site, 20);
  const waiting = () => site.context.db.selectFrom("guestPush").select("endpoint").execute();
  expect(await waiting()).toEqual([{ endpoint }]);
  await leave(site.context, (await findByEndpoint(site.context, endpoint))!);
  expect(await waiting()).toEqual([]);
  expect((await subscribed(site)).map(({ address }) => address)).not.toContain("");
  expect(
    await site.context.db.selectFrom("subscription").select("id").where("id", "=", id).execute(),
  ).toEqual([]);
});

test("a push message names each of several articles, and shortens a long text", async () => {
  await using site = await open();
  const { endpoint, keys } = makeBrowser();
  await subscribe(site.context, { endpoint, keys }, inEnglish(["news", "notices"]));
  const titles = ["Ny brygge", "Ny kiosk"];
  for (const title of titles)
    await articleCollection.save(
      { ...site.context, user },
      articleKind.input.parse({ title, subTitle: "x", text: "<p>x</p>", isActive: true }),
    );
  await after(site, 20);
  const latest = async () => {
    const row = await site.context.db
      .selectFrom("guestPush")
      .select("notice")
      .orderBy("id", "desc")
      .executeTakeFirst();
    return (JSON.parse(row!.notice) as GuestPush).notification;
  };
  const { body, navigate } = await latest();
  expect(body.split(" · ").toSorted()).toEqual(titles);
  expect(navigate).toBe(site.context.config.siteOrigin + pageAddress("news", "en"));
  await publish(site, { purpose: "general", message: `<p>${"ord ".repeat(100)}</p>` });
  await after(site, 20);
  expect((await latest()).body).toMatch(/^(ord ){70,75}…$/);
});

test("a mail about a notice or its end links to the page with the notices, in the mail's language", async () => {
  await using site = await openSubscriptions("SQLite");
  await announce(site.context);
  for (const language of languages)
    await subscribe(site.context, `${language}@post.example`, { ...inEnglish(["water"]), language });
  const origin = site.context.config.siteOrigin;
  const end = site.context.now().add({ minutes: 5 }).toString({ smallestUnit: "second" });
  await publish(site, { unpublishDate: end });
  for (const seconds of [20, 330]) {
    expect(await after(site, seconds)).toHaveLength(3);
    for (const { to, body, html } of site.server.received) {
      const language = languages.find((each) => to[0]!.startsWith(each))!;
      const words = updatesMailText[language].onSite;
      const link = origin + pageAddress("home", language);
      expect(body).toContain(`\n\n${words}\n${link}\n`);
      expect(html).toMatch(new RegExp(`<a href="${link}"[^>]*>${words}</a>`));
    }
  }
});

test("news is sent at most once a week, all articles in one mail", async () => {
  await using site = await open();
  const write = (title: string) =>
    articleCollection.save(
      { ...site.context, user },
      articleKind.input.parse({ title, subTitle: "Kort om det", text: "<p>x</p>", isActive: true }),
    );
  await write("Ny brygge");
  await write("Ny kiosk");
  expect(await after(site, 20)).toHaveLength(1);
  expect(site.server.received[0]!.body).toMatch(/Ny brygge[\s\S]*http/);
  expect(site.server.received[0]!.body).toContain("Ny kiosk");
  expect(site.server.received[0]!.body.match(/Les mer/g)).toHaveLength(2);
  await write("Sommerfest");
  expect(await after(site, 3 * 24 * 3600)).toEqual([]);
  expect(await after(site, 4 * 24 * 3600)).toEqual(["nytt@post.example Sommerfest"]);
});

test("a mail about a notice has the headers for one-click unsubscription, and the words on the home page", async () => {
  await using site = await open();
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[A-ZÆØÅ][a-zæøå <>&"]{3,40}[a-z]$/),
      fc.array(fc.stringMatching(/^[A-Za-zæøå]{1,8}( [a-zæøå&<>]{1,8}){1,4}[.]$/), {
        minLength: 1,
        maxLength: 3,
      }),
      async (title, lines) => {
        const escaped = (text: string) =>
          text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
        const { id } = await publish(site, {
          pageTitle: title,
          title,
          message: lines.map((line) => `<p>${escaped(line)}</p>`).join(""),
        });
        await after(site, 20);
        const [mail] = site.server.received;
        const banner = await (await site.get("/")).text();
        for (const words of [title, ...lines]) {
          const plain = words.replaceAll(/\s+/g, " ").trim();
          expect(withoutElements(banner)).toContain(plain);
          expect(mail!.body).toContain(plain);
        }
        expect(mail!.headers).toMatchObject({
          "auto-submitted": "auto-generated",
          precedence: "list",
          "list-id": expect.stringMatching(/^<updates\./),
          "list-unsubscribe": expect.stringMatching(/^<http\S+\?leave=[\w-]+>$/),
          "list-unsubscribe-post": "List-Unsubscribe=One-Click",
        });
        expect(Buffer.byteLength(mail!.html)).toBeLessThan(30_000);
        expect(mail!.html).not.toMatch(/<img|url\(/);
        await messageCollection.save({ ...site.context, user }, notice({ isActive: false }), { id });
      },
    ),
    { numRuns: 8 },
  );
});

test("250 guests each get one mail, although the mail server greylists some of them", async () => {
  await using site = await openSubscriptions("SQLite");
  await announce(site.context);
  for (let each = 0; each < 250; each++) await site.subscribe(`gjest${each}@post.example`, ["water"]);
  await publish(site);
  site.context.setNow(site.context.now().add({ seconds: 20 }).toString());
  expect(await announce(site.context)).toBe(250);
  site.server.refuseWith(450, "RCPT", (recipient) => recipient.includes("0@"));
  const atFirst = await site.mails();
  expect(atFirst).toHaveLength(225);
  site.server.refuseWith(undefined);
  site.context.setNow(site.context.now().add({ minutes: 2 }).toString());
  const received = [...atFirst, ...(await site.mails())].map(({ to }) => to[0]);
  expect(received).toHaveLength(250);
  expect(new Set(received).size).toBe(250);
});

test("two permanent refusals remove an address, and a temporary refusal doesn't", async () => {
  await using site = await open();
  site.server.refuseWith(450, "RCPT");
  await publish(site);
  expect(await after(site, 20)).toEqual([]);
  expect(await subscribed(site)).toHaveLength(3);
  site.server.refuseWith(550, "RCPT");
  expect(await after(site, 120)).toEqual([]);
  expect(await subscribed(site)).toHaveLength(3);
  await publish(site);
  expect(await after(site, 20)).toEqual([]);
  expect((await subscribed(site)).map(({ address }) => address)).toEqual(["nytt@post.example"]);
  site.server.refuseWith(undefined);
  expect(await after(site, 7200)).toEqual([]);
});

test.each(["a refused address", "an ended browser"])(
  "%s doesn't come back when an earlier backup is restored",
  async (which) => {
    await using site = await open();
    const { config } = site.context;
    const url = `${config.dataDir}/backups`;
    const context = { ...site.context, config: { ...config, backup: { ...config.backup, url } } };
    const { endpoint, keys } = makeBrowser();
    await subscribe(context, { endpoint, keys }, inEnglish(["news"]));
    const file = await backUpTo(`${url}/before.tar`, site.context);
    if (which === "an ended browser") await endBrowser(context, endpoint);
    else for (let refusal = 0; refusal < 2; refusal++) await countRefusal(context, "vann@post.example");
    await using target = await createDatabase("SQLite");
    await restoreFile(file, configOf(target));
    await using restored = await openDatabase(configOf(target));
    const rows = await restored.selectFrom("subscription").select("addressFolded").orderBy("id").execute();
    const ended = which === "an ended browser" ? endpoint : "vann@post.example";
    expect(rows.map(({ addressFolded }) => addressFolded)).not.toContain(ended);
    expect(rows).toHaveLength(3);
  },
);

test("a mail server that refuses everybody, or refuses this site, removes nobody", async () => {
  await using site = await open();
  for (const name of ["en", "to", "tre"]) await site.subscribe(`${name}@post.example`, ["water"]);
  for (const code of [550, 550, 554, 554]) {
    site.server.refuseWith(code, "RCPT");
    const { id } = await publish(site);
    await after(site, 20);
    await messageCollection.save({ ...site.context, user }, notice({ isActive: false }), { id });
  }
  expect(await subscribed(site)).toHaveLength(6);
});

test("after a restore, a notice that was partly sent at the time of the backup isn't sent to further guests", async () => {
  await using site = await open();
  const { id } = await publish(site);
  await after(site, 20);
  await site.context.db.updateTable("announced").set({ afterId: 0 }).where("resourceId", "=", id).execute();
  await holdAnnouncements(site.context.db);
  await beginAnnouncing(site.context);
  expect(await after(site, 60)).toEqual([]);
});
