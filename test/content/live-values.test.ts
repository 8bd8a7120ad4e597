import { afterAll, beforeAll, expect, test } from "vitest";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { listWrittenResources } from "#src/cms/live-values/written-out.server.ts";
import { listChangedValues } from "#src/cms/live-values/value-check.server.ts";
import { listVisibleArticles } from "#src/features/articles/articles.server.ts";
import { articlePaths } from "#src/features/articles/article.ts";
import { apiRoutes } from "#test/api/api-routes.ts";
import { planKind } from "#src/features/plan/plan.ts";
import { planCollection } from "#src/features/plan/plan.server.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { priceListCollection } from "#src/features/prices/price-lists.server.ts";
import { localPath } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { liveKeysIn } from "#src/cms/kind/live-value.ts";
import { writtenFinder } from "#src/cms/kind/written-out.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { pathOf, publicPages } from "../pages/public-pages.ts";
import { filePaths } from "./site-files.ts";

let site: TestSite;
beforeAll(async () => {
  // In the season, every page shows the reception's hours and the quiet hours.
  site = await openTestSite({ now: "2026-07-01T21:30:00Z" });
});
afterAll(() => site[Symbol.asyncDispose]());

/** TABLE  times in texts that look like a live value but are something else. */
const otherTimes: readonly (readonly [what: string, words: RegExp])[] = [
  ["when the second sanitary building is cleaned", /kl\.\s11 til kl\.\s12|11:00 to 12:00|11 bis 12\sUhr/g],
  ["when visitors come", /kl\.\s9 og kl\.\s22|09:00 and 22:00/g],
  ["when hammering is allowed", /kl\.\s9 og kl\.\s18|09:00 and 18:00/g],
  ["when the road is mended", /kl\.\s9|09:00 (and|to) 15:00|before 09:00/g],
];
const withoutOtherTimes = (text: string) =>
  otherTimes.reduce((left, [, words]) => left.replaceAll(words, ""), text);

test("no text of the demo spells out a live value, and each mark names a live value", async () => {
  const values = [...(await readLiveValues(site.context)).values()];
  const find = writtenFinder(values.map(({ written }) => written));
  const resources = await Array.fromAsync(listWrittenResources(site.context));
  const texts = resources.flatMap(({ kind, id, texts: all }) => all.map((each) => ({ kind, id, ...each })));
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.flatMap(({ kind, id, language, text }) => {
    const rest = withoutOtherTimes(text);
    return find(rest).map(
      (index) => `${kind} ${id} ${language} ${values[index]!.key}: ${rest.slice(0, 200)}`,
    );
  });
  expect(found).toEqual([]);
  const known = new Set(values.map(({ key }) => key));
  const named = new Set(texts.flatMap(({ text }) => liveKeysIn(text)));
  expect([...named].filter((key) => !known.has(key))).toEqual([]);
  expect(named.size).toBeGreaterThan(20);
});

/** Returns all public content by path: pages, news, feeds, files and public API responses, in each language. */
async function readAllAddresses(): Promise<Map<string, string>> {
  const news = await listVisibleArticles(site.context);
  const inLanguages = languages.flatMap((language) => [
    ...publicPages.map((name) => pathOf(name, language)),
    localPath("/info/nyheter/2026", language),
    ...apiRoutes
      .filter(({ method, access, path }) => method === "get" && access === "public" && !path.includes("{"))
      .map(({ path }) => `/api/v1${path}?lang=${language}`),
  ]);
  const paths = new Set([
    ...inLanguages,
    ...news.flatMap((article) => Object.values(articlePaths(article))),
    ...filePaths,
    "/api/v1/gallery/1",
  ]);
  const found = new Map<string, string>();
  for (const path of paths) {
    const response = await site.get(path);
    if (response.ok) found.set(path, await response.text());
  }
  return found;
}

