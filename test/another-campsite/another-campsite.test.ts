import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiRoutes } from "#test/api/api-routes.ts";
import { addMissingHomePage } from "#src/campsite/home-page/home-page.server.ts";
import { addMissingPageTexts } from "#src/campsite/page-texts/page-texts.server.ts";
import { addresses, localPath, type PageName } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { filePaths } from "#test/content/site-files.ts";
import { demoNames, demoNumbers, demoPictures, demoSentences, findMarks } from "./demo-marks.ts";
import { marks, visibleText } from "./demo-search.ts";
import { setUpLakeCampsite } from "./lake-campsite.ts";

/* The software serves another campsite without any content of the demo. */

/** Norwegian and the other language that this campsite offers. */
const offered = languages.filter((language) => language !== "de");

let site: StaffSite;
let pictures: string[];
let all: Map<string, string>;
beforeAll(async () => {
  site = await openStaffSite({
    isSeeded: false,
    environment: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "a@granvika.test", MAIL_TO: "b@granvika.test" },
  });
  await addMissingPageTexts(site.context);
  await addMissingHomePage(site.context);
  ({ pictures } = await setUpLakeCampsite(site));
  all = await readAll();
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

/** Returns everything that the site serves or mails, by address and cookie. */
async function readAll(): Promise<Map<string, string>> {
  const sitemap = await site.read("/sitemap.xml");
  const paths = new Set([
    ...[...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname),
    ...(Object.keys(addresses) as PageName[])
      .map((name) => addresses[name][0])
      .filter((path) => !path.includes("{"))
      .flatMap((path) => languages.map((language) => localPath(path, language))),
    ...filePaths,
    ...apiRoutes
      .filter(({ method, access, path }) => method === "get" && access === "public" && !path.includes("{"))
      .flatMap(({ path }) => languages.map((language) => `/api/v1${path}?lang=${language}`)),
    "/api/v1/openapi.json",
    "/api/v1/gallery/1",
    "/photo/1",
    "/nod?plass=F3",
  ]);
  const found = new Map<string, string>();
  for (const path of paths) {
    for (const cookie of ["cookiepolicy=false|false|false", "cookiepolicy=true|true|true"]) {
      const response = await site.get(path, { cookie });
      if (response.ok) found.set(`${path} ${cookie}`, await response.text());
    }
  }
  const message = {
    name: "Ola",
    email: "ola@gjest.test",
    message: "Hei",
    source: "contact",
    mobilePhone: "+4761001234",
  };
  const sent = await site.app.fetch(
    new Request("http://localhost:3000/api/v1/feedback", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
    }),
  );
  expect(sent.ok, "the guest's message is accepted").toBe(true);
  found.set("mail", JSON.stringify(await site.context.db.selectFrom("outboxMail").selectAll().execute()));
  return found;
}

/** Returns the found marks, each after the address and the cookie, such as "/guests cookiepolicy=…: Stavern". */
function pagesWithMarks(looked: readonly string[]): string[] {
  return [...all].flatMap(([path, text]) =>
    findMarks(visibleText(text), looked).map((mark) => `${path}: ${mark}`),
  );
}

test("these tests read enough pages, and know enough marks of the demo", () => {
  expect(all.size).toBeGreaterThan(150);
  expect(demoNames.length).toBeGreaterThan(50);
  expect(demoSentences.length).toBeGreaterThan(2000);
  expect(demoNumbers.length).toBeGreaterThan(100);
  expect(demoPictures.length).toBeGreaterThan(50);
  expect(all.get("/ cookiepolicy=true|true|true")).toContain("Granvika");
});

