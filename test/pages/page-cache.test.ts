import zlib from "node:zlib";
import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { messageCollection } from "#src/features/messages/messages.server.ts";
import { inTransaction, openContext } from "#src/platform/context.ts";
import { databases } from "#test/support/databases.ts";
import { pathOf, publicPages } from "./public-pages.ts";
import { openTestSite, siteOn, type TestSite } from "#test/support/site.ts";

const article = (title: string, publishedDate = "2026-07-15T12:00") =>
  articleKind.input.parse({
    title,
    subTitle: "x",
    text: "<p>x</p>",
    isActive: true,
    publishedDate,
    translations: { en: { title: `${title} (en)`, subTitle: "x", text: "<p>x</p>" } },
  });

/**
 * Stops the clock that limits the renewal of pages, so that a busy machine has enough time.
 * @param elapsed returns the milliseconds that have passed according to the clock
 */
function stopRenewalClock(elapsed: () => number = () => 0): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const startedAt = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => startedAt + elapsed());
}

const flags = ["true", "false"];
const cookies = flags.flatMap((forms) =>
  flags.flatMap((social) => flags.map((maps) => ({ cookie: `cookiepolicy=${forms}|${social}|${maps}` }))),
);
const consents: Record<string, string>[] = [{}, ...cookies];
const someConsents = [consents[0]!, consents[3]!, consents[8]!];
/** All addresses whose answer names the newest article. */
const listings = [
  "/",
  "/en",
  "/de",
  "/info/nyheter",
  "/en/news",
  "/api/v1/article/active",
  "/api/v1/article/active?lang=en",
  "/api/v1/article/active?lang=de-DE",
  "/feed.xml",
  "/en/feed.xml",
  "/sitemap.xml",
];

/**
 * Requests each path once with each of `someConsents`.
 * @param trace matches an answer that names the newest article
 * @returns the paths whose answers all match
 */
async function findPathsNaming(
  site: Pick<TestSite, "read">,
  paths = listings,
  trace = /Ny flytebrygge|ny-flytebrygge/,
): Promise<string[]> {
  const requests = paths.flatMap((path) => someConsents.map((headers) => ({ path, headers })));
  const answers = await Promise.all(requests.map(({ path, headers }) => site.read(path, headers)));
  return paths.filter((path) =>
    requests.every((each, index) => each.path !== path || trace.test(answers[index]!)),
  );
}

