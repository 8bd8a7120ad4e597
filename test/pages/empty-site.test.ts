import { afterAll, beforeAll, expect, test } from "vitest";
import { demo } from "#test/content/demo.ts";
import { address, addresses, localPath, type PageName } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { pageTextKind, unwrittenPage } from "#src/campsite/page-texts/page-text.ts";
import { addMissingPageTexts, pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import { privacyStatementText } from "#messages/privacy";
import { unwrittenText } from "#messages/page-texts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { readSourceState } from "#src/campsite/sources/sources.server.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { savePriceList } from "#src/features/prices/price-lists.server.ts";
import { sanitaryBuildingKind } from "#src/features/sanitary/sanitary-building.ts";
import { readHead } from "./head.ts";
import { findDeadParts } from "#test/support/page-links.ts";
import { redirectOf, offerEveryLanguage, openTestSite, type TestSite } from "#test/support/site.ts";

/** A new site without the demo. */
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ isSeeded: false });
  await offerEveryLanguage(site.context);
  await addMissingPageTexts(site.context);
});
afterAll(() => site[Symbol.asyncDispose]());

const pages = (Object.keys(addresses) as PageName[]).filter(
  (name) => !["booking", "article", "newsYear", "photo", "galleryPart", "ownPage"].includes(name),
);
const all = pages.flatMap((name) => languages.map((language) => localPath(addresses[name][0], language)));

