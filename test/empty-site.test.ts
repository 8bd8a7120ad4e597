import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses, localPath, type PageName } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { addMissingPageTexts } from "#src/features/content/page-texts.server.ts";
import { readHead } from "./head.ts";
import { lead, openTestSite, type TestSite } from "./site.ts";

/** A site that is about to be filled, as it starts without the demo. */
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ isSeeded: false });
  await addMissingPageTexts(site.context);
});
afterAll(() => site[Symbol.asyncDispose]());

const pages = (Object.keys(addresses) as PageName[]).filter(
  (name) => !["booking", "article", "photo"].includes(name),
);
const all = pages.flatMap((name) => languages.map((language) => localPath(addresses[name][0], language)));

test.each(all)("%s makes up no number, address or link", async (path) => {
  for (const cookie of ["", "cookiepolicy=true|true|true"]) {
    const response = await site.get(path, { cookie });
    expect(response.status).toBe(200);
    const page = await response.text();
    const main = page.slice(page.indexOf("<body"));
    expect(main).not.toMatch(/tel:|mailto:|href=""|\.example|\d°\d|<(p|a|dd|h1)\b[^>]*>–?<\/\1>/);
  }
});

test("machines are told nothing of it", async () => {
  for (const path of all) {
    const { structuredData, meta } = readHead(await site.read(path));
    expect([path, structuredData, meta["robots"]]).toEqual([path, [], "noindex"]);
  }
});

test("booking leads to the contact page as long as nobody has said where one books", async () => {
  expect(await lead(site, "/booking")).toEqual([302, "/contactus"]);
});
