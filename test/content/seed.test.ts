import { describe, expect, test } from "vitest";
import { listVisibleArticles } from "#src/features/articles/articles.server.ts";
import { messageCollection } from "#src/features/messages/messages.server.ts";
import { pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import type { Translations } from "#src/i18n/translation.ts";
import { descriptionLength } from "#src/campsite/page-texts/page-text.ts";
import { pageTitleLength } from "#src/features/messages/message.ts";
import { addresses, localPath } from "#src/i18n/addresses.ts";
import { inEveryLanguage, languages, type Language } from "#src/i18n/language.ts";
import { seed } from "#src/seed.ts";
import { demoPartsOf, loadDemoPart } from "#src/cms/demo/demo-content.server.ts";
import { demo, demoContent } from "#test/content/demo.ts";
import { filePaths } from "./site-files.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { startServer } from "#test/support/server.ts";
import { offerEveryLanguage, siteOn } from "#test/support/site.ts";

/** Returns the number of rows of each table of resources. */
async function rowCounts({ db }: Pick<Context, "db">): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of (await db.introspection.getTables()).filter(({ columns }) =>
    columns.some((column) => column.name === "updatedAt"),
  )) {
    const rows = await db
      .selectFrom(name as "article")
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    counts[name] = Number(rows.count);
  }
  return counts;
}

describe.each(databases)("seeding %s", (database) => {
  test("adds all of the demo's content, and nothing the second time", async () => {
    await using context = await openTestContext({ database, isSeeded: true });
    const counts = await rowCounts(context);
    expect(counts).toMatchObject({
      ...Object.fromEntries(
        demoPartsOf(context.features).map((part) => [part.kind.name, loadDemoPart(demoContent, part).length]),
      ),
      feedback: 0,
    });
    await seed(context);
    expect(await rowCounts(context)).toEqual(counts);
  });

  test("runs once when five servers start together", async () => {
    await using place = await createDatabase(database);
    const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    const servers = Array.from({ length: 5 }, () => startServer(environment));
    const origins = await Promise.all(servers.map((server) => server.origin));
    const lists = await Promise.all(
      origins.map(async (origin) => (await fetch(`${origin}/api/v1/article/active`)).text()),
    );
    for (const server of servers) server.signal("SIGTERM");
    const ends = await Promise.all(servers.map((server) => server.ended));
    expect(ends.map(({ code, stderr: words }) => [code, words])).toEqual(servers.map(() => [0, ""]));
    expect(new Set(lists).size).toBe(1);
    const urls = (JSON.parse(lists[0]!) as { url: string }[]).map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(3);
    expect(urls.filter((url) => url.endsWith("-2"))).toEqual([]);
  });
});

test("a failed seed leaves nothing behind, and the next seed succeeds", async () => {
  await using context = await openTestContext();
  const empty = await rowCounts(context);
  await context.db.schema.alterTable("pageText").renameTo("away").execute();
  await expect(seed(context)).rejects.toThrow(/pageText/);
  await context.db.schema.alterTable("away").renameTo("pageText").execute();
  expect(await rowCounts(context)).toEqual(empty);
  await seed(context);
  expect(await listVisibleArticles(context)).not.toHaveLength(0);
});

test("without the demo, every page has a title and a description", async () => {
  await using context = await openTestContext();
  await offerEveryLanguage(context);
  const { get } = siteOn(context);
  const paths = Object.values(addresses)
    .flat()
    .filter((path) => !path.includes("{") && path !== "/booking");
  for (const path of paths.flatMap((each) => languages.map((language) => localPath(each, language)))) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    const html = await response.text();
    expect(html).toMatch(/<title>\S.* \| \S.*<\/title><meta name="description" content="\S/);
    // The page shows neither an internal name nor an invented date.
    expect(html).not.toMatch(/<title>[a-z]|Vi åpner \d|We open again on \d|Wir öffnen/);
  }
  for (const path of [...filePaths, "/api/v1/gallery/1"])
    expect([path, (await get(path)).status]).toEqual([path, path.includes("/demo/") ? 404 : 200]);
});

