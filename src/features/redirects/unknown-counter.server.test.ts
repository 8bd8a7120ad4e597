import { describe, expect, test, vi } from "vitest";
import { createApp } from "#src/app.ts";
import { startWritingCounts } from "#src/platform/jobs/write-counts.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import type { CountUnknown } from "#src/platform/http/unknown-address.ts";
import { databases } from "#test/support/databases.ts";
import { listNotFound, redirectsJob } from "./not-found.server.ts";
import { redirectKind } from "./redirect.ts";
import { redirectCollection, saveRedirect } from "./redirects.server.ts";
import { createUnknownCounter } from "./unknown-counter.server.ts";

const asker = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  purpose: undefined,
  fetchMode: "navigate",
};
const asked = (path: string, referrer: string | null = null, redirect?: number) => ({
  url: new URL(`http://localhost:3000${path}`),
  redirect,
  referrer,
  asker,
});
const stored = async ({ db }: TestContext) =>
  (await db.selectFrom("notFound").selectAll().orderBy("count", "desc").orderBy("path").execute()).map(
    ({ path, count, last, referrers }) => [path, count, last, JSON.parse(referrers) as object],
  );

describe.each(databases)("addresses that guests didn't find, on %s", (database) => {
  test("are stored from the second request on, with a count, the last day and the referrers' hosts", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T21:59:00Z" });
    const counter = createUnknownCounter(context);
    counter.count(asked("/Priser/", "https://www.google.com/search?q=gjest+ola"));
    await counter.write();
    expect(await stored(context)).toEqual([]);
    context.setNow("2026-07-15T22:01:00Z");
    counter.count(asked("/priser", "https://www.google.com/"));
    counter.count(asked("/b%C3%A5t", "android-app://com.example/"));
    counter.count(asked("/b%C3%A5t", "not an address"));
    await counter.write();
    expect(await stored(context)).toEqual([
      ["/båt", 2, "2026-07-16", { "": 1, "com.example": 1 }],
      ["/priser", 2, "2026-07-16", { "www.google.com": 1 }],
    ]);
    const other = createUnknownCounter(context);
    other.count(asked("/priser", "https://guide.example/a"));
    await Promise.all([other.write(), counter.write()]);
    expect((await stored(context))[0]).toEqual([
      "/priser",
      3,
      "2026-07-16",
      { "www.google.com": 1, "guide.example": 1 },
    ]);
    expect(JSON.stringify(await context.db.selectFrom("notFound").selectAll().execute())).not.toContain(
      "ola",
    );
  });

  test("don't include requests by programs or scanners, addresses with an @, or addresses that can't be redirected", async () => {
    await using context = await openTestContext({ database });
    const counter = createUnknownCounter(context);
    for (const path of [
      "/wp-admin/x",
      "/WP-Login",
      "/xmlrpc/a",
      "/a/b.php",
      "/.env",
      "/a/.git/config",
      "/ola@example.com",
      "/ola%40example.com",
      `/${"a".repeat(201)}`,
      "/api/v1/x",
      "/data/images/x.jpg",
      "/a//b",
      "/a%5Cb",
      "/%252e",
      "/x/*",
    ])
      for (let time = 0; time < 3; time++) counter.count(asked(path));
    for (let time = 0; time < 3; time++)
      counter.count({ ...asked("/curl"), asker: { ...asker, userAgent: "curl/8.14.1" } });
    await counter.write();
    expect(await stored(context)).toEqual([]);
  });

  test("are limited to the 500 most requested in the database, and are limited in memory too", async () => {
    await using context = await openTestContext({ database });
    const counter = createUnknownCounter(context);
    for (const round of [1, 2, 3])
      for (let number = 0; number < 400; number++)
        for (let time = 0; time < round; time++) counter.count(asked(`/r${round}-${number}`));
    await counter.write();
    counter.count(asked("/r1-0"));
    await counter.write();
    const rows = await stored(context);
    expect(rows).toHaveLength(500);
    expect(rows.filter(([, count]) => count === 3).length).toBeGreaterThan(190);
    // A flood of addresses fills neither the memory nor the disk.
    for (let number = 0; number < 20_000; number++) counter.count(asked(`/flood-${number}`));
    await counter.write();
    for (let number = 0; number < 300; number++)
      for (let time = 0; time < 9; time++) counter.count(asked("/hosts", `https://h${number}.example/`));
    await counter.write();
    const after = await stored(context);
    expect(after).toHaveLength(500);
    expect(after[0]).toEqual(["/hosts", 2700, "2026-07-15", expect.any(Object)]);
    expect(Object.keys(after[0]![3] as object).length).toBeLessThanOrEqual(5);
  });

  test("are stored with the uses of redirects when the server stops or an outage ends, without emptying the page cache", async () => {
    await using context = await openTestContext({ database });
    const { id } = await saveRedirect(
      context,
      redirectKind.input.parse({ from: "/priser", to: "/info/prices", status: 301 }),
    );
    const version = () => context.db.selectFrom("contentVersion").select("version").executeTakeFirst();
    const before = await version();
    const counter = createUnknownCounter(context);
    counter.count(asked("/priser", null, id));
    counter.count(asked("/borte"));
    const outage = vi.spyOn(context.db, "transaction").mockImplementation(() => {
      throw new Error("outage");
    });
    const stop = startWritingCounts(context, "uses of redirects", counter.write);
    outage.mockRestore();
    counter.count(asked("/priser", null, id));
    counter.count(asked("/borte"));
    await stop();
    expect(await stored(context)).toEqual([["/borte", 2, "2026-07-15", { "": 2 }]]);
    const { items } = await redirectCollection.list(context, { limit: 9 });
    expect(items).toMatchObject([{ from: "/priser", hits: 2, last: "2026-07-15" }]);
    await context.db.updateTable("redirectHit").set({ hits: 2_000_000_000 }).execute();
    counter.count(asked("/priser", null, id));
    await counter.write();
    expect((await redirectCollection.list(context, { limit: 9 })).items).toMatchObject([
      { hits: 1_000_000_000 },
    ]);
    expect(await version()).toEqual(before);
  });

  test("are listed with the nearest page until they have a redirect, and are deleted after 90 days", async () => {
    await using context = await openTestContext({ database, isSeeded: true });
    await context.db.deleteFrom("redirect").execute();
    const counter = createUnknownCounter(context);
    const proposals = {
      "/priser-2024": "/info/prices",
      "/om-oss.html": "/aboutus",
      "/sesongplasser": "/info/seasonal",
      "/preise": "/de/info/prices",
      "/en/price": "/en/info/prices",
      "/xyzzy": undefined,
    };
    for (const path of Object.keys(proposals))
      for (let time = 0; time < 2; time++) counter.count(asked(path));
    counter.count(asked("/sesongplasser"));
    await counter.write();
    const list = async () => (await listNotFound(context, { limit: 100 })).items;
    const found = await list();
    expect(found[0]).toMatchObject({ path: "/sesongplasser", count: 3 });
    expect(Object.fromEntries(found.map(({ path, proposal }) => [path, proposal?.to]))).toEqual(proposals);
    const first = await listNotFound(context, { limit: 4 });
    const second = await listNotFound(context, { limit: 4, after: first.next });
    expect([...first.items, ...second.items]).toEqual(found);
    expect(second.next).toBeUndefined();
    await saveRedirect(
      context,
      redirectKind.input.parse({ from: "/preise", to: "/de/info/prices", status: 301 }),
    );
    expect((await list()).map(({ path }) => path)).not.toContain("/preise");
    context.setNow("2026-10-13T10:00:00Z");
    expect(await redirectsJob(context).run(new AbortController().signal)).toEqual({ deleted: 0 });
    context.setNow("2026-10-14T10:00:00Z");
    expect(await redirectsJob(context).run(new AbortController().signal)).toEqual({ deleted: 6 });
  });
});

