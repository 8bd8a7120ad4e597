import { afterEach, expect, test, vi } from "vitest";
import { createDatabase } from "#test/support/databases.ts";
import { siteOn } from "#test/support/site.ts";
import { openTestContext } from "#test/support/context.ts";
import { localPath } from "#src/i18n/addresses.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { refresh } from "#src/campsite/sources/sources.server.ts";
import { sources } from "./features/status/status.ts";
import type { Language } from "./i18n/language.ts";
import { openSite } from "./open-site.ts";
import { isLoopback } from "./platform/settings.ts";

const label = {
  "": "Prøvedata, ikke et varsel",
  "/en": "Sample data, not a forecast",
  "/de": "Beispieldaten, keine Vorhersage",
};
const contact = { "": "/contactus", "/en": "/en/contactus", "/de": "/de/contactus" };

afterEach(() => vi.restoreAllMocks());

type SourceName = (typeof sources)[number];

/** Prepares a demo in a new data folder. Records its requests to other hosts in `requestedUrls`. */
async function startDemo(environment: Record<string, string> = {}) {
  const stack = new AsyncDisposableStack();
  const { dataDir } = stack.use(await createDatabase("SQLite"));
  const requestedUrls: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (isLoopback(url)) return fetch(input, init);
    requestedUrls.push(url.href);
    return Promise.reject(new Error("requests to others are refused"));
  });
  const start = async (more: Record<string, string> = {}, { isIdle = false } = {}) => {
    const settings = { DATA_DIR: dataDir, LOG_LEVEL: "silent", ...environment, ...more };
    const { context, startJobs } = await openSite(settings);
    const stop = isIdle ? async () => {} : startJobs();
    stack.defer(async () => {
      await stop();
      await context.db.destroy();
    });
    return { ...siteOn(context), context, stop };
  };
  return { start, requestedUrls, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** Returns the text of a page without its markup. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

test("a site without settings shows labelled made-up data and sends no requests to other hosts", async () => {
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
    // The label is in the banner, below “right now” and below the weather.
    expect(page.split(words).length - 1, language).toBeGreaterThanOrEqual(3);
    expect(page).not.toMatch(/MET Nor|Entur|hos MET/);
    const board = wordsOf(await read(contact[language as keyof typeof contact]));
    expect(board, language).toContain("Svaberget");
    expect(board.split(words).length - 1, language).toBeGreaterThanOrEqual(2);
  }
  expect(wordsOf(await read(localPath("/skjerm", "nb")))).toContain(label[""]);
  expect(await read("/")).toContain("15.07.2026");
  expect(demo.requestedUrls).toEqual([]);
});

/** TABLE  the sources with an API path, and the field in the API that marks made-up data. */
const answers: Partial<Record<SourceName, { path: string; isMadeUp: object }>> = {
  forecast: { path: "/api/v1/weather", isMadeUp: { isDemo: true } },
  sun: { path: "/api/v1/sun", isMadeUp: { isDemo: true } },
};

/** Returns the paths of all public pages and of the wall screen. */
const placesIn = (language: Language) => [
  ...publicPages.map((name) => pathOf(name, language)),
  localPath("/skjerm", language),
];

test.each([...sources, "nowcast"] as const)(
  "every page with made-up %s has the label",
  async (name) => {
    await using demo = await startDemo({ DEMO_DAY: "storm", DEMO_NOW: "2026-07-15T15:00" });
    const { read, context } = await demo.start({}, { isIdle: true });
    const languages = ["nb", "en"] as const;
    const seen = async () =>
      Object.fromEntries(
        await Promise.all(
          languages
            .flatMap((language) => placesIn(language).map((path) => ({ language, path })))
            .map(
              async ({ language, path }) => [path, { language, words: wordsOf(await read(path)) }] as const,
            ),
        ),
      );
    // Pages show the nowcast only beside a forecast.
    if (name === "nowcast") await refresh(context, "forecast");
    const before = await seen();
    await refresh(context, name);
    const after = await seen();
    const changed = Object.keys(after).filter((path) => after[path]!.words !== before[path]!.words);
    const { path, isMadeUp } = answers[name as SourceName] ?? {};
    expect(changed.length + Number(path !== undefined), "pages with this source").toBeGreaterThan(0);
    if (path) expect(JSON.parse(await read(path))).toMatchObject(isMadeUp!);
    const labels = { nb: label[""], en: label["/en"] };
    for (const place of changed) {
      const { language, words } = after[place]!;
      expect(words, place).toContain(labels[language]);
    }
  },
  60_000,
);

test("a changed DEMO_DAY or DEMO_NOW takes effect at the next start", async () => {
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
])("nothing is made up when %s is set", async (name, value) => {
  await using demo = await startDemo({ [name]: value });
  const { context } = await demo.start();
  expect(context.answerSource).toBeUndefined();
  expect(context.config.seaPoint).toBeUndefined();
});

test("the context of a demo has no made-up data until the site is started", async () => {
  await using context = await openTestContext({ isSeeded: true });
  expect(context.config.madeUpDay).toBe("usual");
  expect([context.answerSource, context.config.seaPoint]).toEqual([undefined, undefined]);
  expect(await siteOn(context).read("/")).not.toContain(label[""]);
});