describe("the demo's content", () => {
  /** Returns every text in each language, by the path of the text. */
  function translatedPlaces(value: unknown, place: string): [string, Record<string, unknown>][] {
    if (typeof value !== "object" || value === null) return [];
    const entries = Object.entries(value);
    const { translations } = value as { translations?: Record<string, object> };
    const nb =
      translations &&
      Object.fromEntries(
        entries.filter(([field]) => Object.values(translations).some((each) => field in each)),
      );
    const words = nb
      ? { nb, ...translations }
      : "nb" in value && typeof value.nb === "string" && { ...value };
    const here: [string, Record<string, unknown>][] = words ? [[place, words]] : [];
    return [...here, ...entries.flatMap(([key, part]) => translatedPlaces(part, `${place}.${key}`))];
  }

  /** Returns the structure of a value without texts: fields, numbers, list lengths, and which texts are empty. */
  function shape(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]));
    return typeof value === "string" ? value.trim() !== "" : value;
  }

  /**
   * Parts of the content without translated texts, and the plan. In the plan, a place may have a short name in only one
   * language.
   */
  const withoutComparison = ["departureStops", "plan", "redirects", "sea", "websiteSettings"];

  test.each(Object.entries(demo).filter(([name]) => !withoutComparison.includes(name)))(
    "is complete in every language, with the same figures (%s)",
    (name, load) => {
      const places = translatedPlaces(load(), name);
      expect(places.length).toBeGreaterThan(0);
      for (const [place, words] of places)
        expect(shape(words), place).toEqual(inEveryLanguage(() => shape(words["nb"])));
    },
  );

  // The seed checks the limits of the schema. This test also counts the letters of live values.
  test("keeps to the maximum lengths of alert lines and page descriptions", async () => {
    await using context = await openTestContext({ isSeeded: true });
    const inAll = <Name extends string>(
      rows: (Record<Name, string> & { translations: Translations<Record<Name, string>> })[],
      name: Name,
    ) => rows.flatMap((row) => [row, ...Object.values(row.translations)].map((words) => words![name]!));
    const lines = inAll(await messageCollection.listAll(context), "pageTitle");
    const described = inAll(await pageTextCollection.listAll(context), "description");
    expect([lines.length, described.length]).toEqual(
      [demo.messages(), demo.pages()].map((all) => all.length * languages.length),
    );
    expect(lines.filter(({ length }) => length > pageTitleLength)).toEqual([]);
    expect(described.filter(({ length }) => length > descriptionLength)).toEqual([]);
  });

  test("has no placeholder texts", () => {
    expect(JSON.stringify(Object.values(demo).map((load) => load()))).not.toMatch(
      /lorem|ipsum|todo|fixme|xxx|text goes here/i,
    );
  });
});

test.each([
  [
    "2026-07-20T10:00:00Z",
    {
      nb: /Sanitærbygg.1 er åpent/,
      en: /Sanitary building.1 is open/,
      de: /Sanitärgebäude.1 ist geöffnet/,
    },
  ],
  ["2026-11-21T10:00:00Z", { nb: /Vannet ute er stengt/, en: /outdoor water is off/, de: /ist abgestellt/ }],
  ["2027-05-10T10:00:00Z", { nb: /La vannet renne/, en: /Let the water run/, de: /Wasser erst laufen/ }],
])("on %s the alert fits the season", async (now, alerts) => {
  await using context = await openTestContext({ now, isSeeded: true });
  const { read } = siteOn(context);
  for (const [language, expected] of Object.entries(alerts)) {
    const html = await read(localPath("/", language as Language));
    const alert = /<section class="banner[ "].*?<\/section>/s.exec(html)?.[0];
    expect(alert).toMatch(expected);
  }
});
