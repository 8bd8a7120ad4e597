import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address, addresses, localPath } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { redirectOf, openTestSite, type TestSite } from "#test/support/site.ts";

const origin = "http://localhost:3000";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe("an address without a page", () => {
  test.each([
    ["/nope", "/"],
    ["/en/nope", "/en"],
    ["/de/info/nope", "/de"],
    ["/english", "/"],
    ["/nb/info/prices", "/"],
    ["/info", "/"],
    ["//evil/", "/"],
    ["//evil.example/info/prices/", "/"],
    ["/en//evil/", "/en"],
    ["/%2F%2Fevil", "/"],
    ["/\u00f8", "/"],
  ])("%s redirects to the home page of its language", async (path, home) => {
    expect(await redirectOf(site, path)).toEqual([302, home]);
  });

  test.each(["/info/prices", "/en", "/de/info/nyheter"])(
    "%s with trailing slashes redirects to the page",
    async (path) => {
      expect(await redirectOf(site, `${path}/`)).toEqual([301, path]);
      expect(await redirectOf(site, `${path}///?a=b`)).toEqual([301, `${path}?a=b`]);
    },
  );

  test.each([
    ["/NOD?plass=B12", "/nod?plass=B12"],
    ["/Info/Prices", "/info/prices"],
    ["/EN/info/prices", "/en/info/prices"],
    ["/En", "/en"],
    ["/DE/Notfall/", "/de/notfall"],
    ["/Notfall", "/de/notfall"],
    ["/Info/Nyheter/Ny-Brygge", "/info/nyheter/ny-brygge"],
    ["/info/nyheter/Ny-Brygge/x", "/info/nyheter/ny-brygge/x"],
    ["/%49nfo/prices", "/info/prices"],
    ["/nød?plass=B12", "/nod?plass=B12"],
    ["/N%C3%98D", "/nod"],
    ["/s%C3%B8k?q=hund", "/sok?q=hund"],
    ["/Skjerm", "/skjerm"],
    ["/EN/skjerm/", "/en/skjerm"],
    ["/Admin/Message/3?a=B", "/admin/message/3?a=B"],
  ])("%s redirects to its canonical spelling %s", async (path, own) => {
    expect(await redirectOf(site, path)).toEqual([301, own]);
  });

  test.each([
    "/humans.txt",
    "/wp-login.php",
    "/faq_xx.json",
    "/en/sitemap.xml",
    "/.env",
    "/old/prices.HTML",
    "/x.html/",
    "/info/nyheter/nope.php",
    "/info/nyheter/nope/nope.html",
    "/photo/1.jpg",
    "/de/photo/999999.jpg",
    "/info/gallery/9.png",
    "/API/v1/messages",
    "//evil.example/",
    "/%2F%2Fevil.example",
  ])("%s, which looks like a file or a path for programs, answers with 404", async (path) => {
    for (const headers of [{}, { accept: "text/html" }]) {
      const response = await site.get(path, headers);
      expect([response.status, response.headers.get("location")]).toEqual([404, null]);
    }
    const posted = await site.app.fetch(new Request(origin + path, { method: "POST" }));
    expect(posted.status).toBe(404);
  });

  test.each([
    "/api",
    "/api/v1",
    "/api/v1/nope",
    "/api/nope/",
    "/data",
    "/data/pdf/nope.pdf",
    "/assets/nope.js",
    "/data/look/icon-192-00000000.png",
    "/.well-known/change-password",
  ])("%s answers with 404 without a redirect", async (path) => {
    expect(await redirectOf(site, path)).toEqual([404, null]);
  });

  test.each([
    "/%",
    "/info/%zz",
    "/%c3%28",
    "/en/info/nyheter/%ff",
    "/api/v1/%",
    "/data/%e0%a4%a",
    // PostgreSQL can't store NUL, and no name contains control characters.
    "/info/nyheter/%00",
    "/a%00b/x",
    "/api/v1/%00",
    "/data/pdf/%00.pdf",
    "/photo/1%0a",
    "/%7f",
    "/%c2%85",
  ])("%s is refused as an invalid address", async (path) => {
    expect(await redirectOf(site, path)).toEqual([400, null]);
  });

  test("/booking redirects to the booking portal in every language", async () => {
    for (const language of languages) {
      const portal = origin + localPath("/demo/booking", language);
      expect(await redirectOf(site, address("booking", language))).toEqual([302, portal]);
    }
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("a page refuses %s", async (method) => {
    const response = await site.app.fetch(new Request(`${origin}/guests`, { method }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test.each(["/contactus", "/en/info/feedback", "/consent"])(
    "%s lists POST in Allow when it refuses PUT",
    async (path) => {
      const response = await site.app.fetch(new Request(origin + path, { method: "PUT" }));
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    },
  );

  test("an unknown staff address answers with 404 and the staff app", async () => {
    for (const [path, status] of [
      ["/admin", 200],
      ["/admin/message/new", 200],
      ["/admin/nope", 404],
      ["/admin/websitesettings/1", 404],
    ] as const) {
      const response = await site.get(path);
      expect([path, response.status]).toEqual([path, status]);
      const html = await response.text();
      expect(html).toContain('<div id="admin">');
      // Nobody can sign in without scripts.
      expect(html.includes('<noscript><meta http-equiv="refresh" content="0;url=/"/></noscript>')).toBe(
        status === 404,
      );
    }
  });

  test("other spellings of a path redirect to the page; unknown paths redirect to a home page or list, or are 404", async () => {
    const { ownPage: _, ...patterns } = addresses;
    const own = Object.values(patterns).flatMap((paths) =>
      paths.flatMap((path) =>
        languages.map((language) =>
          localPath(path.replaceAll(/[[\]]/g, "").replaceAll(/\{\w+\}/g, "abc"), language),
        ),
      ),
    );
    const pagePath = fc.constantFrom(...own);
    const respelt = fc
      .tuple(pagePath, fc.infiniteStream(fc.boolean()), fc.nat({ max: 2 }))
      .map(([path, capitals, slashes]) => {
        const letters = Array.from(path, (letter) => (capitals.next().value ? letter.toUpperCase() : letter));
        return { path, spelling: letters.join("") + "/".repeat(path === "/" ? 0 : slashes) };
      });
    await fc.assert(
      fc.asyncProperty(respelt, fc.constantFrom("", "?a=B&c"), async ({ path, spelling }, query) => {
        const [status, location] = await redirectOf(site, spelling + query);
        if (spelling === path) expect(status).not.toBe(404);
        else expect([status, location]).toEqual([301, path + query]);
      }),
      { numRuns: 300 },
    );
    const part = fc.oneof(
      fc.constantFrom(
        "info",
        "Info",
        "en",
        "DE",
        "nyheter",
        "photo",
        "admin",
        "nb",
        "a.txt",
        ".env",
        "x.PHP",
        "",
      ),
      fc.string({ unit: "grapheme", maxLength: 6 }).filter((text) => !/\p{Cc}/u.test(text)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
        const path = `/${parts.map((each) => encodeURIComponent(each.toWellFormed())).join("/")}`;
        const [status, location] = await redirectOf(site, path);
        if (/\.[a-z\d]+\/*$/i.test(parts.join("/"))) expect([status, location]).toEqual([404, null]);
        else if (status === 302)
          expect(location).toMatch(/^\/(en|de)?(\/?info\/(nyheter|gallery)(#unknown)?)?$/);
        else if (status === 301) expect((await redirectOf(site, location!))[0]).not.toBe(301);
        else expect([200, 404]).toContain(status);
      }),
      { numRuns: 500 },
    );
  });

  // After a failed POST, the address bar has this path, and opening it again requests it with GET.
  test("GET /consent redirects home", async () => {
    expect(await redirectOf(site, "/consent")).toEqual([302, "/"]);
  });

  test("HEAD answers like GET without a body", async () => {
    const head = await site.app.fetch(new Request(`${origin}/guests`, { method: "HEAD" }));
    expect(await head.text()).toBe("");
    expect([...head.headers]).toEqual([...(await site.get("/guests")).headers]);
  });
});
