import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectral from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { apiRoutes } from "#test/api/api-routes.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";

const path = "/api/v1/openapi.json";
let site: TestSite;
let text: string;
beforeAll(async () => {
  site = await openTestSite({ isSeeded: false });
  text = await site.read(path);
});
afterAll(() => site[Symbol.asyncDispose]());

test("Spectral's rules for OpenAPI find nothing in the document", async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: rulesets.oas as spectral.RulesetDefinition });
  const findings = await linter.run(JSON.parse(text) as Record<string, unknown>);
  expect(findings.map(({ code, path: at }) => [code, at.join(".")])).toEqual([]);
});

test("Redocly's recommended rules find nothing in the document", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const findings = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
  expect(findings.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual([]);
});

test("the document is serialized once, compressed, and answered with 304 if unchanged", async () => {
  const response = await site.get(path, { "accept-encoding": "br" });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(Number(response.headers.get("content-length"))).toBeLessThan(text.length / 8);
  const etag = response.headers.get("etag")!;
  const writing = vi.spyOn(JSON, "stringify");
  expect((await site.get(path, { "if-none-match": etag })).status).toBe(304);
  expect(writing).not.toHaveBeenCalled();
});

test("the document uses only formats of JSON Schema and OpenAPI", () => {
  const formats = new Set([...text.matchAll(/"format":"([^"]+)"/g)].map(([, format]) => format));
  expect(formats).toEqual(new Set(["binary", "date", "date-time", "email", "uri"]));
});

interface Described {
  security: object[];
  responses: Record<string, { headers?: object }>;
}

test("every call documents its access and its errors, and lists and additions document their headers", () => {
  const { paths, components } = JSON.parse(text) as {
    paths: Record<string, Record<string, Described>>;
    components: { responses: Record<string, { headers?: object }> };
  };
  for (const { path: at, method, access } of apiRoutes) {
    const { security, responses } = paths[at]![method]!;
    expect([at, security]).toEqual([at, access === "staff" ? [{ staff: [] }] : []]);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["401", "422", "default"]));
  }
  expect(Object.keys(components.responses["TooMany"]!.headers!)).toEqual(["Retry-After"]);
  expect(Object.keys(components.responses["Unauthorized"]!.headers!)).toEqual(["WWW-Authenticate"]);
  const headersOf = (method: string, at: string, status: string) =>
    Object.keys(paths[at]![method]!.responses[status]!.headers ?? {});
  expect(headersOf("get", "/article", "200")).toEqual(["Link"]);
  expect(headersOf("get", "/article/rows", "200")).toEqual(["Link", "Counts"]);
  expect(headersOf("get", "/article/active", "200")).toEqual(["Link", "ETag"]);
  expect(headersOf("post", "/article", "201")).toEqual(["ETag", "Location"]);
});

test("summaries of calls name the resources in words", () => {
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { summary: string }>> };
  const summaryOf = (at: string, method = "get") => paths[at]![method]!.summary;
  expect([summaryOf("/faq"), summaryOf("/faq/rows"), summaryOf("/faq/order", "put")]).toEqual([
    "All questions, in the order that staff give them",
    "All questions, in the order that staff give them, as rows of a list",
    "Reorders questions",
  ]);
  expect(summaryOf("/article")).toBe("All articles, by “Shown from”, in descending order");
  expect(summaryOf("/annualrates/{id}", "delete")).toBe("Removes a price list");
});
