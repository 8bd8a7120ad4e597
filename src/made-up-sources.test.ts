import { afterEach, expect, test, vi } from "vitest";
import { createDatabase } from "#test/support/databases.ts";
import { siteOn } from "#test/support/site.ts";
import { openTestContext } from "#test/support/context.ts";
import { screenPath } from "./site/reception-screen/screen-page.tsx";
import { openSite } from "./open-site.ts";
import { isLoopback } from "./platform/settings.ts";

const label = {
  "": "Prøvedata, ikke et varsel",
  "/en": "Sample data, not a forecast",
  "/de": "Beispieldaten, keine Vorhersage",
};
const contact = { "": "/contactus", "/en": "/en/contactus", "/de": "/de/contactus" };

afterEach(() => vi.restoreAllMocks());

/** Starts a site as a program does, with nothing set but where its data is, and notes what it asks others for. */
async function startDemo(environment: Record<string, string> = {}) {
  const stack = new AsyncDisposableStack();
  const { dataDir } = stack.use(await createDatabase("SQLite"));
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (isLoopback(url)) return fetch(input, init);
    asked.push(url.href);
    return Promise.reject(new Error("asked others"));
  });
  const start = async (more: Record<string, string> = {}) => {
    const settings = { DATA_DIR: dataDir, LOG_LEVEL: "silent", ...environment, ...more };
    const { context, startJobs } = await openSite(settings);
    const stop = startJobs();
    stack.defer(async () => {
      await stop();
      await context.db.destroy();
    });
    return { ...siteOn(context), context, stop };
  };
  return { start, asked, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** The words of a page, without its elements. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

test("a site that is started with nothing set shows all that it can do, labelled in each language, and asks nobody", async () => {
  await using demo = await startDemo({ DEMO_DAY: "storm", DEMO_NOW: "2026-07-15T15:00" });
  const { read } = await demo.start();
  const home = async (language: string) => wordsOf(await read(language || "/"));
  const wait = { timeout: 20_000 };
  await expect.poll(() => home(""), wait).toMatch(/Neste (buss|båt)/);
  await expect.poll(() => home(""), wait).toContain("Høyvann");
  await expect.poll(() => home(""), wait).toContain("Kuling");
  await expect.poll(() => home(""), wait).toContain("Fem dager");
  for (const [language, words] of Object.entries(label)) {
    const page = await home(language);
    // In the banner, below the strip, and below the weather.
    expect(page.split(words).length - 1, language).toBeGreaterThanOrEqual(3);
    expect(page).not.toMatch(/MET Nor|Entur|hos MET/);
    const board = wordsOf(await read(contact[language as keyof typeof contact]));
    expect(board, language).toContain("Svaberget");
    expect(board.split(words).length - 1, language).toBeGreaterThanOrEqual(2);
  }
  expect(wordsOf(await read(screenPath("nb")))).toContain(label[""]);
  expect(await read("/")).toContain("15.07.2026");
  expect(demo.asked).toEqual([]);
});

test("another day or moment shows from the next start on", async () => {
  await using demo = await startDemo();
  const first = await demo.start();
  await expect.poll(() => first.read("/"), { timeout: 20_000 }).toContain("Fem dager");
  expect(await first.read("/")).not.toContain("Kuling");
  await first.stop();
  const second = await demo.start({ DEMO_DAY: "storm", DEMO_NOW: "2026-07-15T15:00" });
  await expect.poll(() => second.read("/"), { timeout: 20_000 }).toContain("Kuling");
  const { now } = second.context;
  expect(now().toString()).toMatch(/^2026-07-15T13:0/);
});

test.each([
  ["MET_CONTACT", "drift@camping.example"],
  ["MAIL_TO", "post@camping.example"],
  ["MET_BASE_URL", "http://127.0.0.1:1"],
])("nothing is made up where %s is set", async (name, value) => {
  await using demo = await startDemo({ [name]: value });
  const { context } = await demo.start();
  expect(context.answerSource).toBeUndefined();
  expect(context.config.seaPoint).toBeUndefined();
});

test("a site that isn't started makes nothing up by its configuration alone", async () => {
  await using context = await openTestContext({ isSeeded: true });
  expect(context.config.madeUpDay).toBe("usual");
  expect([context.answerSource, context.config.seaPoint]).toEqual([undefined, undefined]);
  expect(await siteOn(context).read("/")).not.toContain(label[""]);
});
