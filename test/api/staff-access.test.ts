import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { apiRoutes } from "#test/api/api-routes.ts";
import { badTokens } from "./bad-tokens.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

const staffCalls = apiRoutes
  .filter(({ access }) => access === "staff")
  .map(({ method, path }) => [method.toUpperCase(), path.replace("{id}", "1")] as const);

describe("access to staff calls", () => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  test("the tests cover at least 18 staff calls", () => {
    expect(staffCalls.length).toBeGreaterThanOrEqual(18);
  });

  test.each(staffCalls)("%s %s refuses every kind of invalid token", async (method, path) => {
    for (const [what, make] of Object.entries(badTokens)) {
      const token = await make(site.issuer);
      const response = await site.call(method, path, undefined, { Authorization: `Bearer ${token}` });
      expect([response.status, what]).toEqual([401, what]);
      expect(response.headers.get("www-authenticate"), what).toMatch(/^Bearer .*error="invalid_token"/);
    }
  });

  test.each(staffCalls)("%s %s refuses signed-in users who aren't staff", async (method, path) => {
    const token = await site.issuer.token({ permissions: [], sub: "guest" });
    const response = await site.call(method, path, undefined, { Authorization: `Bearer ${token}` });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ type: "urn:campsite:problem:not-staff" });
  });

  test("checks the token before the body", async () => {
    const response = await site.call("POST", "/messages", undefined, {
      Authorization: "Bearer nonsense",
      "Content-Type": "text/plain",
    });
    expect(response.status).toBe(401);
  });

  test("only uploads by staff get the longer time limit for bodies", async () => {
    const isWaitedFor = async (target: string, token?: string) => {
      const awaitFile = vi.fn<() => void>();
      const headers = { "Content-Type": "multipart/form-data; boundary=x" };
      const signedIn = { ...headers, Authorization: `Bearer ${token}` };
      const request = new Request(`http://localhost:3000${target}`, {
        method: "POST",
        headers: token ? signedIn : headers,
        body: "--x--",
      });
      await site.app.fetch(request, "192.0.2.1", awaitFile);
      return awaitFile.mock.calls.length > 0;
    };
    const [staff, guest] = [
      await site.issuer.token(),
      await site.issuer.token({ permissions: [], sub: "1" }),
    ];
    for (const uploads of ["/api/v1/file/upload", "/api/v1/documents/file", "/api/v1/plan/ground"])
      expect(
        await Promise.all([staff, guest, "x", undefined].map((token) => isWaitedFor(uploads, token))),
      ).toEqual([true, false, false, false]);
    for (const other of ["/api/v1/messages", "/contactus", "/consent", "/nowhere"])
      expect(await isWaitedFor(other, staff), other).toBe(false);
  });

  test("a public call needs no token but refuses an invalid one", async () => {
    expect(
      (await site.call("GET", "/websitesettings", undefined, { Authorization: "Bearer x" })).status,
    ).toBe(401);
    expect((await site.get("/api/v1/websitesettings")).status).toBe(200);
  });

  test("while the issuer is unreachable, staff calls answer 503 and pages work", async () => {
    await using lonely = await openStaffSite();
    lonely.issuer.fault = "hangs up";
    const response = await lonely.call("GET", "/messages");
    expect(response.status).toBe(503);
    expect(response.headers.has("retry-after")).toBe(true);
    expect((await lonely.get("/info/prices")).status).toBe(200);
  });
});
