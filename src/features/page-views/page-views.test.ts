import { startWritingCounts } from "#src/platform/jobs/write-counts.ts";
import { describe, expect, test, vi } from "vitest";
import { createApp } from "#src/app.ts";
import { sumOf } from "./page-views.ts";
import { pageViewsJob, readPageViews } from "./page-views.server.ts";
import { createViewCounter } from "./view-counter.server.ts";
import { databases } from "#test/support/databases.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { inEveryLanguage } from "#src/i18n/language.ts";

const asker = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  purpose: undefined,
  fetchMode: "navigate",
};

const storedOf = async ({ db }: TestContext) =>
  (await db.selectFrom("pageView").selectAll().orderBy("page").orderBy("language").execute()).map(
    ({ day, page, item, language, views }) => [day, page, item, language, views],
  );

const noViews = inEveryLanguage(() => 0);

describe.each(databases)("page views on %s", (database) => {
  test("are summed over several processes, by day in Oslo, by page and by language", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T21:59:00Z" });
    const [one, other] = [createViewCounter(context), createViewCounter(context)];
    for (const path of ["/", "/", "/en", "/info/nyheter/apent", "/info/news?page=2", "/info/nyheter"])
      one.count(path, asker);
    // Views of these addresses aren't counted. A request by curl isn't a view either.
    for (const path of ["/assets/site.css", "/api/v1/now", "/sitemap.xml", "/no-page", "/login", "/offline"])
      one.count(path, asker);
    one.count("/", { ...asker, userAgent: "curl/8.14.1" });
    other.count("/", asker);
    await Promise.all([one.write(), other.write()]);
    context.setNow("2026-07-15T22:01:00Z");
    one.count("/", asker);
    await one.write();
    await one.write();
    expect(await storedOf(context)).toEqual(
      expect.arrayContaining([
        ["2026-07-15", "article", "apent", "nb", 1],
        ["2026-07-15", "home", "", "en", 1],
        ["2026-07-15", "home", "", "nb", 3],
        ["2026-07-15", "news", "", "nb", 2],
        ["2026-07-16", "home", "", "nb", 1],
      ]),
    );
    expect(await storedOf(context)).toHaveLength(5);
  });

  test("don't change the content version, so that cached pages stay valid", async () => {
    await using context = await openTestContext({ database });
    const version = () => context.db.selectFrom("contentVersion").select("version").executeTakeFirst();
    const before = await version();
    const views = createViewCounter(context);
    views.count("/", asker);
    await views.write();
    expect(await version()).toEqual(before);
    expect(await storedOf(context)).toHaveLength(1);
  });

  test("count for their own day even after a failed write, and are written when the counting stops", async () => {
    await using context = await openTestContext({ database });
    const views = createViewCounter(context);
    views.count("/", asker);
    const outage = vi.spyOn(context.db, "transaction").mockImplementation(() => {
      throw new Error("outage");
    });
    const stop = startWritingCounts(context, "page views", views.write);
    outage.mockRestore();
    context.setNow("2026-07-16T10:00:00Z");
    views.count("/", asker);
    await stop();
    expect(await storedOf(context)).toEqual([
      ["2026-07-15", "home", "", "nb", 1],
      ["2026-07-16", "home", "", "nb", 1],
    ]);
  });

  test("are counted after the pages' addresses could not be read for a while", async () => {
    await using context = await openTestContext({ database });
    const views = createViewCounter(context);
    for (const path of ["/info/unknown", "/en"]) views.count(path, asker);
    const outage = vi.spyOn(context.db, "selectFrom").mockImplementation(() => {
      throw new Error("outage");
    });
    await expect(views.write()).rejects.toThrow("outage");
    outage.mockRestore();
    await views.write();
    expect(await storedOf(context)).toHaveLength(1);
  });

  test("are read by day or month, and by page with the page's title, the most viewed page first", async () => {
    await using context = await openTestContext({ database, isSeeded: true });
    const { db } = context;
    const { url, title } = await db
      .selectFrom("article")
      .select(["url", "title"])
      .orderBy("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("pageView")
      .values([
        { day: "2025-07-31", page: "home", item: "", language: "nb", views: 1000 },
        { day: "2025-08-01", page: "home", item: "", language: "de", views: 100 },
        { day: "2026-06-15", page: "prices", item: "", language: "nb", views: 10 },
        { day: "2026-06-16", page: "home", item: "", language: "nb", views: 2 },
        { day: "2026-07-15", page: "article", item: url, language: "en", views: 4 },
        { day: "2026-07-15", page: "article", item: url, language: "nb", views: 3 },
        { day: "2026-07-14", page: "ofAnEarlierVersion" as "home", item: "", language: "nb", views: 9 },
        { day: "2026-07-15", page: "photo", item: "99999", language: "nb", views: 1 },
      ])
      .execute();
    const days = await readPageViews(context, "days");
    expect(days.since).toBe("2025-07-31");
    expect(days.sums).toHaveLength(30);
    expect([days.sums[0], days.sums[29]]).toEqual([
      { from: "2026-06-16", views: { ...noViews, nb: 2 } },
      { from: "2026-07-15", views: { ...noViews, nb: 4, en: 4 } },
    ]);
    expect(days.pages).toEqual([
      {
        page: "article",
        item: url,
        title,
        path: `/info/nyheter/${url}`,
        views: { ...noViews, nb: 3, en: 4 },
      },
      { page: "home", item: "", title: null, path: "/", views: { ...noViews, nb: 2 } },
      { page: "photo", item: "99999", title: null, path: "/photo/99999", views: { ...noViews, nb: 1 } },
    ]);
    const months = await readPageViews(context, "months");
    expect(months.sums.map(({ from, views }) => [from, sumOf(views)])).toEqual([
      ["2025-08-01", 100],
      ...[9, 10, 11, 12].map((month) => [`2025-${String(month).padStart(2, "0")}-01`, 0]),
      ...[1, 2, 3, 4, 5].map((month) => [`2026-0${month}-01`, 0]),
      ["2026-06-01", 12],
      ["2026-07-01", 17],
    ]);
    expect(months.pages.map(({ page, views }) => [page, sumOf(views)])).toEqual([
      ["home", 102],
      ["prices", 10],
      ["article", 7],
      ["photo", 1],
    ]);
  });

  test("are deleted after two years", async () => {
    await using context = await openTestContext({ database });
    const at = (day: string) => ({ day, page: "home" as const, item: "", language: "nb" as const, views: 1 });
    await context.db
      .insertInto("pageView")
      .values([at("2024-07-14"), at("2024-07-15")])
      .execute();
    expect(await pageViewsJob(context).run(new AbortController().signal)).toEqual({ deleted: 1 });
    expect((await storedOf(context)).map(([day]) => day)).toEqual(["2024-07-15"]);
  });
});

test("the server counts each page view, also with the status 304, but no prefetch, redirect or missing page", async () => {
  await using context = await openTestContext({ isSeeded: true });
  const views = createViewCounter(context);
  const app = createApp(
    context,
    { url: (source) => `/${source}`, answers: new Map() },
    { countView: views.count },
  );
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.fetch(
      new Request(`http://localhost:3000${path}`, { headers: { "user-agent": asker.userAgent, ...headers } }),
    );
  const first = await get("/info/prices?from=mail");
  expect((await get("/info/prices", { "if-none-match": first.headers.get("etag")! })).status).toBe(304);
  await get("/info/prices", { "sec-purpose": "prefetch;prerender" });
  for (const path of [
    "/no-page",
    "/info/prices/",
    "/info/nyheter/no-such-article",
    "/photo/99999",
    "/sitemap.xml",
  ])
    await get(path);
  await views.write();
  expect(await storedOf(context)).toEqual([["2026-07-15", "prices", "", "nb", 2]]);
});
