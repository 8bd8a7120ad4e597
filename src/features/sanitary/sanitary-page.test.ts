import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demo } from "#test/content/demo.ts";
import { saveWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { sanitaryBuildingKind } from "./sanitary-building.ts";
import { sanitaryBuildingCollection } from "./sanitary.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Returns the state of each building, in the order of the page. */
async function readDoors(path = "/info/sanitary"): Promise<string[]> {
  const html = await site.read(path);
  return [...html.matchAll(/<p class="tag \w+"><svg.*?<\/svg>(.*?)<\/p>/g)].map(([, words]) =>
    words!.replaceAll("\u00a0", " "),
  );
}

describe.each(languages)("the sanitary page in %s", (language) => {
  test("shows all texts about buildings and the card in its language", async () => {
    const html = await site.read(address("sanitary", language));
    for (const building of demo.sanitaryBuildings()) {
      expect(html).toContain(`<h2>${inLanguage(building, ["name"], language).name}</h2>`);
      for (const attribute of building.attributes) {
        const { label, value } = inLanguage(attribute, ["label", "value"], language);
        expect(html).toContain(label);
        expect(html).toContain(`>${value}</dd>`);
      }
    }
    const steps = demo.cardSteps();
    for (const step of steps)
      expect(html).toContain(`<h3>${inLanguage(step, ["title"], language).title}</h3>`);
    expect(html.split('<dd class="quiet">')).toHaveLength(3);
    expect(html.split("drawings/rfid-")).toHaveLength(1 + steps.length);
    expect(html).toMatch(/<div class="card-words">.*<a class="figures" href="tel:\+4733001234">/);
    expect(html).not.toMatch(/ style=|<h[1-3] lang=/);
  });
});

test("each building shows its current state, even on a cached page", async () => {
  const states: [string, string[]][] = [
    ["2026-07-16T07:59:59Z", ["Åpent nå", "Åpent nå"]],
    ["2026-07-16T08:00:00Z", ["Renhold 10–11", "Åpent nå"]],
    ["2026-07-16T09:00:00Z", ["Åpent nå", "Renhold 11–12"]],
    ["2026-07-16T10:00:00Z", ["Åpent nå", "Åpent nå"]],
    ["2026-09-20T22:00:00Z", ["Stengt til 24. april", "Stengt til 24. april"]],
  ];
  for (const [now, words] of states) {
    site.context.setNow(now);
    expect(await readDoors()).toEqual(words);
  }
  expect(await readDoors("/en/info/sanitary")).toEqual(["Closed until 24 April", "Closed until 24 April"]);
  site.context.setNow("2027-07-16T08:00:00Z");
  expect(await readDoors("/de/info/sanitary")).toEqual(["Reinigung 10–11 Uhr", "Jetzt geöffnet"]);
});

test("the page links to the top-up page only while the top-up is turned on", async () => {
  const { id } = await site.context.db.selectFrom("websiteSettings").select("id").executeTakeFirstOrThrow();
  const settings = websiteSettingsKind.input.parse({
    enableCPay: true,
    enableOnlineBooking: true,
    enableFeedback: true,
  });
  expect(await site.read("/info/sanitary")).toMatch(/<a class="button primary" href="\/kort">/);
  await saveWebsiteSettings(site.context, { ...settings, enableCPay: false }, { id });
  expect(await site.read("/info/sanitary")).not.toContain('href="/kort"');
  await saveWebsiteSettings(site.context, settings, { id });
});

test("an untranslated text is in Norwegian and marked as Norwegian, unlike translated texts", async () => {
  await using own = await openTestSite();
  const { id, updatedAt: _, ...building } = (await sanitaryBuildingCollection.listAll(own.context))[0]!;
  const { de } = building.translations;
  const [shower, ...others] = building.attributes;
  const attributes = [{ ...shower!, value: "åtte", translations: {} }, ...others];
  await sanitaryBuildingCollection.save(
    own.context,
    sanitaryBuildingKind.input.parse({
      ...building,
      name: "Storbygget",
      attributes,
      translations: { de },
    }),
    { id },
  );
  const english = await own.read("/en/info/sanitary");
  expect(english).toContain('<h2 lang="nb-NO">Storbygget</h2>');
  expect(english).toMatch(/<div [^>]*lang="nb-NO"><dt[^>]*>.{0,900}Dusj<\/dt><dd class="heavy">åtte<\/dd>/);
  expect(english).toContain("<h2>Sanitary building\u00a02</h2>");
  expect(english).toContain("Toilets");
});

test("an empty site has no empty sections", async () => {
  await using own = await openTestSite({ isSeeded: false });
  expect(await own.read("/info/sanitary")).not.toMatch(/sanitary-buildings|card-course/);
});