/** Finds prices in JSON (`"price":290`) and dates as `04-24` or `2026-04-24`. Texts use other formats. */
function machineFormatFinder(amounts: ReadonlySet<number>, days: readonly string[]) {
  const dates = new RegExp(`(?<![\\d.-])(?:\\d{4}-)?(?:${days.join("|")})(?!\\d)`, "g");
  return (text: string): string[] => [
    ...Array.from(text.matchAll(/"(\w*(?:price|amount)\w*)": ?"?(\d+(?:\.\d+)?)(?![\d.])/gi))
      .filter(([, , amount]) => amounts.has(Number(amount)))
      .map(([found]) => found),
    ...Array.from(text.matchAll(dates), ([found]) => found),
  ];
}

test("machineFormatFinder() finds prices in JSON and numeric dates", () => {
  const find = machineFormatFinder(new Set([290]), ["04-24"]);
  expect(find('{"price":290,"validFrom":"2026-04-24","opens":"04-24","lowPrice": "290"}')).toEqual([
    '"price":290',
    '"lowPrice": "290',
    "2026-04-24",
    "04-24",
  ]);
  expect(find('{"price":2900,"price":290.5,"id":290,"at":"2026-04-240","on":"2026-05-03"}')).toEqual([]);
});

test("no public address has an old value after a move and a new price list", async () => {
  const { context } = site;
  const before = await readLiveValues(context);
  const identity = await identityCollection.get(context, 1);
  const moved = {
    ...valuesOf(identityKind, identity),
    name: "Fjordgløtt Camping",
    legalName: "Fjordgløtt Drift AS",
    organisationNumber: "974760673",
    phone: "+4744556677",
    nightPhone: "+4744556688",
    email: "hei@fjordglott.example",
    address: { street: "Nyveien 7", postalCode: "4570", city: "Farsund" },
    season: { opens: "05-03", closes: "10-05" },
    reception: [{ from: "05-03", to: "10-05", opens: "08:15", closes: "21:45" }],
    arrivalFrom: "15:30",
    departureBy: "10:30",
    quietFrom: "22:30",
    quietTo: "06:30",
  };
  await identityCollection.save(context, identityKind.input.parse(moved), { id: 1 });
  const lists = (await priceListCollection.list(context, { limit: 10 })).items;
  const next = lists.find(({ isActive }) => !isActive)!;
  const amountsOf = (groups: typeof next.rateGroups) =>
    groups.flatMap(({ rates }) => rates.map(({ amount }) => amount));
  const amountsBefore = amountsOf(lists.find(({ isActive }) => isActive)!.rateGroups);
  const dearer = next.rateGroups.map((group) => ({
    ...group,
    rates: group.rates.map((rate) => ({ ...rate, amount: rate.amount + 7 })),
  }));
  const list = { ...valuesOf(priceListKind, next), rateGroups: dearer, isActive: true };
  await priceListCollection.save(context, priceListKind.input.parse(list), { id: next.id });

  const drawn = valuesOf(planKind, await planCollection.get(context, 1));
  const areas = drawn.areas.map((area) => ({
    ...area,
    rows: area.rows.map((row, index) => ({ ...row, count: index === 0 ? row.count - 1 : row.count })),
  }));
  await planCollection.save(context, planKind.input.parse({ ...drawn, areas }), { id: 1 });

  const old = [...before.values()];
  const after = await readLiveValues(context);
  for (const { key, words } of old) expect([key, after.get(key)?.words.nb]).not.toEqual([key, words.nb]);

  const find = writtenFinder(old.map(({ written }) => written));
  const findInMachineFormats = machineFormatFinder(
    new Set(amountsBefore).difference(new Set(amountsOf(dearer))),
    [identity.season.opens, identity.season.closes],
  );
  const all = await readAllAddresses();
  expect(all.size).toBeGreaterThan(120);
  const oldValues = [...all].flatMap(([path, text]) => {
    // Times of events and numbers in drawings and styles aren't live values.
    const checked = text.replaceAll(/<(time datetime="\d{4}-|style|svg)[^]*?<\/(time|style|svg)>/gi, "");
    return [
      ...find(withoutOtherTimes(checked)).map((index) => `${path}: ${old[index]!.key}`),
      ...findInMachineFormats(checked).map((found) => `${path}: ${found}`),
    ];
  });
  expect(oldValues).toEqual([]);

  // PDFs keep the old values. The check after saving names the PDFs that have an old value.
  const changes = await listChangedValues(context);
  const inFiles = changes.flatMap(({ key, places }) =>
    places.flatMap(({ name, pages }) => pages.map(({ language }) => `${key} ${name} ${language}`)),
  );
  for (const language of languages) {
    expect(inFiles).toContain(`identity.quietTo Ordensregler ${language}`);
    expect(inFiles).toContain(`price.sanitary-rfid-kort Leiekontrakt for sesongplass ${language}`);
  }
});