describe("a page", () => {
  afterEach(() => void vi.useRealTimers());

  test("is in the cache after the first request", async () => {
    await using site = await openTestSite();
    expect(site.app.ready("/guests", undefined)).toBeUndefined();
    const first = await site.get("/guests");
    const ready = site.app.ready("/guests", undefined);
    expect(ready?.etag).toBe(first.headers.get("etag"));
    expect(ready?.ready("identity")?.toString()).toBe(await first.text());
    await site.get("/guests");
    expect(site.app.ready("/guests", undefined)).toBe(ready);
  });

  test("is rendered once for simultaneous requests", async () => {
    await using site = await openTestSite();
    let queries = 0;
    const plugin = {
      transformQuery: ({ node }: { node: never }) => (queries++, node),
      transformResult: async ({ result }: { result: never }) => result,
    };
    const { get } = siteOn({ ...site.context, db: site.context.db.withPlugin(plugin as never) });
    await get("/info/nyheter");
    queries = 0;
    await get("/en/info/nyheter");
    const once = queries;
    expect(once).toBeGreaterThan(0);
    queries = 0;
    const answers = await Promise.all(Array.from({ length: 40 }, () => get("/de/info/nyheter")));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(queries).toBe(once);
    await get("/de/info/nyheter");
    expect(queries).toBe(once);
  });

  test("reads shared data once between two writes, for all languages", async () => {
    await using site = await openTestSite();
    const queries: string[] = [];
    const plugin = {
      transformQuery: ({ node }: { node: never }) => (queries.push(JSON.stringify(node)), node),
      transformResult: async ({ result }: { result: never }) => result,
    };
    const { get } = siteOn({ ...site.context, db: site.context.db.withPlugin(plugin as never) });
    await get("/");
    const readsOf = (table: string) => queries.filter((query) => query.includes(`"name":"${table}"`)).length;
    const tables = ["identity", "websiteSettings", "message", "priceList", "sanitaryBuilding"];
    // Live values also read "identity" and "priceList". The first request of a day also looks for a due price list.
    const reads = tables.map((table) => (["identity", "priceList"].includes(table) ? 2 : 1));
    const firstOfDay = (table: string) => (table === "priceList" ? 1 : 0);
    expect(tables.map((table) => readsOf(table) - firstOfDay(table))).toEqual(reads);
    expect(readsOf("pageText")).toBe(1);
    const before = queries.length;
    await get("/de");
    // Weather and sun are read each time, because MET may confirm a forecast without a new content version.
    expect(queries.slice(before).every((query) => query.includes('"sourceAnswer"'))).toBe(true);
    await inTransaction(site.context, async () => {});
    await get("/en");
    expect(tables.map((table) => readsOf(table) - firstOfDay(table))).toEqual(reads.map((each) => each * 2));
  });

  test("that guests requested is rendered again before the response to a save, and guests get the old version meanwhile", async () => {
    await using site = await openTestSite();
    const before = await site.get("/info/nyheter");
    stopRenewalClock();
    let meanwhile: string | undefined;
    site.context.contentVersion.onRenewal(async () => {
      meanwhile = site.app.ready("/info/nyheter", undefined)?.etag;
    });
    await articleCollection.save(site.context, article("Ny flytebrygge", "2026-07-15T10:00"));
    expect(meanwhile).toBe(before.headers.get("etag"));
    const after = site.app.ready("/info/nyheter", undefined)!;
    expect(zlib.brotliDecompressSync(after.ready("br")!).toString()).toContain("Ny flytebrygge");
    await site.get("/guests");
    await inTransaction(site.context, async () => {});
    // Nobody requests the page /guests again before the next save.
    expect(site.app.ready("/info/nyheter", undefined)).toBeDefined();
    await inTransaction(site.context, async () => {});
    expect(site.app.ready("/info/nyheter", undefined)).toBeDefined();
    expect(site.app.ready("/guests", undefined)).toBeUndefined();
  });

  test("is rendered again only after the requests that arrived during the commit are handled", async () => {
    await using site = await openTestSite();
    const order: string[] = [];
    site.context.contentVersion.onRenewal(async () => void setImmediate(() => order.push("request")));
    const plugin = {
      transformQuery: ({ node }: { node: never }) => (order.push("query"), node),
      transformResult: async ({ result }: { result: never }) => result,
    };
    const { get, app } = siteOn({ ...site.context, db: site.context.db.withPlugin(plugin as never) });
    await get("/guests");
    order.length = 0;
    stopRenewalClock();
    await inTransaction(site.context, async () => {});
    expect(app.ready("/guests", undefined)).toBeDefined();
    expect(order[0]).toBe("request");
    expect(order).toContain("query");
  });

  test("is dropped if it can't be rendered after a save, and other pages stay cached", async () => {
    await using site = await openTestSite();
    for (const path of ["/info/questions", "/guests"]) await site.get(path);
    stopRenewalClock();
    await site.context.db.updateTable("faq").set({ translations: "{" }).execute();
    await inTransaction(site.context, async () => {});
    expect(site.app.ready("/guests", undefined)).toBeDefined();
    expect(site.app.ready("/info/questions", undefined)).toBeUndefined();
    expect((await site.get("/info/questions")).status).toBe(500);
  });

  test("is rendered again after a save, the most requested page first, for at most a tenth of a second", async () => {
    await using site = await openTestSite();
    for (const path of ["/guests", "/en/guests", "/en/guests", "/de/guests"]) await site.get(path);
    const compress = vi.spyOn(zlib, "brotliCompress");
    stopRenewalClock(() => 100 * compress.mock.calls.length);
    await inTransaction(site.context, async () => {});
    const ready = ["/guests", "/en/guests", "/de/guests"].map((path) => site.app.ready(path, undefined));
    expect(ready.map(Boolean)).toEqual([false, true, false]);
  });

  test("delays no save when its rendering hangs, and is rendered again on request", async () => {
    await using site = await openTestSite();
    await site.get("/guests");
    const compress = vi.spyOn(zlib, "brotliCompress").mockImplementation(() => {});
    await inTransaction(site.context, async () => {});
    compress.mockRestore();
    expect((await site.get("/guests")).status).toBe(200);
  });

  test("ignores the query string and is cached once", async () => {
    await using site = await openTestSite();
    const plain = await site.read("/guests");
    const ready = site.app.ready("/guests", undefined);
    for (const query of ["?lang=en", "?utm_source=x", "?%ff", "?"])
      expect(await site.read(`/guests${query}`)).toBe(plain);
    expect(site.app.ready("/guests", undefined)).toBe(ready);
    expect(site.app.ready("/guests?lang=en", undefined)).toBeUndefined();
  });

  test("is cached under one spelling of its address, and other spellings redirect to it", async () => {
    await using site = await openTestSite();
    const [, path = ""] = /href="(\/en\/info\/nyheter\/[^"]*jetty[^"]*)"/.exec(
      await site.read("/en/info/nyheter"),
    )!;
    expect((await site.get(path)).status).toBe(200);
    expect(site.app.ready(path, undefined)).toBeDefined();
    for (const [sign, other] of [
      ["j", "%6A"],
      ["-", "%2d"],
      ["-", "%2D"],
    ] as const) {
      const spelling = path.replace(sign, other);
      expect(spelling).not.toBe(path);
      const answer = await site.get(spelling);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, path]);
      expect(site.app.ready(spelling, undefined)).toBeUndefined();
    }
    await site.read("/api/v1/article/%61ctive");
    expect(site.app.ready("/api/v1/article/%61ctive", undefined)).toBeUndefined();
  });

  test("has one variant for each consent, and no other cookie or header matters", async () => {
    await using site = await openTestSite();
    for (const [index, headers] of consents.entries()) {
      expect(site.app.ready("/", headers["cookie"])).toBeUndefined();
      const html = await site.read("/", headers);
      expect(
        site.app
          .ready("/", `a=b; ${headers["cookie"] ?? ""}`)
          ?.ready("identity")
          ?.toString(),
      ).toBe(html);
      for (const later of consents.slice(index + 1))
        expect(site.app.ready("/", later["cookie"])).toBeUndefined();
    }
    const unset = await site.read("/");
    expect(await site.read("/", { cookie: "cookiepolicy=false|false|false" })).not.toBe(unset);
    expect(
      await site.read("/", {
        cookie: "cookiepolicy=yes; session=1",
        "accept-language": "de",
        host: "evil.example",
        "x-forwarded-host": "evil.example",
      }),
    ).toBe(unset);
  });
});

