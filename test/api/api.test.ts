import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { languages } from "#src/i18n/language.ts";
import { apiRoutes } from "#test/api/api-routes.ts";
import { openTestContext } from "#test/support/context.ts";
import { validator, type OpenApi } from "./open-api.ts";
import { openTestSite, siteOn, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: "2026-07-18T10:00:00Z" });
});
afterAll(() => site[Symbol.asyncDispose]());

const paths = apiRoutes.flatMap((route) =>
  route.method === "get" && route.access === "public"
    ? [
        {
          path: `/api/v1${route.path.replace(/\{\w+\}/, "1")}`,
          route: route.path,
          answer: "list" in route ? z.array(route.list.item) : route.call.answer,
        },
      ]
    : [],
);
const textCalls = ["/api/v1/messages/active", "/api/v1/article/active", "/api/v1/annualrates/active"];

async function json<Body>(path: string): Promise<Body> {
  return (await (await site.get(path)).json()) as Body;
}

async function problem(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await site.app.fetch(new Request(`http://localhost:3000${path}`, init));
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const body = (await response.json()) as { status: number };
  expect(body.status).toBe(response.status);
  return body;
}

describe("every public call", () => {
  test.each(paths)("$path answers with exactly the fields of its schema", async ({ path, answer }) => {
    const response = await site.get(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
    const body: unknown = await response.json();
    expect(answer.parse(body)).toEqual(body);
  });

  test("is in the OpenAPI 3.1 document, and its answer satisfies the document's schema", async () => {
    const document = await json<OpenApi>("/api/v1/openapi.json");
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.servers).toEqual([{ url: "/api/v1" }]);
    expect(new Set(Object.keys(document.paths))).toEqual(new Set(apiRoutes.map(({ path }) => path)));
    for (const { path, route } of paths) {
      const { responses } = document.paths[route]!.get;
      expect(
        validator(responses["200"]!.content!["application/json"]!.schema, document).safeParse(
          await json(path),
        ).error,
        path,
      ).toBeUndefined();
      const failure = validator(document.components.schemas.Problem, document);
      expect(failure.safeParse(await problem(`${path}?lang=fr`)).error).toBeUndefined();
      expect(failure.safeParse({ wrong: true }).success).toBe(false);
    }
  });

  test.each(paths)("$path accepts each language in its short and its full form", async ({ path }) => {
    for (const [short, full] of [
      ["nb", "nb-NO"],
      ["en", "en-GB"],
      ["de", "de-DE"],
    ])
      expect(await json(`${path}?lang=${full}`)).toEqual(await json(`${path}?lang=${short}`));
    expect(await json(`${path}?lang=nb`)).toEqual(await json(path));
  });

  test.each(textCalls)("%s answers in the requested language", async (path) => {
    const answers = await Promise.all(languages.map((language) => site.read(`${path}?lang=${language}`)));
    expect(new Set(answers).size).toBe(languages.length);
  });

  test.each(paths)("$path refuses an unknown language and names the field", async ({ path }) => {
    for (const lang of ["", "fr", "no", "en-US", "nb,en", "__proto__"]) {
      expect(await problem(`${path}?lang=${lang}`)).toMatchObject({
        status: 422,
        type: "urn:campsite:problem:invalid-fields",
        errors: [{ field: "lang", message: "must be nb, en or de" }],
      });
    }
  });

  test.each(paths)("$path allows only GET, HEAD and OPTIONS", async ({ path }) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const response = await site.app.fetch(new Request(`http://localhost:3000${path}`, { method }));
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
      expect(await response.json()).toMatchObject({ type: "urn:campsite:problem:method-not-allowed" });
    }
    const options = await site.app.fetch(new Request(`http://localhost:3000${path}`, { method: "OPTIONS" }));
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    const head = await site.app.fetch(new Request(`http://localhost:3000${path}`, { method: "HEAD" }));
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1);
  });
});

test("the OpenAPI document allows only GET, HEAD and OPTIONS", async () => {
  const response = await site.app.fetch(
    new Request("http://localhost:3000/api/v1/openapi.json", { method: "POST" }),
  );
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

test.each(["/api/v1/nope", "/api/v1", "/api", "/api/v2/websitesettings", "/api/v1/article/active/1"])(
  "%s answers with a not-found problem",
  async (path) => {
    expect(await problem(path)).toEqual({
      type: "urn:campsite:problem:not-found",
      title: expect.stringMatching(/\S/),
      status: 404,
    });
    expect(await problem(path, { method: "POST" })).toMatchObject({ status: 404 });
  },
);

test("the API returns the demo's active notice, news (latest first), settings and prices of this year", async () => {
  expect(await json("/api/v1/messages/active")).toMatchObject({
    isActive: true,
    isImportant: true,
    title: expect.stringMatching(/\S/),
  });
  const articles = await json<{ publishedDate: string }[]>("/api/v1/article/active");
  expect(articles.length).toBeGreaterThan(3);
  expect(articles.map(({ publishedDate }) => publishedDate)).toEqual(
    articles
      .map(({ publishedDate }) => publishedDate)
      .toSorted()
      .toReversed(),
  );
  expect(await json("/api/v1/websitesettings")).toMatchObject({
    id: 1,
    enableCPay: true,
    enableOnlineBooking: true,
    enableFeedback: true,
  });
  expect(await json("/api/v1/annualrates/active")).toMatchObject({
    year: 2026,
    fromDate: expect.stringMatching(/^2026-/),
  });
});

test.each([
  ["/api/v1/article/active", "cursor=WyIyMDI2IiwxXQ"],
  ["/api/v1/gallery/1", "cursor=WzEsMV0"],
])("%s supports limit and cursor, with a link to the next page", async (path, cursor) => {
  const whole = await json<object[]>(`${path}?lang=de`);
  const seen: object[] = [];
  let next: string | undefined = `http://localhost:3000${path}?lang=de&limit=4`;
  while (next) {
    const response: Response = await site.get(next.replace("http://localhost:3000", ""));
    const part = (await response.json()) as object[];
    expect(part.length).toBeLessThanOrEqual(4);
    seen.push(...part);
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  }
  expect(whole.length).toBeGreaterThan(4);
  expect(seen).toEqual(whole);
  expect((await json<object[]>(`${path}?${cursor}&limit=1`)).length).toBeLessThanOrEqual(1);
  for (const query of ["limit=0", "limit=1001", "cursor=x"])
    expect(await problem(`${path}?${query}`)).toMatchObject({ status: 422 });
});

test("an empty site answers with null or empty lists", async () => {
  await using context = await openTestContext();
  const { get } = siteOn(context);
  const bodies = await Promise.all(
    [...textCalls, "/faq_nb.json"].map(async (path) => (await get(path)).json()),
  );
  expect(bodies).toEqual([null, [], null, { faqs: [] }]);
});
