import { expect, test } from "vitest";
import { fitText } from "#messages/fit";
import { planText } from "#messages/plan";
import { address } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { planKind } from "#src/features/plan/plan.ts";
import { planCollection } from "#src/features/plan/plan.server.ts";
import { demo } from "#test/content/demo.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { openStaffSite } from "#test/support/staff-site.ts";

const text = fitText.nb;
const path = (query: string) => `${address("fit", "nb")}?${query}`;
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!);

async function changePlan(site: TestSite, change: (areas: ReturnType<typeof demo.plan>["areas"]) => unknown) {
  const areas = change(demo.plan().areas);
  await planCollection.save(site.context, planKind.input.parse({ ...demo.plan(), areas }), { id: 1 });
}

test("the page has an address in each language; the plan and the pages about pitches link to this page", async () => {
  await using site = await openTestSite();
  expect(languages.map((language) => address("fit", language))).toEqual([
    "/info/passer",
    "/en/info/fit",
    "/de/info/passt",
  ]);
  for (const language of languages) {
    expect((await site.get(address("fit", language))).headers.get("cache-control")).toBe("no-cache");
    for (const from of ["day", "seasonal", "sitemap", "prices"] as const)
      expect(await site.read(address(from, language))).toMatch(
        new RegExp(`class="(ends way-in[^"]*|target)" href="${address("fit", language)}"`),
      );
    expect(await site.read("/sitemap.xml")).toContain(`${address("fit", language)}</loc>`);
  }
  for (const [language, words] of [
    ["nb", ["vogna", "campingvogn lengde", "bobil størrelse"]],
    ["en", ["caravan length", "motorhome size"]],
    ["de", ["Wohnwagen Länge", "Wohnmobil Größe"]],
  ] as const)
    for (const typed of words)
      expect(
        await site.read(`${address("search", language)}?q=${encodeURIComponent(typed)}`),
        typed,
      ).toContain(`href="${address("fit", language)}"`);
});

test("the answer lists the fitting pitches with their distances, and is neither cached nor indexed", async () => {
  await using site = await openTestSite();
  const response = await site.get(path("length=7,4&width=3&ampere=10&ground=gravel"));
  expect([
    response.status,
    response.headers.get("cache-control"),
    response.headers.get("x-robots-tag"),
  ]).toEqual([200, "no-store", "noindex"]);
  const html = await response.text();
  expect(html).toContain(text.fits({ count: 8, pitches: "8 døgnplasser" }));
  const list = all(
    html,
    /<li class="figures small line-below"><a class="target display size-21" href="\/info\/sitemap\?plass=(\w+)"/g,
  );
  expect(list.toSorted()).toEqual(["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8"]);
  const toilets = all(html, />toalett<\/span> <b>(\d+)/g).map(Number);
  expect(toilets).toEqual(toilets.toSorted((one, other) => one - other));
  const byWater = await site.read(path("length=7,4&width=3&ampere=10&ground=gravel&sort=water"));
  const waters = all(byWater, />vann<\/span> <b>(\d+)/g).map(Number);
  expect(waters).toEqual(waters.toSorted((one, other) => one - other));
  for (const words of [planText.nb.allLead, text.onlySize, text.distance({ metres: "4" })])
    expect(html).toContain(words);
  // The plan marks the same pitches. A width that isn't an option of the form stays chosen.
  expect(all(html, /class="fit-fits" href="\/info\/sitemap\?plass=(\w+)"/g).toSorted()).toEqual(
    list.toSorted(),
  );
  expect(html).toMatch(/<input type="radio" name="width" checked="" value="3"/);
});

test("the answer for a unit that is too long names the longest length that fits, and other ways to get a pitch", async () => {
  await using site = await openTestSite();
  const html = await site.read(path("length=10,8&width=2,5&ampere=10"));
  const no = text.none({ kind: "unsaid", others: "no" });
  expect(html).toContain(text.reasons.length({ no }));
  expect(html).toContain(text.notes.size({ need: "10,8", most: "10" }));
  expect(html).toContain(text.pair);
  const [, less] = /href="(\/info\/passer\?length=10&amp;[^"]*)#/.exec(html)!;
  expect(await site.read(less!.replaceAll("&amp;", "&"))).toContain('class="fit-fits"');
  expect(html).not.toContain('class="fit-fits"');
  expect(html).toContain('href="tel:+4733001234"');
});

