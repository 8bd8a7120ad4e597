import { describe, expect, test, vi } from "vitest";
import { faults } from "#dev/sources-stand-in.ts";
import { readConfig } from "#src/platform/config.ts";
import { openSourcesContext, plain, type SourcesContext } from "#test/support/services/sources.ts";
import { askSource } from "./source-client.ts";

const forecastPath = "/weatherapi/locationforecast/2.0/compact?lat=58.99&lon=9.97";

function ask(context: SourcesContext, lastModified: string | null = null) {
  return askSource({
    url: context.config.metBaseUrl + forecastPath,
    config: context.config,
    accept: "application/json",
    now: context.now(),
    lastModified,
  });
}

/** Shortens the timeout of a request from five seconds to 400 ms. */
function shortenTimeout(): void {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, 400));
}

describe("asking a source", () => {
  test("sends a User-Agent with a contact and accepts gzip", async () => {
    await using context = await openSourcesContext();
    expect(await ask(context)).toMatchObject({ kind: "new", isDeprecated: false });
    const { target, headers } = context.standIn.received[0]!;
    expect(target).toBe(forecastPath);
    expect(headers.get("user-agent")).toBe("camping.example drift@camping.example");
    expect(headers.get("accept-encoding")).toBe("gzip");
    expect(headers.has("if-modified-since")).toBe(false);
  });

  test("sends Last-Modified back and reports unchanged data", async () => {
    await using context = await openSourcesContext();
    const first = await ask(context);
    const lastModified = first.kind === "new" ? first.lastModified : null;
    expect(plain(await ask(context, lastModified))).toEqual({
      kind: "unchanged",
      expires: context.now().add({ minutes: 30 }).toString(),
    });
    expect(context.standIn.received[1]!.headers.get("if-modified-since")).toBe(lastModified);
  });

  test.each([
    ["429", "too-many", "HTTP 429"],
    ["403", "refused", "HTTP 403"],
    ["422", "refused", "HTTP 422"],
    ["500", "unreachable", "HTTP 500"],
    ["redirect", "unreachable", "HTTP 302"],
    ["huge", "unreachable", "over 5242880 bytes"],
    ["slow", "unreachable", "TimeoutError"],
    ["hang", "unreachable", "TimeoutError"],
  ] as const)("reports the fault %s as the refusal %s", async (fault, refusal, detail) => {
    await using context = await openSourcesContext();
    if (detail === "TimeoutError") shortenTimeout();
    context.standIn.fault = fault;
    expect(await ask(context)).toMatchObject({ kind: "refused", refusal, detail });
    expect(context.standIn.received).toHaveLength(1);
  });

  test("treats a missing server as unreachable", async () => {
    await using context = await openSourcesContext();
    const config = { ...context.config, metBaseUrl: "http://127.0.0.1:1" };
    const reply = await askSource({
      url: config.metBaseUrl + forecastPath,
      config,
      accept: "application/json",
      now: context.now(),
      lastModified: null,
    });
    expect(reply).toMatchObject({ kind: "refused", refusal: "unreachable" });
  });

  test("respects Retry-After", async () => {
    await using context = await openSourcesContext();
    context.standIn.fault = "429";
    expect(plain(await ask(context))).toMatchObject({
      notBefore: context.now().add({ seconds: 60 }).toString(),
    });
  });

  test("computes an answer's lifetime from Date and Expires, even when the clocks differ", async () => {
    await using context = await openSourcesContext();
    const lifetime = async (headers: Record<string, string>) => {
      vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("{}", { headers }));
      const reply = await ask(context);
      return reply.kind === "new" && context.now().until(reply.expires).total("minutes");
    };
    const date = "Sat, 21 Nov 2026 10:00:00 GMT";
    expect(await lifetime({ date, expires: "Sat, 21 Nov 2026 10:20:00 GMT" })).toBe(20);
    expect(await lifetime({ date, expires: "Sat, 21 Nov 2026 09:00:00 GMT" })).toBe(0);
    expect(await lifetime({ date, expires: "Sat, 21 Nov 2099 10:00:00 GMT" })).toBe(24 * 60);
    expect(await lifetime({ date, expires: "soon" })).toBe(30);
    expect(await lifetime({ expires: "Wed, 15 Jul 2026 10:20:00 GMT" })).toBe(20);
  });

  test("every fault of the stand-in server is tested in this file or in another file", () => {
    const elsewhere = ["203", "nonsense", "holes", "truncated", "wrong-place", "errors", "empty"];
    expect([...faults].toSorted()).toEqual(
      ["429", "403", "422", "500", "redirect", "huge", "slow", "hang", ...elsewhere].toSorted(),
    );
  });
});

test("MET_CONTACT is an e-mail address or empty, and MET_BASE_URL an origin", () => {
  expect(readConfig({})).toMatchObject({ metBaseUrl: "https://api.met.no", metContact: undefined });
  expect(readConfig({ MET_CONTACT: "" }).metContact).toBeUndefined();
  expect(readConfig({ MET_CONTACT: "drift@camping.example" }).metContact).toBe("drift@camping.example");
  const mail = { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@camping.example", MAIL_TO: "b@camping.example" };
  expect(readConfig(mail).metContact).toBe("b@camping.example");
  expect(readConfig({ ...mail, MET_CONTACT: "drift@camping.example" }).metContact).toBe(
    "drift@camping.example",
  );
  for (const wrong of [
    { MET_CONTACT: "drift" },
    { MET_CONTACT: "a@b.no\r\nX: y" },
    { MET_BASE_URL: "api.met.no" },
  ]) {
    expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0]!);
  }
});
