import { afterAll, beforeAll, expect, test } from "vitest";
import { getIdentity, identityCollection } from "#src/campsite/identity/identity.server.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { spokenPosition } from "#src/campsite/identity/position.ts";
import { demo } from "#test/content/demo.ts";
import { address, localPath } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { redirectOf, openTestSite, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Returns the text of the main element. */
const words = (html: string) =>
  html
    .replace(/^.*<main/s, "")
    .replace(/<\/main>.*$/s, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

test("the page shows linked numbers and the text to read out, in each language", async () => {
  const { latitude } = demo.identity();
  for (const language of languages) {
    const html = await site.read(address("emergency", language));
    for (const number of ["110", "112", "113", "+4733001234", "116117", "+4722591300"])
      expect(html).toContain(`href="tel:${number}"`);
    expect(words(html)).toMatch(/Svabergveien 40 3290 Stavern/);
    expect(words(html)).toContain(spokenPosition(latitude!, "north", language));
  }
});

test("the menu and the footer of the home page link to the emergency page", async () => {
  for (const language of languages) {
    const home = await site.read(address("home", language));
    expect(home.match(new RegExp(`href="${address("emergency", language)}"`, "g"))).toHaveLength(2);
  }
});

test("a link with a pitch shows the pitch and the distances from the pitch, without a script", async () => {
  const plain = await site.read("/nod");
  expect(words(plain)).toContain("Nummeret står på stolpen");
  expect(words(plain)).not.toMatch(/\d+ m\b(?! til)/);
  const html = await site.read("/nod?plass=B12");
  expect(words(html)).toMatch(/Plass.* B12 Felt B · \d+ m til sanitærbygg 1/);
  expect(words(html)).toMatch(
    /Nærmest plass B12 .*Brannpost.* 30 m .*Hjertestarter.* 150 m .*Møteplass.* 160 m/,
  );
  expect(words(await site.read("/de/notfall?plass=b%2012"))).toContain("Nahe bei Platz B12");
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/nod"/>');
});

test("an unknown pitch changes nothing, and the page doesn’t repeat the typed text", async () => {
  const plain = await site.read("/nod");
  for (const query of ["?plass=Z99", "?plass=%3Cscript%3E", "?plass=", "?other=B12"])
    expect(await site.read(`/nod${query}`)).toBe(plain);
});

test("without less urgent numbers, the page has no heading for such numbers and can still be printed", async () => {
  const heading = ">Haster det mindre?<";
  expect(await site.read("/nod")).toContain(heading);
  await using empty = await openTestSite({ isSeeded: false });
  const html = await empty.read("/nod");
  expect(html).not.toContain(heading);
  expect(html).toContain("data-print");
});

test("the page shows the night number that staff have saved, even when the address names a pitch", async () => {
  await using own = await openTestSite();
  expect(await own.read("/nod?plass=B12")).toContain('href="tel:+4733001234"');
  const someone = /vakta vår|We will meet them|Wir empfangen|Etter stengetid|After hours|Nach Schließung/;
  const all = languages.flatMap((each) => [address("emergency", each), localPath("/skjerm", each)]);
  for (const path of all)
    expect(await own.read(path), "no text promises an answer at night").not.toMatch(someone);
  const { id, ...identity } = await getIdentity(own.context);
  const changed = identityKind.input.parse({ ...identity, nightPhone: "+4740001234" });
  await identityCollection.save(own.context, changed, { id });
  for (const path of all) expect(await own.read(path)).toMatch(someone);
  for (const path of ["/nod", "/nod?plass=B12"]) {
    const main = (await own.read(path)).replace(/<footer.*$/s, "");
    expect(main.includes('href="tel:+4740001234"'), path).toBe(true);
  }
});

test("the header’s call button leads to the emergency page in the quiet hours by Oslo’s clock", async () => {
  await using own = await openTestSite();
  const call = async () => /<a class="button on-band call" href="([^"]*)"/.exec(await own.read("/en"))?.[1];
  own.context.setNow("2027-07-01T20:59:59Z");
  expect(await call()).toBe("tel:+4733001234");
  own.context.setNow("2027-07-01T21:00:00Z");
  expect(await call()).toBe("/en/emergency");
  own.context.setNow("2027-07-02T05:00:00Z");
  expect(await call()).toBe("tel:+4733001234");
});

test("a path without its language’s prefix redirects to the page in that language", async () => {
  expect(await redirectOf(site, "/notfall")).toEqual([301, "/de/notfall"]);
  expect(await redirectOf(site, "/emergency")).toEqual([301, "/en/emergency"]);
  expect(await redirectOf(site, "/notfal")).toEqual([302, "/"]);
  expect(await site.read("/en/nod")).toBe(await site.read("/en/emergency"));
});