test("the answer for a wide awning names the needed width, marks the field of the awning, and offers smaller awnings", async () => {
  await using site = await openTestSite();
  const html = await site.read(path("length=7,85&width=5,5"));
  expect(html).toContain(text.reasons.width({ no: text.none({ kind: "unsaid", others: "no" }) }));
  expect(html).toContain(text.notes.width({ need: "9,5", most: "9", distance: "yes" }));
  expect(html).toContain(text.needed({ metres: "9,5", distance: "yes" }));
  expect(html).toMatch(/<fieldset class="fit-field cluster fit-short"[^>]*><legend>Fortelt/);
  expect(html).not.toMatch(/<div class="fit-field cluster fit-short"/);
  const ways = all(html, /href="\/info\/passer\?length=7\.85&amp;width=([\d.]+)/g);
  expect(ways).toEqual(["5", "2.5"]);
  expect(html).not.toContain("uten drag");
});

test("when a unit fits only seasonal pitches, the answer first says why no day pitch fits, and folds the seasonal pitches", async () => {
  await using site = await openTestSite();
  for (const [query, reason, way] of [
    ["length=7&width=4,5", "width", "Uten markise"],
    ["length=7&width=2,5&ampere=16", "ampere", "Med 10 A"],
  ] as const) {
    const html = await site.read(path(query));
    const no = text.none({ kind: "day", others: "no" });
    const [heading, fold] = [
      text.reasons[reason]({ no, ampere: 16 }),
      text.fits({ count: 68, pitches: "68 sesongplasser" }),
    ];
    expect(html).toContain(`id="fit-answer" tabindex="-1">${heading}<`);
    expect(html).toContain(way);
    expect(html).toMatch(
      new RegExp(`<fieldset class="fit-field cluster fit-short"(?:(?!</fieldset>).)*name="${reason}"`),
    );
    expect(html).toContain(text.fitsThen({ count: 17, pitches: "17 døgnplasser" }));
    expect(html).toContain(`<details class="fold"><summary>${fold}</summary>`);
    expect(html.indexOf(fold)).toBeGreaterThan(html.indexOf(heading));
  }
});

test("a list shows ten pitches and folds the others", async () => {
  await using site = await openTestSite();
  const html = await site.read(path("length=7&width=2,5&ampere=10"));
  const lists = html
    .split('<ul class="fit-list">')
    .slice(1, 3)
    .map((list) => list.split("</ul>")[0]!);
  expect(lists.map((list) => list.split("<li").length - 1)).toEqual([10, 7]);
  expect(html).toContain(`<details class="fold"><summary>${text.more({ count: 7 })}</summary>`);
});

test.each(["sort=water", "length=&sort=toilet", "utm_source=post"])(
  "a query without a unit (%s) shows the empty form",
  async (query) => {
    await using site = await openTestSite();
    const response = await site.get(path(query));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('name="length"');
    expect(html).not.toContain('aria-invalid="true"');
  },
);

test("invalid numbers are refused with the field's fault, and the form keeps the input", async () => {
  await using site = await openTestSite();
  const response = await site.get(path(`length=${encodeURIComponent('"lang')}&width=bred&ampere=10`));
  expect([response.status, response.headers.get("cache-control")]).toEqual([422, "no-store"]);
  const html = await response.text();
  expect(html).toMatch(/<input id="length"[^>]*aria-invalid="true"[^>]*value="&quot;lang"/);
  for (const fault of [text.faults.length, text.faults.width]) expect(html).toContain(fault);
  expect(html).toMatch(/role="radiogroup" aria-invalid="true".*name="width" checked="" value="bred"\/>bred</);
  expect(html).toMatch(/name="ampere" checked="" value="10"/);
  expect(html).not.toContain(text.onlySize);
  expect((await site.get(path("width=5"))).status).toBe(422);
  expect((await site.get(path(`length=${"7".repeat(13)}`))).status).toBe(422);
});

test("a block of IP addresses can send thirty queries in a minute", async () => {
  await using site = await openTestSite();
  for (let count = 0; count < 30; count++) expect((await site.get(path("length=7"))).status).toBe(200);
  const refused = await site.get(path("length=7"));
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain(text.faults["too-many-requests"]);
  expect((await site.get(address("fit", "nb"))).status).toBe(200);
});

test("the answer counts unmeasured pitches, but has neither their names nor their sizes", async () => {
  await using site = await openTestSite();
  await changePlan(site, (areas) => areas.map((each) => ({ ...each, isEstimated: each.name !== "E" })));
  const html = await site.read(path("length=7&width=2,5"));
  expect(html).toContain(text.fits({ count: 8, pitches: "8 døgnplasser" }));
  expect(html).toContain(text.unmeasured({ count: 77 }));
  expect(await site.read(address("sitemap", "nb"))).not.toContain("9\u00a0×\u00a010\u00a0m");
  await changePlan(site, (areas) => areas.map((each) => ({ ...each, isEstimated: true })));
  expect(await site.read(path("length=7"))).toContain(text.unknown);
  expect(await site.read(address("seasonal", "nb"))).not.toContain(address("fit", "nb"));
  expect(await site.read(address("sitemap", "nb"))).not.toContain(address("fit", "nb"));
});

test("the field shows the length with the language's decimal sign", async () => {
  await using site = await openTestSite();
  const fieldOf = async (language: Language) =>
    /id="length"[^>]* value="([^"]*)"/.exec(await site.read(`${address("fit", language)}?length=7.85`))?.[1];
  expect(await Promise.all(languages.map(fieldOf))).toEqual(["7,85", "7.85", "7,85"]);
});

test("a PUT without `unitDistance` keeps the distance", async () => {
  await using site = await openStaffSite();
  const { unitDistance, ...plan } = demo.plan();
  expect(unitDistance).toBe(4);
  await site.call("PUT", "/plan/1", plan);
  expect(await site.read(path("length=7"))).toContain(text.distance({ metres: "4" }));
});
