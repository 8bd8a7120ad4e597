import { existsSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { drawings, icons, openGraphs } from "#content/drawings/drawings.ts";
import { createApp, type App } from "#src/app.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { getWebsiteSettings, saveWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import type { ReceptionScreenPart } from "#src/campsite/reception-screen-part.ts";
import type { Language } from "#src/i18n/language.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { symbolPicture, weatherSymbols } from "#src/features/weather/met/symbols.ts";
import type { Assets } from "#src/platform/pages/assets.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext, type TestContext } from "./context.ts";

/** The names of the drawings and weather symbols that the build makes. */
const drawn = new Set([
  ...drawings.map(({ file }) => `drawings/${file}.svg`),
  ...icons.map(({ file }) => `drawings/${file}`),
  ...openGraphs.map(({ file }) => `drawings/${file}.jpg`),
  ...[...weatherSymbols.keys(), "unknown"].map(symbolPicture),
]);

/** Assets whose URL is the path of their source. Requests for assets get 404, because `answers` is empty. */
const assets: Assets = {
  url(source) {
    if (!drawn.has(source) && !existsSync(source)) throw new Error(`The build has no output for ${source}.`);
    return `/${source}`;
  },
  answers: new Map(),
};

export interface TestSite extends AsyncDisposable {
  context: TestContext;
  app: App;
  /** Sends the app a GET request for a path, as the server would. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  read(path: string, headers?: Record<string, string>): Promise<string>;
}

/** Opens the whole site with the demo's content on a real database: `await using site = await openTestSite();` */
export async function openTestSite(options: Parameters<typeof openTestContext>[0] = {}): Promise<TestSite> {
  const context = await openTestContext({ isSeeded: true, ...options });
  return { ...siteOn(context), context, [Symbol.asyncDispose]: () => context[Symbol.asyncDispose]() };
}

export function siteOn(context: Context): Pick<TestSite, "app" | "get" | "read"> {
  const app = createApp(context, assets);
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://localhost:3000${path}`, { headers }));
  return { app, get, read: async (path, headers) => (await get(path, headers)).text() };
}

/**
 * Offers the site in every language. A new site without content offers only the migration's defaults: Norwegian, English
 * and German.
 */
export async function offerEveryLanguage(context: Context): Promise<void> {
  const settings = await getWebsiteSettings(context);
  const input = { ...valuesOf(websiteSettingsKind, settings), offeredLanguages: [...otherLanguages] };
  await saveWebsiteSettings(context, websiteSettingsKind.input.parse(input));
}

/** Returns the status and the Location of the response to a GET. */
export async function redirectOf(
  site: Pick<TestSite, "get">,
  path: string,
): Promise<[number, string | null]> {
  const response = await site.get(path);
  return [response.status, response.headers.get("location")];
}

/** Renders a feature's part of the wall screen. @returns "" when the feature has nothing to show */
export async function readScreenPart(
  context: Context,
  { load, View }: ReceptionScreenPart,
  language: Language,
): Promise<string> {
  const data: unknown = await load({ ...context, language, changesAt: () => {} });
  return data === undefined
    ? ""
    : renderToStaticMarkup(createElement(View, { data, language, assetUrl: assets.url }));
}
