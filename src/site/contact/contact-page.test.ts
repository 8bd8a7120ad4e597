import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { localPath } from "#src/i18n/addresses.ts";
import { getWebsiteSettings, saveWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const main = async (path: string, consent?: string) => {
  const html = await site.read(path, consent ? { cookie: `cookiepolicy=${consent}` } : {});
  return /<main[^]*<\/main>/.exec(html)![0];
};

describe("the contact page", () => {
  test("shows the contact details, the opening hours, the address and the directions", async () => {
    const html = await main("/contactus");
    for (const part of [
      'href="tel:+4733001234"',
      'href="mailto:post@familiecamping.example"',
      "Vi kan ikke ta imot tekstmeldinger.",
      "Resepsjonen er åpen til kl. 21.",
      'href="http://localhost:3000/demo/social"',
      "24.04–20.09.2026",
      "Svabergveien 40, 3290 Stavern",
      "58°59,4′",
      "Gjennom Stavern mot Helgeroa",
      'src="/drawings/locator.svg"',
      'href="geo:58.99,9.97?q=',
      'href="https://norgeskart.no/#!?',
      'href="https://maps.apple.com/?',
      'href="https://www.google.com/maps/dir/?',
      'href="https://www.openstreetmap.org/?',
    ])
      expect(html).toContain(part);
    expect(html.match(/href="\/info\/questions#question-\d+"/g)).toHaveLength(3);
    expect(html.match(/<dd>Svabergveien 40/g), "the address is shown once").toHaveLength(1);
  });

  test("shows no drawn chart if the campsite is outside the chart's area, but a map after consent", async () => {
    await using own = await openTestSite();
    await own.context.db.updateTable("identity").set({ latitude: 60.6 }).execute();
    const without = await own.read("/en/contactus");
    expect(without).not.toMatch(/class="locator|Larviksfjorden/);
    const withMap = await own.read("/en/contactus", { cookie: "cookiepolicy=true|true|true" });
    expect(withMap).toMatch(/<figure class="locator chart-frame"><section class="map"/);
  });

  test("shows the reception's current state even on cached pages", async () => {
    await using own = await openTestSite({ now: "2026-07-15T00:30:00Z" });
    for (const [moment, words] of [
      ["2026-07-15T00:30:00Z", "er stengt og åpner kl. 09. Haster det, ring 33\u00a000\u00a012\u00a034"],
      ["2026-07-15T07:00:00Z", "er åpen til kl. 21"],
      ["2026-07-15T19:00:00Z", "er stengt og åpner i morgen kl. 09. Haster det, ring"],
      ["2026-07-15T22:00:00Z", "er stengt og åpner kl. 09. Haster det, ring"],
    ] as const) {
      own.context.setNow(moment);
      for (const path of ["/", "/contactus", "/guests", "/info/day"]) {
        const said = (await own.read(path)).match(/Resepsjonen er (?:åpen|stengt)/g);
        const asExpected = (await own.read(path)).split(`Resepsjonen ${words}`).length - 1;
        expect(asExpected, `${path} at ${moment}`).toBe(said?.length);
        expect(asExpected).toBeGreaterThan(0);
      }
    }
  });

  test("shows next year's season when this year's season is over", async () => {
    await using own = await openTestSite({ now: "2026-09-21T10:00:00Z" });
    expect(await own.read("/contactus")).toContain("24.04–20.09.2027");
  });

  test.each(languages)(
    "shows the request for consent instead of the form, with phone and e-mail (%s)",
    async (language) => {
      for (const consent of [undefined, "false|true|false"]) {
        const html = await main(localPath("/contactus", language), consent);
        expect(/<form class="notice alert[^>]*action="\/consent" method="post"/.test(html)).toBe(true);
        expect(html.match(/class="notice alert/g)).toHaveLength(1);
        expect(html).toContain(`name="returnTo" value="${localPath("/contactus", language)}#write-to-us"`);
        expect(html).toContain('href="tel:+4733001234"');
        expect(html.includes('name="social" value="on"')).toBe(consent !== undefined);
      }
      expect(await main(localPath("/contactus", language), "true|false|true")).not.toContain(
        'action="/consent"',
      );
    },
  );

  test("asks for consent to the map beside the drawn chart, without withdrawing earlier consents", async () => {
    const html = await main("/contactus", "true|false|false");
    const offer = /<form class="consent-offer [^]*?<\/form>/.exec(html)![0];
    expect(offer).toContain('name="returnTo" value="/contactus#way-here"');
    expect([...offer.matchAll(/name="(\w+)" value="on"/g)].map(([, purpose]) => purpose)).toEqual([
      "forms",
      "maps",
    ]);
    expect(offer).toContain("Kartverket");
  });

  test("loads nothing from other sites by itself", async () => {
    for (const consent of [undefined, "true|true|true"])
      expect(await main("/contactus", consent)).not.toMatch(/(?:src|srcset|action)="https?:/);
  });
});

describe("the suggestion box", () => {
  test("asks for consent while it is open, and shows other ways to reach the campsite while it is closed", async () => {
    await using own = await openTestSite();
    expect(await own.read("/info/feedback")).toContain("Skjemaet trenger samtykket ditt");
    const { id, ...settings } = await getWebsiteSettings(own.context);
    const input = websiteSettingsKind.input.parse({ ...settings, enableFeedback: false });
    await saveWebsiteSettings(own.context, input, { id });
    const closed = await own.read("/info/feedback");
    expect(closed).toMatch(/Forslagskassa er stengt[^]*tel:\+4733001234[^]*mailto:/);
    expect(closed).not.toContain("Skjemaet trenger samtykket ditt");
    expect(await own.read("/de/info/feedback")).toContain("Der Ideenkasten ist geschlossen");
  });
});

test("the activities page links to other sites by category, with rel=noopener, in each language", async () => {
  const html = (await main("/info/activities")).split('id="links"')[1]!;
  const links = [...html.matchAll(/<a [^>]*href="https:[^>]+>/g)].map(([tag]) => tag);
  expect(links.length).toBeGreaterThanOrEqual(12);
  for (const tag of links) expect(tag).toContain('rel="noopener"');
  expect([...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, category]) => category)).toEqual([
    "Steder",
    "Tur og sjø",
    "Vær og trygghet",
    "Reise",
  ]);
  expect(await main("/de/info/activities")).toContain("Wandern und Meer");
});

/** Matches a row of facts, such as "Stavern, 4 km" with "ca. 5 min i bil, 15 min på sykkel". */
const byRoad = /<dt>[^<]+, (\d+)\u00a0km<\/dt><dd>\D+(\d+)\u00a0[Mm]in\D+(\d+)\u00a0[Mm]in[^<]*<\/dd>/g;
const onFoot = /<dt>[^<]+<\/dt><dd>(\d+)\u00a0km, (?:ca\.|about|etwa)\s(\d+)\u00a0\w+<\/dd>/g;

test.each(languages)(
  "each excursion has a picture, its distance and its duration, and each walk has a chart of its route (%s)",
  async (language) => {
    const html = await main(localPath("/info/activities", language));
    const parts = html.split("<h2").slice(1, 7);
    for (const part of parts) {
      expect(part).toMatch(/^[^>]*>[^<]+<\/h2>\s*<p>(?:<picture><source .*? \/>)?<img [^>]*alt="[^"]{20,}"/);
      expect(part).toContain("<dt>");
    }
    const ways = [...html.matchAll(byRoad)].map(([, ...figures]) => figures.map(Number));
    expect(ways.map(([kilometres]) => kilometres)).toEqual([4, 8, 11, 12]);
    for (const [kilometres, car, bicycle] of ways as [number, number, number][]) {
      // The times are rounded to five minutes. A car drives 50 to 60 km/h, and a bicycle 15 km/h.
      expect(car).toBeGreaterThanOrEqual(kilometres - 2.5);
      expect(car).toBeLessThanOrEqual(kilometres * 1.2 + 2.5);
      expect(Math.abs(bicycle - kilometres * 4)).toBeLessThanOrEqual(2.5);
    }
    expect([...html.matchAll(onFoot)].map(([, ...figures]) => figures.map(Number))).toEqual([
      [6, 2],
      [18, 6],
    ]);
    const walks = html.split("<h3").slice(1, 3);
    for (const walk of walks) expect(walk).toMatch(/src="[^"]+\/walk-[^"]+" alt="[^"]+km\./);
  },
);
