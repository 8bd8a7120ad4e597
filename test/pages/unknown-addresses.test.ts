import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { lead, openTestSite, type TestSite } from "#test/support/site.ts";

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
    ["//evil.example/", "/"],
    ["//evil.example/info/prices/", "/"],
    ["/en//evil.example/", "/en"],
    ["/%2F%2Fevil.example", "/"],
    ["/\u00f8", "/"],
  ])("%s leads to the home page of its language", async (path, home) => {
    expect(await lead(site, path)).toEqual([302, home]);
  });

  test.each(["/info/prices", "/en", "/de/info/nyheter"])(
    "%s with slashes after it leads to the page",
    async (path) => {
      expect(await lead(site, `${path}/`)).toEqual([301, path]);
      expect(await lead(site, `${path}///?a=b`)).toEqual([301, path]);
    },
  );

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
  ])("%s is not found, and leads nowhere", async (path) => {
    expect(await lead(site, path)).toEqual([404, null]);
  });

  test.each([
    "/%",
    "/info/%zz",
    "/%c3%28",
    "/en/info/nyheter/%ff",
    "/api/v1/%",
    "/data/%e0%a4%a",
    // PostgreSQL has no NUL in its texts, and a control character is in no name.
    "/info/nyheter/%00",
    "/a%00b/x",
    "/api/v1/%00",
    "/data/pdf/%00.pdf",
    "/photo/1%0a",
    "/%7f",
    "/%c2%85",
  ])("%s is no address", async (path) => {
    expect(await lead(site, path)).toEqual([400, null]);
  });

  test("/booking leads to the booking portal in every language", async () => {
    for (const language of languages)
      expect(await lead(site, address("booking", language))).toEqual([302, "https://booking.example/"]);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("a page doesn't take %s", async (method) => {
    const response = await site.app.fetch(new Request(`${origin}/guests`, { method }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test.each(["/contactus", "/en/info/feedback", "/consent"])(
    "%s says that it takes POST to who tries PUT",
    async (path) => {
      const response = await site.app.fetch(new Request(origin + path, { method: "PUT" }));
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    },
  );

  test("a staff address without a screen says so with 404, on the staff app's page", async () => {
    for (const [path, status] of [
      ["/admin", 200],
      ["/admin/message/new", 200],
      ["/admin/nope", 404],
      ["/admin/websitesettings/1", 404],
    ] as const) {
      const response = await site.get(path);
      expect([path, response.status]).toEqual([path, status]);
      expect(await response.text()).toContain('<div id="admin">');
    }
  });

  // Whoever has met an error there and asks for the address anew wants the site.
  test("/consent, which only takes a form, leads home", async () => {
    expect(await lead(site, "/consent")).toEqual([302, "/"]);
  });

  test("HEAD is GET without the body", async () => {
    const head = await site.app.fetch(new Request(`${origin}/guests`, { method: "HEAD" }));
    expect(await head.text()).toBe("");
    expect([...head.headers]).toEqual([...(await site.get("/guests")).headers]);
  });
});
