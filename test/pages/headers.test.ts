import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp, type App } from "#src/app.ts";
import { addresses, localPath } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { CachedResponse } from "#src/platform/http/answer.ts";
import { securityHeaders } from "#src/platform/http/headers.ts";
import { pathOf, publicPages } from "./public-pages.ts";
import { filePaths } from "#test/content/site-files.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";

const origin = "https://camping.example";
let site: TestSite;
let app: App;
beforeAll(async () => {
  site = await openTestSite();
  const asset = new CachedResponse("/* */", {
    ...securityHeaders(origin),
    "Content-Type": "text/css; charset=utf-8",
  });
  app = createApp(
    { ...site.context, config: { ...site.context.config, siteOrigin: origin } },
    { url: (source) => `/${source}`, answers: new Map([["/assets/site.css", asset]]) },
  );
});
afterAll(() => site[Symbol.asyncDispose]());

const html = { accept: "text/html" };
const form = (fields: string) => ({
  method: "POST",
  body: fields,
  headers: { "content-type": "application/x-www-form-urlencoded" },
});

/** Matches the path of the demo's page that the home page shows in a frame. */
const framed = /\/demo\/social$/;

/** The expected status, the path and the request. */
const answers: [number, string, RequestInit?][] = [
  [200, "/"],
  [200, "/en/info/prices"],
  [200, "/", { method: "HEAD" }],
  [301, "/info/prices/"],
  [302, "/nope"],
  [302, "/booking"],
  [200, "/healthz"],
  [200, "/readyz"],
  [200, "/api/v1/websitesettings"],
  [200, "/api/v1/openapi.json"],
  ...filePaths.filter((path) => !framed.test(path)).map((path): [number, string] => [200, path]),
  [200, "/assets/site.css"],
  [303, "/consent", form("choice=all")],
  [400, "/%"],
  [400, "/%", { headers: html }],
  [400, "/api/v1/%"],
  [400, "/consent", { method: "POST", body: "x", headers: { "content-type": "text/plain" } }],
  [404, "/api/nope"],
  [404, "/data/nope.jpg"],
  [404, "/assets/nope.js", { headers: html }],
  [405, "/guests", { method: "DELETE" }],
  [405, "/guests", { method: "DELETE", headers: html }],
  [405, "/api/v1/websitesettings", { method: "POST" }],
  [413, "/consent", form(`choice=${"x".repeat(20_000)}`)],
  [422, "/consent", form("choice=x")],
  [422, "/api/v1/websitesettings?lang=fr"],
];

function expectSecurityHeaders(response: Response): void {
  const { headers } = response;
  expect(
    Object.fromEntries(
      [
        "strict-transport-security",
        "x-content-type-options",
        "referrer-policy",
        "cross-origin-opener-policy",
        "cross-origin-resource-policy",
        "permissions-policy",
      ].map((name) => [name, headers.get(name)]),
    ),
  ).toEqual({
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  });
  const policy = Object.fromEntries(
    headers
      .get("content-security-policy")!
      .split("; ")
      .map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]),
  );
  expect(policy).toMatchObject({
    "default-src": "'none'",
    "script-src": `${origin}/assets/`,
    "style-src": `${origin}/assets/`,
    "img-src": "'self' data:",
    "form-action": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
  expect(headers.get("content-security-policy")!.replaceAll(`${origin}/assets/`, "")).not.toMatch(
    /unsafe|\*|https?:/,
  );
}

describe("every answer has the security headers", () => {
  test.each(answers)("with the status %i: %s %j", async (status, path, init = {}) => {
    const response = await app.fetch(new Request(origin + path, { redirect: "manual", ...init }));
    expect(response.status).toBe(status);
    expectSecurityHeaders(response);
  });

  test("with the status 304", async () => {
    const { headers } = await app.fetch(new Request(`${origin}/aboutus`));
    const response = await app.fetch(
      new Request(`${origin}/aboutus`, { headers: { "if-none-match": headers.get("etag")! } }),
    );
    expect(response.status).toBe(304);
    expectSecurityHeaders(response);
  });

  test("with the status 500 or 503, and without the cause of the error", async () => {
    await using broken = await openTestSite();
    await sql`drop table "faq"`.execute(broken.context.db);
    await sql`drop table "websiteSettings"`.execute(broken.context.db);
    const faulty = createApp(
      { ...broken.context, config: { ...broken.context.config, siteOrigin: origin } },
      { url: (source) => source, answers: new Map() },
    );
    for (const [path, init] of [
      ["/", { headers: html }],
      ["/en"],
      ["/faq_nb-NO.json"],
      ["/api/v1/websitesettings"],
    ] as [string, RequestInit?][]) {
      const response = await faulty.fetch(new Request(origin + path, init));
      expect([response.status, response.headers.get("cache-control")]).toEqual([500, "no-store"]);
      expectSecurityHeaders(response);
      expect(await response.text()).not.toMatch(/table|sql|faq|websiteSettings|\.ts/i);
    }
    await broken.context.db.destroy();
    const response = await faulty.fetch(new Request(`${origin}/readyz`));
    expect(response.status).toBe(503);
    expectSecurityHeaders(response);
  });
});

test("the Host of a request doesn't change the answer", async () => {
  const pages = publicPages.map((name) => pathOf(name, "nb"));
  for (const path of [...pages, ...filePaths, "/nope", "/api/v1/article/active?limit=1"]) {
    const [own, other] = await Promise.all(
      [origin, "http://evil.example:8080"].map(async (each) => {
        const response = await app.fetch(new Request(each + path));
        return [response.status, [...response.headers], await response.text()];
      }),
    );
    expect(other).toEqual(own);
  }
});

test("only HTTPS sites send Strict-Transport-Security", async () => {
  expect((await site.get("/")).headers.has("strict-transport-security")).toBe(false);
});

test("people get errors as a page in the address's language, and programs get a problem", async () => {
  const page = await app.fetch(new Request(`${origin}/de/%`, { headers: html }));
  expect([page.headers.get("content-type"), page.headers.get("cache-control")]).toEqual([
    "text/html; charset=utf-8",
    "no-store",
  ]);
  expect(await page.text()).toContain(`lang="de-DE"`);
  expect((await app.fetch(new Request(`${origin}/de/%`))).headers.get("content-type")).toBe(
    "application/problem+json",
  );
});

test.each(languages)("no page has an inline script, style or event handler (%s)", async (language) => {
  const paths = Object.values(addresses)
    .map(([path]) => localPath(path, language))
    .filter((path) => !path.includes("{") && !path.endsWith("/booking"));
  const articles = (await (await site.get("/api/v1/article/active")).json()) as { url: string }[];
  const article = (await site.get(localPath(`/info/nyheter/${articles[0]!.url}`, language))).headers.get(
    "location",
  )!;
  for (const path of [...paths, article]) {
    const text = await site.read(path);
    const inline = [
      ...text.matchAll(
        /<(?:script(?![^>]*(?:\ssrc=|type="application\/(?:ld\+)?json"))|style\b)[^>]*>|<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/gi,
      ),
    ].map(([tag]) => tag);
    expect(inline, path).toEqual([]);
    expect(
      text
        .match(/(?:src|href)="(?:https?:)?\/\/(?!localhost:3000)[^"]*"/g)
        ?.filter((each) => each.startsWith("src")) ?? [],
      path,
    ).toEqual([]);
  }
});