describe.each(databases)("on %s", (database) => {
  test("a write is in the next answer of every page, file and call, in every language and consent", async () => {
    await using site = await openTestSite({ database });
    expect(await findPathsNaming(site)).toEqual([]);
    await articleCollection.save(site.context, article("Ny flytebrygge", "2026-07-15T11:00"));
    expect(await findPathsNaming(site)).toEqual(listings);
  });

  test("another process's write appears after the next poll", async () => {
    await using site = await openTestSite({ database });
    const other = await openContext(site.context.config, site.context.features);
    await using _ = other.db;
    await findPathsNaming(site);
    await articleCollection.save(other, article("Ny flytebrygge", "2026-07-15T11:00"));
    expect(await findPathsNaming(site)).toEqual([]);
    await site.context.contentVersion.poll();
    expect(await findPathsNaming(site)).toEqual(listings);
  });
});

describe("content that changes with time", () => {
  test("a planned article appears everywhere at its time, without a write", async () => {
    await using site = await openTestSite({ now: "2026-07-15T09:00:00Z" });
    await articleCollection.save(site.context, article("Ny flytebrygge"));
    expect(await findPathsNaming(site)).toEqual([]);
    site.context.setNow("2026-07-15T09:59:59.999Z");
    expect(await findPathsNaming(site)).toEqual([]);
    site.context.setNow("2026-07-15T10:00:00Z");
    expect(await findPathsNaming(site)).toEqual(listings);
  });

  test("an article disappears everywhere at its `unpublishDate`, without a write", async () => {
    await using site = await openTestSite({ now: "2026-07-15T10:00:00Z" });
    const ending = { ...article("Ny flytebrygge"), unpublishDate: "2026-07-16T10:00:00Z" };
    await articleCollection.save(site.context, ending);
    expect(await findPathsNaming(site)).toEqual(listings);
    site.context.setNow("2026-07-16T09:59:59.999Z");
    expect(await findPathsNaming(site)).toEqual(listings);
    site.context.setNow("2026-07-16T10:00:00Z");
    expect(await findPathsNaming(site)).toEqual([]);
  });

  test("an alert is on every page except the login page, and in the API, from its start to its end", async () => {
    await using site = await openTestSite({ now: "2026-07-17T09:00:00Z" });
    const planned = {
      pageTitle: "Vannet er tilbake.",
      title: "Vann",
      message: "<p>Ja.</p>",
      isActive: true,
      isImportant: true,
      announcementDate: "2026-07-17T12:00",
      unpublishDate: "2026-07-17T14:00",
    };
    await messageCollection.save(site.context, messageKind.input.parse(planned));
    // The login page has no alert.
    const pages = publicPages.filter((name) => name !== "login");
    const paths = [
      ...pages.map((name) => pathOf(name, "nb")),
      ...pages.map((name) => pathOf(name, "de")),
      "/api/v1/messages/active",
    ];
    // The article's address has “-” instead of its title, so it redirects to the full address.
    const answering = await Promise.all(
      paths.map(async (path) => (await site.get(path)).headers.get("location") ?? path),
    );
    expect(await findPathsNaming(site, answering, /Vannet er tilbake/)).toEqual([]);
    site.context.setNow("2026-07-17T10:00:00Z");
    expect(await findPathsNaming(site, answering, /Vannet er tilbake/)).toEqual(answering);
    site.context.setNow("2026-07-17T12:00:00Z");
    expect(await findPathsNaming(site, answering, /Vannet er tilbake/)).toEqual([]);
  });

  test("an article appears even if its publication time passes while an answer is rendered", async () => {
    await using site = await openTestSite();
    const moment = Temporal.Instant.from("2026-07-15T10:00:00Z");
    await articleCollection.save(site.context, article("Ny flytebrygge"));
    for (const path of ["/info/nyheter", "/api/v1/article/active", "/feed.xml", "/sitemap.xml"]) {
      for (let reads = 0; reads < 8; reads++) {
        // The clock advances by a millisecond at each read, and reaches the article's time during the rendering.
        let time = moment.subtract({ milliseconds: reads });
        const { read } = siteOn({ ...site.context, now: () => (time = time.add({ milliseconds: 1 })) });
        await read(path);
        time = moment.add({ seconds: 1 });
        expect((await read(path)).includes("flytebrygge"), `${path} after ${reads} reads`).toBe(true);
      }
    }
  });
});

