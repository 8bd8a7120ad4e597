import { afterEach, expect, test, vi } from "vitest";
import { languages, languageTag, type Language } from "#src/i18n/language.ts";
import { createApi, type Api } from "./api.ts";
import { setSiteTime, siteNow, today } from "./clock.ts";
import { failureWords } from "./form/faults.ts";
import { staffText } from "#messages/staff";

type Failures = (typeof staffText)[Language]["failures"];
/** Returns "try again in …" in the test's language. Without a time, returns "try again later". */
type Later = (amount?: number, unit?: "second" | "minute") => string;
interface Answer {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

/** TABLE  failures of a call, with the message that staff read. */
const faults: Record<string, [Answer, (failures: Failures, later: Later) => string]> = {
  "no network": [{}, ({ noAnswer }) => noAnswer],
  "the page of a network that wants a login": [
    { status: 200, body: "<h1>Wi-Fi</h1>", headers: { "Content-Type": "text/html" } },
    ({ noAnswer }) => noAnswer,
  ],
  "401, and nobody signs in again": [
    { status: 401, body: problem("unauthorized") },
    ({ signedOut }) => signedOut,
  ],
  403: [{ status: 403, body: "Forbidden" }, ({ notAllowed }) => notAllowed],
  404: [{ status: 404, body: problem("not-found") }, ({ gone }) => gone],
  409: [{ status: 409, body: problem("conflict") }, ({ conflict }) => conflict],
  412: [{ status: 412, body: problem("stale") }, ({ stale }) => stale],
  "413 of a proxy": [{ status: 413, body: "<h1>Too large</h1>" }, ({ tooLarge }) => tooLarge],
  429: [
    { status: 429, headers: { "Retry-After": "30" } },
    ({ tooOften }, later) => `${tooOften} ${later(30, "second")}`,
  ],
  "429 for long": [
    { status: 429, headers: { "Retry-After": "3600" } },
    ({ tooOften }, later) => `${tooOften} ${later(60, "minute")}`,
  ],
  500: [{ status: 500, body: problem("internal") }, ({ internal }) => internal],
  "503 of a proxy": [{ status: 503, body: "" }, ({ unavailable }, later) => `${unavailable} ${later()}`],
};

function problem(kind: string): string {
  return JSON.stringify({ type: `urn:campsite:problem:${kind}` });
}

/** TABLE  the methods of the API client that use `fetch`. */
const calls: Record<string, (api: Api) => Promise<unknown>> = {
  get: (api) => api.get("/faq/1"),
  list: (api) => api.list("/faq"),
  file: (api) => api.file("/plan/export"),
  post: (api) => api.post("/faq", {}),
  add: (api) => api.add("/faq", {}, "key"),
  put: (api) => api.put("/faq/1", {}, 2),
  delete: (api) => api.delete("/faq/1", 2),
};

afterEach(() => vi.unstubAllGlobals());

function answerWith({ status, body = "", headers = {} }: Answer): void {
  vi.stubGlobal("fetch", async () => {
    if (status === undefined) throw new TypeError("Failed to fetch");
    return new Response(body, { status, headers });
  });
}

const nobodySignsIn = { token: () => "token", renew: async () => false, askAgain: async () => false };

test("each response sets the clock of the staff area", async () => {
  for (const [status, time, day] of [
    [200, "2026-07-15T13:00:00.123Z", "2026-07-15"],
    [404, "2030-12-31T23:30:00Z", "2031-01-01"],
  ] as const) {
    answerWith({ status, body: "{}", headers: { "Site-Time": time } });
    vi.useFakeTimers({ now: 0 });
    await createApi(nobodySignsIn)
      .get("/faq/1")
      .catch(() => {});
    expect(siteNow().toString()).toBe(time);
    vi.setSystemTime(60_000);
    expect(siteNow().since(Temporal.Instant.from(time)).total("seconds")).toBe(60);
    expect(today().toString()).toBe(day);
    vi.useRealTimers();
    setSiteTime(new Date().toISOString());
  }
});

for (const [name, [answer, expectedWords]] of Object.entries(faults)) {
  test(`every call with fetch reports the failure in each language: ${name}`, async () => {
    answerWith(answer);
    for (const call of Object.values(calls)) {
      const error: unknown = await call(createApi(nobodySignsIn)).catch((reason: unknown) => reason);
      for (const language of languages) {
        const { failures, tryLater } = staffText[language];
        const inTime = new Intl.RelativeTimeFormat(languageTag[language]);
        const words = expectedWords(failures, (amount, unit = "second") =>
          tryLater({ when: amount === undefined ? undefined : inTime.format(amount, unit) }),
        );
        expect(failureWords(error, language)).toBe(words);
      }
    }
  });
}

test("an upload that was cancelled during a new sign-in isn't sent", async () => {
  const send = vi.fn<() => void>();
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      upload = { addEventListener() {} };
      open() {}
      setRequestHeader() {}
      addEventListener() {}
      send = send;
    },
  );
  const cancelled = new AbortController();
  let token: string | undefined;
  const api = createApi({
    token: () => token,
    renew: async () => false,
    async askAgain() {
      cancelled.abort();
      token = "new";
      return true;
    },
  });
  const upload = api.upload("/photos", new FormData(), () => {}, cancelled.signal);
  await expect(upload).rejects.toThrow("aborted");
  expect(send).not.toHaveBeenCalled();
});

test("a call whose session has ended waits for a new sign-in and is then repeated", async () => {
  let token = "old";
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers["Authorization"]!);
    const isSignedIn = headers["Authorization"] === "Bearer new";
    return isSignedIn ? Response.json({ id: 1 }) : new Response(problem("unauthorized"), { status: 401 });
  });
  const api = createApi({
    token: () => token,
    renew: async () => false,
    async askAgain() {
      token = "new";
      return true;
    },
  });
  expect(await api.get("/faq/1")).toEqual({ id: 1 });
  expect(asked).toEqual(["Bearer old", "Bearer old", "Bearer new"]);
});
