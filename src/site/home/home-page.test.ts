import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { homePageKind, unwrittenHomePage } from "#src/campsite/home-page/home-page.ts";
import { addMissingHomePage, homePageCollection } from "#src/campsite/home-page/home-page.server.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { priceListCollection } from "#src/features/prices/price-lists.server.ts";
import { pageTextKind } from "#src/campsite/page-texts/page-text.ts";
import { addMissingPageTexts, pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import { refresh } from "#src/campsite/sources/sources.server.ts";
import { openSourcesContext } from "#test/support/services/sources.ts";
import { openTestSite, siteOn, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

async function wordsAt(moment: string, path = "/"): Promise<string> {
  site.context.setNow(moment);
  return (await site.read(path)).replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test("showers are open all day in the season, and otherwise closed until the next season begins", async () => {
  expect(await wordsAt("2026-09-20T21:59:00Z")).toContain("Dusj og wc hele døgnet");
  expect(await wordsAt("2026-09-20T22:00:00Z")).toContain("Dusj og wc stengt til 24. april");
  expect(await wordsAt("2026-11-22T12:00:00Z", "/de")).toContain("Dusche und WC geschlossen bis 24. April");
  expect(await wordsAt("2027-04-23T21:59:00Z", "/en")).toContain("Showers and toilets closed until 24 April");
  expect(await wordsAt("2027-04-23T22:00:00Z", "/en")).toContain("Showers and toilets day and night");
});

describe("the cards and links of the home page", () => {
  const german = { cardsNote: "Zwei Möglichkeiten." };
  const values = {
    cardsNote: "To måter å bo på.",
    translations: { de: german },
    cards: [
      { page: "cabins", purpose: "cabin", line: "Ved vannet", imageUrl: null, translations: {} },
      { page: "day", purpose: "none", line: "", imageUrl: null, translations: {} },
    ],
    links: [
      { to: "directions", icon: "pin", label: "Hit", value: "", translations: { en: { label: "Here" } } },
    ],
  };

  test("show the choices of staff in each language, with the prices of the chosen group", async () => {
    const before = await wordsAt("2026-07-15T11:00:00Z", "/de");
    expect(before).toContain("Drei Möglichkeiten zu übernachten");
    await homePageCollection.save(site.context, homePageKind.input.parse(values), { id: 1 });
    const html = await site.read("/de");
    expect(html).toContain(german.cardsNote);
    expect(html).toContain('<p class="gap-above-8 size-17 lines-14 on-desk" lang="nb-NO">Ved vannet</p>');
    expect(html.match(/class="signboard-price /g)).toHaveLength(1);
    const { imageUrl } = (await articleCollection.listAll(site.context)).find((each) => each.imageUrl)!;
    const [card] = values.cards;
    const pictured = { ...values, cards: [{ ...card, imageUrl }], links: [] };
    await homePageCollection.save(site.context, homePageKind.input.parse(pictured), { id: 1 });
    const changed = await site.read("/en");
    expect(changed).toContain(imageUrl!);
    expect(changed).not.toContain('class="quick-links');
    expect(() => homePageKind.input.parse({ ...values, cards: Array(5).fill(card) })).toThrow("Too big");
  });

  test("have “from” only before the lowest price of a group", async () => {
    await using priced = await openTestSite();
    const prices = async () => {
      const html = (await priced.read("/")) + (await priced.read("/info/day"));
      const found = [...html.matchAll(/class="(?:signboard-price|stay-price) [^"]*">(?:<p>)?(.*?)<\/p>/g)];
      return found
        .map(([, text]) => text!.replaceAll(/<[^>]+>/g, "").replaceAll("\u00a0", " "))
        .filter((text) => text.includes("per natt"));
    };
    expect(await prices()).toEqual(["fra 290 kr per natt", "fra 890 kr per natt", "fra 290 kr per natt"]);
    const list = (await priceListCollection.listAll(priced.context)).find(({ isActive }) => isActive)!;
    const [group, ...others] = list.rateGroups;
    const rateGroups = [{ ...group!, rates: group!.rates.toReversed() }, ...others];
    await priceListCollection.save(priced.context, priceListKind.input.parse({ ...list, rateGroups }), {
      id: list.id,
    });
    expect(await prices()).toEqual([
      "Campingvogn eller bobil 420 kr per natt",
      "fra 890 kr per natt",
      "420 kr per natt",
    ]);
  });

  test("stay hidden until their pages have text, even if staff have saved the proposed cards and links", async () => {
    await using empty = await openSourcesContext({ now: "2026-07-15T11:00:00Z" });
    await addMissingPageTexts(empty);
    const { read } = siteOn(empty);
    const leads = async () => {
      const html = await read("/");
      return html.match(/class="(?:signboard-words|quick-links wrap)"/g) ?? [];
    };
    expect(await leads()).toEqual([]);
    await homePageCollection.save(empty, homePageKind.input.parse(unwrittenHomePage()));
    expect(await leads()).toEqual([]);
    const {
      id,
      version: _,
      ...day
    } = (await pageTextCollection.listAll(empty)).find(({ page }) => page === "day")!;
    await pageTextCollection.save(empty, pageTextKind.input.parse({ ...day, lead: "For telt." }), { id });
    expect(await leads()).toHaveLength(1);
  });

  test("are created only once from the home page's facts after an upgrade from an earlier version", async () => {
    await using old = await openTestSite();
    await old.context.db.deleteFrom("homePage").execute();
    const text = (await pageTextCollection.listAll(old.context)).find(({ page }) => page === "home")!;
    const facts = [
      {
        icon: "parking",
        label: "Veien",
        value: "2 km",
        translations: { en: { label: "The way", value: "2 km" } },
      },
      { icon: "toilet", label: "Do", value: "Ett bygg", translations: {} },
      { icon: "power", label: "Strøm", value: "16 ampere", translations: {} },
      {
        icon: "arrival",
        label: "Ankomst",
        value: `Fra ${"klokka fire, eller når det passer, ".repeat(3)}`,
        translations: {},
      },
      { icon: "price", label: "Priser", value: "Hele lista", translations: {} },
      { icon: "price", label: "Depositum", value: "Én for mye", translations: {} },
    ];
    const { id } = text;
    await pageTextCollection.save(old.context, pageTextKind.input.parse({ ...text, facts }), { id });
    await Promise.all([addMissingHomePage(old.context), addMissingHomePage(old.context)]);
    const stored = await homePageCollection.listAll(old.context);
    expect(stored.map(({ links }) => links.map(({ to, label }) => [to, label]))).toEqual([
      [
        ["directions", "Veien"],
        ["sanitary", "Do"],
        ["guests", "Ankomst"],
        ["prices", "Priser"],
        ["webcam", "Webkamera"],
      ],
    ]);
    const left = (await pageTextCollection.listAll(old.context)).find(({ page }) => page === "home")!;
    expect(left.facts.map(({ label }) => label)).toEqual(["Strøm", "Depositum"]);
    expect(await old.read("/en")).toContain("The way");
  });
});

/** Returns the text of the home page between the header and the weather. */
const firstWords = (html: string) =>
  html
    .slice(html.indexOf("</header>"), html.indexOf('class="hero-board'))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

test.each([
  ["2026-07-15T10:00:00Z", /20. september/g, "Bestill plass"],
  ["2026-12-15T10:00:00Z", /24. april/g, "Bestill for 2027"],
])("at %s the first screen says exactly once when the season ends or begins", async (now, day, book) => {
  await using own = await openTestSite({ now });
  const words = firstWords(await own.read("/"));
  expect(words.match(day)).toHaveLength(1);
  expect(words).toContain(book);
});

test("on a site without current data, the home page has no section “right now” out of season", async () => {
  await using own = await openTestSite({ now: "2026-12-15T10:00:00Z" });
  expect(await own.read("/")).not.toContain('id="now"');
});

test.each([
  ["clearsky_night", 4, "", undefined],
  ["cloudy", 4, "-cloudy", undefined],
  ["heavyrainshowers_day", 4, "-cloudy", "rainfall"],
  ["lightsnow", 4, "-cloudy", "snowfall"],
  ["rain", 14, "-storm", "rainfall"],
])(
  "while MET reports %s and %d m/s of wind, the sky of the view matches, by day and by night",
  async (code, wind, sky, falling) => {
    await using context = await openSourcesContext({ now: "2026-07-15T11:05:00Z", isSeeded: true });
    await refresh(context, "forecast");
    const { body } = await context.db.selectFrom("sourceAnswer").select("body").executeTakeFirstOrThrow();
    const changedBody = body!
      .replaceAll(/"symbol_code":"\w+"/g, `"symbol_code":"${code}"`)
      .replaceAll(/"wind_speed":[\d.]+/g, `"wind_speed":${wind}`);
    await context.db.updateTable("sourceAnswer").set({ body: changedBody }).execute();
    const html = await siteOn(context).read("/");
    const lights = (drawing: string) =>
      new Set(
        [...html.matchAll(RegExp(`drawings/${drawing}-sea-([a-z-]+)\\.svg`, "g"))].map(([, light]) => light),
      );
    expect(lights("view")).toEqual(new Set([`noon${sky}`, `night${sky}`]));
    // Only the view shows the wind.
    const calm = sky.replace("storm", "cloudy");
    expect(lights("panorama")).toEqual(new Set([`noon${calm}`, `night${calm}`]));
    expect(/drawings\/(\w+fall)\.svg/.exec(html)?.[1]).toBe(falling);
  },
);

test("no picture is preloaded before the style sheet, and weather symbols are loaded lazily", async () => {
  await using context = await openSourcesContext({ now: "2026-07-15T11:05:00Z", isSeeded: true });
  await refresh(context, "forecast");
  const html = await siteOn(context).read("/");
  expect(html).not.toMatch(/<link[^>]*as="image"/);
  const symbols = html.match(/<img[^>]*weather\/[^>]*>/g)!;
  // The weather section shows three entries and five days.
  expect(symbols).toHaveLength(8);
  for (const symbol of symbols) expect(symbol).toContain('loading="lazy"');
});