test("API answers are cached by language; language tags with and without a region share an answer", async () => {
  await using site = await openTestSite();
  const title = async (query: string) =>
    ((await (await site.get(`/api/v1/messages/active${query}`)).json()) as { title: string } | null)?.title;
  await messageCollection.save(
    site.context,
    messageKind.input.parse({
      pageTitle: "a",
      title: "norsk",
      message: "a",
      isActive: true,
      isImportant: true,
      announcementDate: "2026-07-15",
      translations: {
        en: { pageTitle: "a", title: "english", message: "a" },
        de: { pageTitle: "a", title: "deutsch", message: "a" },
      },
    }),
  );
  const queries = [
    "",
    "?lang=en",
    "?lang=de",
    "?lang=nb",
    "?lang=en-GB",
    "?x=1&lang=de-DE",
    "?lang=NB-no",
    "?lang=en&lang=de",
  ];
  const expected = ["norsk", "english", "deutsch", "norsk", "english", "deutsch", "norsk", "english"];
  for (let round = 0; round < 2; round++)
    for (const [index, query] of queries.entries()) expect(await title(query)).toBe(expected[index]);
  expect(
    site.app.ready("/api/v1/messages/active?lang=en", undefined)?.ready("identity")?.toString(),
  ).toContain("english");
});

test("failures aren't cached, so the next request tries again", async () => {
  await using site = await openTestSite();
  await sql`alter table faq rename to away`.execute(site.context.db);
  expect((await site.get("/info/questions")).status).toBe(500);
  await sql`alter table away rename to faq`.execute(site.context.db);
  expect((await site.get("/info/questions")).status).toBe(200);
});
