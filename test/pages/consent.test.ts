import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { siteOn } from "#test/support/site.ts";

const origin = "https://camping.example";
let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context[Symbol.asyncDispose]());

function post(body: BodyInit, headers: Record<string, string> = {}, siteOrigin = origin): Promise<Response> {
  const { app } = siteOn({ ...context, config: { ...context.config, siteOrigin } });
  return app.fetch(
    new Request(`${siteOrigin}/consent`, { method: "POST", body, headers, redirect: "manual" }),
  );
}
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe("POST /consent", () => {
  test.each([
    [{ choice: "all" }, "true|true|true"],
    [{ choice: "necessary" }, "false|false|false"],
    [{ choice: "necessary", forms: "on", maps: "on" }, "false|false|false"],
    [{ choice: "selected" }, "false|false|false"],
    [{ choice: "selected", forms: "on" }, "true|false|false"],
    [{ choice: "selected", social: "on", maps: "on", other: "on" }, "false|true|true"],
  ])("%j is stored as %s for 30 days and redirects back", async (fields, cookie) => {
    const response = await post(form({ ...fields, returnTo: "/en/info/prices" }));
    expect([response.status, response.headers.get("location")]).toEqual([303, "/en/info/prices"]);
    expect(response.headers.getSetCookie()).toEqual([
      `cookiepolicy=${cookie}; Max-Age=2592000; Path=/; SameSite=Lax; Secure`,
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["open", "/en/info/prices#consent-choices"],
    ["close", "/en/info/prices"],
  ])("the choice “%s” only shows or hides the choices, and stores nothing", async (choice, location) => {
    const response = await post(form({ choice, forms: "on", returnTo: "/en/info/prices" }));
    expect([response.status, response.headers.get("location")]).toEqual([303, location]);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect((await post(form({ choice, returnTo: "//evil.example" }))).headers.get("location")).toMatch(
      /^\/(#|$)/,
    );
  });

  test("omits Secure on a site without HTTPS", async () => {
    const response = await post(form({ choice: "all" }), {}, "http://localhost:3000");
    expect(response.headers.get("set-cookie")).not.toContain("Secure");
  });

  test("accepts a multipart form", async () => {
    const fields = new FormData();
    fields.set("choice", "all");
    expect((await post(fields)).status).toBe(303);
  });

  test.each(["/", "/de", "/info/nyheter/ny-brygge/ny-brygge?a=b#c"])(
    "redirects back to %s",
    async (returnTo) => {
      expect((await post(form({ choice: "all", returnTo }))).headers.get("location")).toBe(returnTo);
    },
  );

  test.each([
    "",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/ok\r\nSet-Cookie: a=b",
    " /",
    "/\u00f8",
    "./x",
  ])("redirects home instead of to %j", async (returnTo) => {
    const response = await post(form({ choice: "all", returnTo }));
    expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  test.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://camping.example" },
  ])("refuses a choice from another site (%j)", async (headers: Record<string, string>) => {
    const response = await post(form({ choice: "all" }), headers);
    expect([response.status, response.headers.get("set-cookie")]).toEqual([400, null]);
  });

  test.each([{ "sec-fetch-site": "same-origin", origin }, { "sec-fetch-site": "none" }, { origin }, {}])(
    "accepts a choice from the site itself (%j)",
    async (headers: Record<string, string>) => {
      expect((await post(form({ choice: "all" }), headers)).status).toBe(303);
    },
  );

  test.each([{}, { choice: "" }, { choice: "some" }, { choice: "ALL" }])(
    "refuses %j as an invalid choice",
    async (fields: Record<string, string>) => {
      const response = await post(form(fields));
      expect([response.status, response.headers.get("set-cookie")]).toEqual([422, null]);
      expect(await response.json()).toMatchObject({
        type: "urn:campsite:problem:invalid-fields",
        errors: [{ field: "choice", message: expect.stringContaining("all") }],
      });
    },
  );

  test("refuses a body that is too large for the form", async () => {
    expect((await post(form({ choice: "all", x: "x".repeat(17 * 1024) }))).status).toBe(413);
  });

  test.each([
    ["application/json", `{"choice":"all"}`],
    ["text/plain", "choice=all"],
    ["multipart/form-data; boundary=x", "nonsense"],
    ["multipart/form-data", "--x"],
  ])("refuses %s, which isn't a valid form", async (type, body) => {
    const response = await post(body, { "content-type": type });
    expect([response.status, response.headers.get("set-cookie")]).toEqual([400, null]);
  });
});

test("opening a link to /consent stores no choice", async () => {
  const { get } = siteOn(context);
  const response = await get("/consent?choice=all");
  expect([response.status, response.headers.get("location"), response.headers.get("set-cookie")]).toEqual([
    302,
    "/",
    null,
  ]);
});