describe("another campsite's site", () => {
  test("contains no name of the demo", () => expect(pagesWithMarks(marks.names)).toEqual([]));
  test("contains no sentence of the demo", () => expect(pagesWithMarks(marks.sentences)).toEqual([]));
  test("contains no number of the demo", () => expect(pagesWithMarks(marks.numbers)).toEqual([]));
  test("links to no address of the demo", () => expect(pagesWithMarks(marks.addresses)).toEqual([]));

  test("shows its own photos and no picture of the demo", () => {
    const shown = [...all].flatMap(([path, text]) =>
      [...text.matchAll(/\/drawings\/([\w-]+)\.(?:svg|jpg|png)/g)].map(([, name]) => `${path}: ${name}`),
    );
    expect(shown.filter((each) => demoPictures.some((name) => each.endsWith(`: ${name}`)))).toEqual([]);
    const images = [...all.values()].flatMap((text) => text.match(/\/data\/images\/[\w/-]+\.\w+/g) ?? []);
    const own = pictures.map((url) => /([\w-]+)\.\w+$/.exec(url)![1]!);
    expect(images.filter((image) => !own.some((name) => image.includes(name)))).toEqual([]);
    for (const name of own)
      expect(
        images.some((image) => image.includes(name)),
        name,
      ).toBe(true);
  });

  test("shows the landscapes that it has chosen", () => {
    const home = all.get("/ cookiepolicy=true|true|true")!;
    for (const drawing of ["panorama-forest", "view-lake", "open-graph-forest"])
      expect(home).toContain(drawing);
  });

  test("uses its own logo for every icon", () => {
    const icons = [...all].flatMap(([path, text]) =>
      [...text.matchAll(/[^"(]*\/(?:favicon|icon|app-icon)[\w-]*\.(?:svg|png)/g)].map(
        ([icon]) => `${path}: ${icon}`,
      ),
    );
    expect(icons.length).toBeGreaterThan(150);
    expect(icons.filter((icon) => !icon.includes(": /data/look/"))).toEqual([]);
  });

  test("labels the temperature of a lake as a water temperature", () =>
    expect(all.get("/en/skjerm cookiepolicy=true|true|true")).toMatch(/Water temp.*18[.,]5°/s));

  test("mentions neither the sea nor the tide, because the campsite has neither", () => {
    for (const path of offered.flatMap((language) =>
      ["/", "/skjerm", "/contactus"].map((each) => localPath(each, language)),
    ))
      expect(all.get(`${path} cookiepolicy=true|true|true`)).not.toMatch(
        /Sjøtemperatur|Sea temp|Høyvann|High water|Hochwasser/,
      );
  });

  test("mentions neither VAT nor cabins on its price page", () => {
    for (const path of ["/info/prices", "/en/info/prices"])
      expect(all.get(`${path} cookiepolicy=true|true|true`)).not.toMatch(/\bmva\b|VAT|[Hh]ytte|[Cc]abin/);
  });

  test("is available only in its two languages, and addresses in the third language redirect", async () => {
    expect(all.get("/en/guests cookiepolicy=false|false|false")).toContain("For guests");
    const third = /"\/de[/"]|hreflang="de"|Deutsch|de-DE/i;
    // The emergency poster and the staff area have all languages.
    const isMore = (path: string) => /^\/(nod|en\/emergency|admin\.)/.test(path);
    const leading = [...all].filter(
      ([path, text]) => !path.startsWith("/api/") && !isMore(path) && third.test(text),
    );
    expect(leading.map(([path]) => path)).toEqual([]);
    for (const [path, place] of [
      ["/de", "/"],
      ["/de/guests", "/guests"],
      ["/de/notfall", "/nod"],
      ["/de/notfall?plass=F3", "/nod?plass=F3"],
    ] as const) {
      const { status, headers } = await site.get(path);
      expect([path, status, headers.get("location")]).toEqual([path, 302, place]);
    }
    for (const path of ["/faq_de-DE.json", "/de/skjerm", "/de/feed.xml"])
      expect([path, (await site.get(path)).status]).not.toEqual([path, 200]);
  });
});

/** Matches files with the demo's own pages, and the file with the addresses of these pages. */
const ofTheDemo = /^src\/(site\/demo\/|campsite\/identity\/demo-pages\.ts)/;

test("the source code contains no name, sentence or address of the demo, except in the demo's pages", () => {
  const files = globSync("src/**/*.{ts,tsx,css}").filter(
    (file) => !file.includes(".test.") && !ofTheDemo.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const looked = [...marks.names, ...marks.sentences, ...marks.addresses];
  const found = files.flatMap((file) =>
    findMarks(visibleText(readFileSync(file, "utf8")), looked).map((mark) => `${file}: ${mark}`),
  );
  expect(found).toEqual([]);
});
