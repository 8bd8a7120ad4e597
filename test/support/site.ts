import { existsSync } from "node:fs";
import { drawings, icons, openGraphs } from "#content/drawings/drawings.ts";
import { createApp, type App } from "#src/app.ts";
import { symbolPicture, weatherSymbols } from "#src/features/weather/met/symbols.ts";
import type { Assets } from "#src/platform/pages/assets.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext, type TestContext } from "./context.ts";

/** What the build makes besides the files that are there: drawings and weather symbols. */
const drawn = new Set([
  ...drawings.map(({ file }) => `drawings/${file}.svg`),
  ...icons.map(({ file }) => `drawings/${file}`),
  ...openGraphs.map(({ file }) => `drawings/${file}.jpg`),
  ...[...weatherSymbols.keys(), "unknown"].map(symbolPicture),
]);

/** The browser's files as their names stand, where the build makes them; none of them is there to be asked for. */
const assets: Assets = {
  url(source) {
    if (!drawn.has(source) && !existsSync(source)) throw new Error(`The build makes nothing from ${source}.`);
    return `/${source}`;
  },
  answers: new Map(),
};

export interface TestSite extends AsyncDisposable {
  context: TestContext;
  app: App;
  /** Sends a request for a path, as the server would hand it over. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The text of the answer to a GET. */
  read(path: string, headers?: Record<string, string>): Promise<string>;
}

/** The whole site with the demo's content, on a real database: `await using site = await openTestSite();` */
export async function openTestSite(options: Parameters<typeof openTestContext>[0] = {}): Promise<TestSite> {
  const context = await openTestContext({ isSeeded: true, ...options });
  return { ...siteOn(context), context, [Symbol.asyncDispose]: () => context[Symbol.asyncDispose]() };
}

/** The site on an existing context. */
export function siteOn(context: Context): Pick<TestSite, "app" | "get" | "read"> {
  const app = createApp(context, assets);
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://localhost:3000${path}`, { headers }));
  return { app, get, read: async (path, headers) => (await get(path, headers)).text() };
}

/** The status and the Location of the answer to a GET. */
export async function lead(site: Pick<TestSite, "get">, path: string): Promise<[number, string | null]> {
  const response = await site.get(path);
  return [response.status, response.headers.get("location")];
}