test.each(all)("%s has no invented number, address or link", async (path) => {
  for (const cookie of ["", "cookiepolicy=true|true|true"]) {
    const response = await site.get(path, { cookie });
    expect(response.status).toBe(200);
    const page = await response.text();
    const main = page.slice(page.indexOf("<body"));
    // Without a tagline, the header has no small text. Norway's emergency numbers are allowed.
    expect(main).not.toMatch(/class="brand-name">[^<]*<small/);
    expect(main).not.toMatch(/tel:(?!11[023]")|mailto:|href=""|\.example|\d°\d|<(p|a|dd|h1)\b[^>]*>–?<\/\1>/);
  }
});

test.each([...all, ...languages.map((language) => localPath("/skjerm", language))])(
  "%s has no empty part, and doesn't ask guests to call",
  async (path) => {
    const page = await site.read(path);
    const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
    expect(main).not.toMatch(/<(ul|ol|dl|nav|section|h2)\b[^>]*><\/\1>|<\/h2><\/section>|<\/h2><figure/);
    expect(main).not.toMatch(
      /[Rr]ing oss|ringe eller|[Cc]all us|call or|give us a call|Rufen Sie uns|anrufen/,
    );
  },
);

test("an empty site has no structured data and is noindex", async () => {
  for (const path of all) {
    const { structuredData, meta } = readHead(await site.read(path));
    expect([path, structuredData, meta["robots"]]).toEqual([path, [], "noindex"]);
  }
});

test("an empty home page says that content will follow", async () => {
  await using own = await openTestSite({ isSeeded: false });
  const isSaid = async () => (await own.read("/de")).includes(unwrittenText.de.note);
  expect(await isSaid()).toBe(true);
  const article = { title: "Flåten er ute", subTitle: "Endelig.", text: "<p>Bad i vei.</p>", isActive: true };
  await articleCollection.save(own.context, articleKind.input.parse(article));
  expect(await isSaid()).toBe(false);
});

test("pages link to the news feed only when there is news, but the feed is always served", async () => {
  await using own = await openTestSite({ isSeeded: false });
  const offered = async () => {
    const html = await own.read("/de/info/nyheter");
    return [html.includes('type="application/atom+xml"'), /<a [^>]*href="\/de\/feed\.xml"/.test(html)];
  };
  expect(await offered()).toEqual([false, false]);
  expect(await own.read("/de/feed.xml")).not.toContain("<entry");
  const article = { title: "Flåten er ute", subTitle: "Endelig.", text: "<p>Bad i vei.</p>", isActive: true };
  await articleCollection.save(own.context, articleKind.input.parse(article));
  expect(await offered()).toEqual([true, true]);
});

test("a stay's page invites enquiries only when it has a text", async () => {
  await using own = await openTestSite({ isSeeded: false });
  await addMissingPageTexts(own.context);
  const shown = async () => {
    const html = await own.read("/de/info/cabins");
    return [html.includes("Freie Plätze erfragen"), html.includes("Hier kommt noch mehr.")];
  };
  expect(await shown()).toEqual([false, true]);
  const { items } = await pageTextCollection.list(own.context, { limit: 100 });
  const { id } = items.find(({ page }) => page === "cabins")!;
  const written = { ...unwrittenPage("cabins"), body: "<p>Tre hytter.</p>" };
  await pageTextCollection.save(own.context, pageTextKind.input.parse(written), { id });
  expect(await shown()).toEqual([true, false]);
});

test("a page without a text is noindex and not in the sitemap", async () => {
  await using own = await openTestSite();
  const { items } = await pageTextCollection.list(own.context, { limit: 100 });
  const { id, ...text } = items.find(({ page }) => page === "guests")!;
  const listed = async () => [
    readHead(await own.read("/de/guests")).meta["robots"],
    (await own.read("/sitemap.xml")).includes("/guests<"),
  ];
  expect(await listed()).toEqual([undefined, true]);
  await pageTextCollection.save(own.context, pageTextKind.input.parse(unwrittenPage("guests")), { id });
  expect(await listed()).toEqual(["noindex", false]);
  await pageTextCollection.save(own.context, pageTextKind.input.parse(text), { id });
  expect(await listed()).toEqual([undefined, true]);
});

test("menus link only to pages with content", async () => {
  await using own = await openTestSite({ isSeeded: false });
  await addMissingPageTexts(own.context);
  const led = async (path: string) => (await own.read("/nod")).includes(`href="${path}"`);
  const filled = [
    "/guests",
    "/aboutus",
    "/info/day",
    "/info/sanitary",
    "/info/activities",
    "/info/sitemap",
    "/info/prices",
    "/info/questions",
    "/info/documents",
    "/info/nyheter",
    "/info/gallery",
  ];
  for (const path of filled) expect([path, await led(path)]).toEqual([path, false]);
  for (const path of ["/contactus", "/nod"]) expect([path, await led(path)]).toEqual([path, true]);
  expect(await own.read("/")).not.toMatch(/class="(signboard|quick-links)|<main.*href="\/info\/prices"/s);
  for (const path of ["/aboutus", "/info/sanitary"])
    expect(await own.read(path)).toContain("Spør oss gjerne i mellomtiden.");
  expect(await own.read("/guests"), "no offer to save pages without content").not.toContain(
    "Lagre på telefonen",
  );

  await faqCollection.save(own.context, faqKind.input.parse({ question: "Hund?", answer: "<p>Ja.</p>" }));
  expect(await led("/info/questions")).toBe(true);
  const { items } = await pageTextCollection.list(own.context, { limit: 100 });
  const { id } = items.find(({ page }) => page === "guests")!;
  const written = { ...unwrittenPage("guests"), body: "<p>Velkommen.</p>" };
  await pageTextCollection.save(own.context, pageTextKind.input.parse(written), { id });
  expect(await led("/guests")).toBe(true);
  expect(await own.read("/guests")).not.toContain("i mellomtiden");
  expect(await own.read("/guests")).toContain("Lagre på telefonen");
});

test("guests can save only pages with content", async () => {
  await using own = await openTestSite({ isSeeded: false });
  await addMissingPageTexts(own.context);
  const readSavedPaths = async (path: string) =>
    [...(await own.read(path)).matchAll(/data-saved="" href="([^"]+)"/g)].map(([, page]) => page);
  expect(await readSavedPaths("/offline")).toEqual(["/nod", "/contactus"]);
  await faqCollection.save(own.context, faqKind.input.parse({ question: "Hund?", answer: "<p>Ja.</p>" }));
  expect(await readSavedPaths("/de/offline")).toEqual(["/de/notfall", "/de/contactus", "/de/info/questions"]);
});

test("the privacy statement is generated from the campsite's data until staff save their own", async () => {
  await using own = await openTestSite({ isSeeded: false });
  await offerEveryLanguage(own.context);
  await addMissingPageTexts(own.context);
  const read = (language: Language) => own.read(address("privacyPolicy", language));
  const empty = { controller: "", organisationNumber: undefined, address: "", email: "", phone: "" };
  const headingsIn = (language: Language) => {
    const { summary, controller } = privacyStatementText[language].sections;
    const [first, second] = [summary, controller(empty)].map((html) => /<h2>(.*?<\/h2>)/.exec(html)![1]!);
    return { summary: first!, controller: second! };
  };
  for (const language of languages) {
    const page = await read(language);
    expect(page).toContain(headingsIn(language).summary);
    expect(page).not.toContain("i mellomtiden");
    expect(page, "no controller without an identity").not.toContain(headingsIn(language).controller);
    expect(page, "no live value without an identity").not.toContain("<data");
  }
  const written = { ...demo.identity(), socialPageUrl: "https://venner.example/side", bookingUrl: "" };
  await identityCollection.save(own.context, identityKind.input.parse(written), { id: 1 });
  for (const language of languages) {
    const page = await read(language);
    for (const shown of [headingsIn(language).controller, "33 00 12 34", "Svabergveien", "venner.example"])
      expect(page.replaceAll("\u00a0", " ")).toContain(shown);
    expect(page).not.toMatch(/Bestilling og andre|<data value="[^>]*"><\/data>/);
  }
  expect(await own.read("/sitemap.xml")).toContain("/de/info/documents/privacypolicy</loc>");

  const { items } = await pageTextCollection.list(own.context, { limit: 100 });
  const { id } = items.find(({ page }) => page === "privacyPolicy")!;
  const theirs = { ...unwrittenPage("privacyPolicy"), body: "<p>Vår egen.</p>" };
  await pageTextCollection.save(own.context, pageTextKind.input.parse(theirs), { id });
  for (const language of languages) {
    expect(await read(language)).toContain("Vår egen.");
    expect(await read(language)).not.toContain(headingsIn(language).summary);
  }
});

test("a campsite without a position has no weather, sun or map, and requests no data for them", async () => {
  await using own = await openTestSite({ isSeeded: false });
  const nowhere = { ...demo.identity(), latitude: null, longitude: null };
  for (const written of [undefined, identityKind.input.parse(nowhere)]) {
    if (written) await identityCollection.save(own.context, written, { id: 1 });
    const cookie = "cookiepolicy=true|true|true";
    // Without a plan, the page doesn't mention a number on a pitch's post.
    expect(await own.read("/nod")).not.toContain("stolpen");
    for (const path of ["/", "/contactus", "/nod", "/skjerm"])
      expect(await own.read(path, { cookie })).not.toMatch(
        /class="weather|Sol opp|class="locator|data-map|geo:|norgeskart|\d°\d|grader,/,
      );
    expect(await own.read("/api/v1/sun")).toContain('"sunrise":null,"sunset":null,"source":null');
    const sources = ["forecast", "sun", "warnings"] as const;
    expect(await Promise.all(sources.map((name) => readSourceState(own.context, name)))).toEqual(
      sources.map(() => expect.objectContaining({ isOn: false, isGood: true })),
    );
  }
  await identityCollection.save(
    own.context,
    identityKind.input.parse({ ...nowhere, reception: [], season: { opens: "01-01", closes: "12-31" } }),
    { id: 1 },
  );
  for (const path of ["/contactus", "/guests", "/info/day", "/skjerm"])
    expect(await own.read(path), "no opening hours and no season").not.toMatch(
      /Resepsjonen er|Åpningstider<|01\.01|<p>\.<\/p>/,
    );
  expect(await own.read("/contactus")).toContain("Svabergveien 40");
  for (const property of ["geo", "hasMap", "checkinTime", "checkoutTime"])
    expect(readHead(await own.read("/")).structuredData[0]).not.toHaveProperty(property);
  expect(await own.read("/contactus")).toContain('<ol class="way-steps"');
  const noWay = identityKind.input.parse({ ...nowhere, directions: [] });
  await identityCollection.save(own.context, noWay, { id: 1 });
  expect(await own.read("/contactus")).not.toMatch(/Veien hit<|way-steps/);
  // Links to the directions now lead to the postal address.
  expect(await findDeadParts(own)).toEqual([]);
});

test("a home page without a text has the campsite's name and short description as its Open Graph data", async () => {
  await using own = await openTestSite({ isSeeded: false });
  await addMissingPageTexts(own.context);
  const written = { ...demo.identity(), name: "Fjellgløtt", shortIntro: "Tolv plasser ved fjellfoten." };
  const shared = async () => {
    const { meta } = readHead(await own.read("/"));
    return [meta["og:title"], meta["og:description"]];
  };
  await identityCollection.save(own.context, identityKind.input.parse(written), { id: 1 });
  expect(await shared()).toEqual(["Fjellgløtt", "Tolv plasser ved fjellfoten. Fjellgløtt, Stavern."]);
  const { items } = await pageTextCollection.list(own.context, { limit: 100 });
  const { id, ...text } = items.find(({ page }) => page === "home")!;
  const theirs = { ...text, title: "Camping i fjellet", description: "Hos oss ved Stavern." };
  await pageTextCollection.save(own.context, pageTextKind.input.parse(theirs), { id });
  expect(await shared()).toEqual(["Camping i fjellet", "Hos oss ved Stavern."]);
});

test("a position needs both latitude and longitude", () => {
  const faults = (place: object) =>
    identityKind.input.safeParse({ ...demo.identity(), ...place }).error?.issues;
  expect(faults({ latitude: null, longitude: null })).toBeUndefined();
  expect(faults({ latitude: null })).toEqual([expect.objectContaining({ path: ["latitude"] })]);
  expect(faults({ longitude: null })).toEqual([expect.objectContaining({ path: ["longitude"] })]);
});

test("without a booking address, /booking redirects to the contact page", async () => {
  expect(await redirectOf(site, "/booking")).toEqual([302, "/contactus"]);
});

test("a price group is on the home page and its stay's page because of its purpose, not its name", async () => {
  await using own = await openTestSite({ isSeeded: false });
  const list = {
    description: "Priser",
    year: 2026,
    fromDate: "2026-01-01",
    isActive: true,
    rateGroups: [{ name: "Én natt", purpose: "day", rates: [{ text: "Telt og bil", amount: 417 }] }],
  };
  await savePriceList(own.context, priceListKind.input.parse(list));
  for (const path of ["/", "/info/day"]) expect(await own.read(path)).toContain(">417\u00a0kr</b>");
  expect(await own.read("/info/cabins")).not.toContain("417");
});

test("unknown purposes and icons are refused, and unknown drawings are dropped", () => {
  const group = { name: "Én natt", rates: [{ text: "Telt" }] };
  expect(priceListKind.input.shape.rateGroups.safeParse([{ ...group, purpose: "boat" }]).success).toBe(false);
  expect(priceListKind.input.shape.rateGroups.parse([{ ...group, drawing: "nope" }])).toEqual([
    expect.not.objectContaining({ drawing: "nope" }),
  ]);
  const fact = { label: "Ro", value: "23–07" };
  for (const parts of [pageTextKind.input.shape.facts, sanitaryBuildingKind.input.shape.attributes]) {
    expect(parts.safeParse([{ ...fact, isHere: true, icon: "quiet" }]).success).toBe(true);
    expect(parts.safeParse([{ ...fact, isHere: true, icon: "nope" }]).success).toBe(false);
  }
});

test("the home page and the prices are in the sitemap even without texts", async () => {
  const sitemap = await site.read("/sitemap.xml");
  for (const path of ["/", "/info/prices"]) expect(sitemap).toContain(`${path}</loc>`);
});