test("the site counts addresses that guests didn't find, and each use of a redirect", async () => {
  await using context = await openTestContext({ isSeeded: true });
  const counter = createUnknownCounter(context);
  const counted = vi.fn<CountUnknown>(counter.count);
  const app = createApp(
    context,
    { url: (source) => `/${source}`, answers: new Map() },
    { countUnknown: counted },
  );
  const get = (path: string, init: RequestInit = {}) =>
    app.fetch(
      new Request(`http://localhost:3000${path}`, {
        ...init,
        headers: { "user-agent": asker.userAgent, referer: "https://guide.example/x" },
      }),
    );
  for (const path of [
    "/borte",
    "/borte",
    "/data/pdf/borte.pdf",
    "/data/pdf/borte.pdf",
    "/priser",
    "/tilbud-paaske",
  ])
    await get(path);
  await get("/borte", { method: "HEAD" });
  for (const path of ["/", "/info/prices", "/info/nyheter/nope", "/api/v1/nope", "/admin/nope"])
    await get(path);
  await counter.write();
  expect(await stored(context)).toEqual([
    ["/borte", 2, "2026-07-15", { "guide.example": 2 }],
    ["/data/pdf/borte.pdf", 2, "2026-07-15", { "guide.example": 2 }],
  ]);
  const hits = await context.db.selectFrom("redirectHit").select("hits").execute();
  expect(hits).toEqual([{ hits: 1 }, { hits: 1 }]);
  expect(counted.mock.calls.filter(([{ redirect }]) => redirect !== undefined)).toHaveLength(2);
});
