import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { createElement, type FunctionComponent } from "react";
import { ConsentPanel } from "#src/campsite/consent/consent-panel.tsx";
import { address, findPage, type FoundPage } from "#src/i18n/addresses.ts";
import { languageTag } from "#src/i18n/language.ts";
import { CachedResponse } from "#src/platform/http/answer.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { Context } from "#src/platform/context.ts";
import type { Policy } from "#src/platform/http/headers.ts";
import type { Cache, Expiring } from "#src/platform/pages/cache.ts";
import {
  isRedirect,
  type AnyPage,
  type Consent,
  type PageContext,
  type Redirect,
  type ReturnedForm,
} from "#src/platform/pages/page.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { renderDocument, renderFragments, VisitorPlace, visitorPlaces } from "#src/platform/pages/render.ts";
import { Document } from "#src/site/shell/document.tsx";
import { loadShell } from "#src/site/shell/shell.ts";
import type { ShellDictionaries } from "#src/site/shell/shell-dictionaries.ts";
import { siteText } from "#messages/site";

/** A page rendered for everyone, with placeholders for the parts that depend on the visitor. */
export interface LoadedPage {
  data: unknown;
  /** The host of our social media posts. Browsers only load them after the visitor's consent. */
  socialHost: string | undefined;
  /** The HTML before, between and after the visitor parts. */
  html: Buffer[];
  /** The names of the visitor parts, in order. */
  places: string[];
  /** The path of its compression dictionary. */
  dictionary: string | undefined;
  /** A hash that stands for `html` in ETags, so that a variant doesn't hash the whole page. */
  tag: string;
}

export interface Rendering {
  assetUrl: AssetUrl;
  headers: Record<string, string>;
  policy: Policy;
  loaded: Cache<LoadedPage | Redirect>;
  dictionaries: ShellDictionaries;
}

/**
 * Renders a page as a response: loads it, renders it and inserts the visitor parts.
 * @returns the response and the moment at which it expires; redirects aren't cached
 */
export async function renderPage(
  page: AnyPage,
  found: FoundPage,
  consent: Consent | undefined,
  context: Context,
  rendering: Rendering,
): Promise<Expiring<CachedResponse | Response>> {
  const { value, expiresAt } = await rendering.loaded.getOrMake(JSON.stringify(found), () =>
    loadPage(page, found, context, rendering),
  );
  if (isRedirect(value)) {
    const headers = { Location: value.redirect, "Cache-Control": "no-cache" };
    return { value: new Response(null, { status: value.status, headers }), expiresAt };
  }
  const parts = renderParts(page, found, value, { consent }, rendering);
  const headers = {
    ...pageHeaders(page, found, value, consent, rendering),
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding, Available-Dictionary, Cookie",
    Link: `<${value.dictionary!}>; rel="compression-dictionary"`,
    "Speculation-Rules": '"/site.speculationrules"',
  };
  // SHA-1 is the fastest hash. It protects no secret and runs for each variant.
  const tag = hash("sha1", [value.tag, ...parts].join(), "base64url");
  const { find: findDictionary } = rendering.dictionaries;
  return { value: new CachedResponse(fill(value, parts), headers, { tag, findDictionary }), expiresAt };
}

/** Renders a page with a rejected form, for the visitor who sent it. */
export async function renderReturnedPage(
  page: AnyPage,
  found: FoundPage,
  visitor: { consent: Consent | undefined; returned: ReturnedForm },
  context: Context,
  rendering: Rendering,
): Promise<Response> {
  const { value } = await rendering.loaded.getOrMake(JSON.stringify(found), () =>
    loadPage(page, found, context, rendering),
  );
  if (isRedirect(value)) throw new Error(`${found.name} has a form, but leads elsewhere.`);
  const { status, headers } = visitor.returned;
  const parts = renderParts(page, found, value, visitor, rendering);
  // At the start of the title, because screen readers read it first and tabs show only the beginning.
  const html = fill(value, parts).toString().replace("<title>", `<title>${siteText[found.language].fault}: `);
  return new Response(html, {
    status,
    headers: {
      ...pageHeaders(page, found, value, visitor.consent, rendering),
      ...headers,
      "Cache-Control": "no-store",
    },
  });
}

/**
 * Renders the HTML of a preview. It loads nothing from other sites and isn't cached.
 * @throws Problem not-found when the address redirects guests to another page
 */
export async function renderPreview(
  page: AnyPage,
  found: FoundPage,
  context: Context,
  rendering: Pick<Rendering, "assetUrl" | "headers" | "policy">,
): Promise<string> {
  let shown: FoundPage | undefined = found;
  let { value } = await loadPage(page, shown, context, rendering);
  if (isRedirect(value)) {
    // The same page has another address in this language.
    shown = findPage(new URL(value.redirect, context.config.siteOrigin).pathname);
    if (shown?.name !== found.name) throw new Problem("not-found");
    ({ value } = await loadPage(page, shown, context, rendering));
    if (isRedirect(value)) throw new Problem("not-found");
  }
  const consent = { forms: true, social: false, maps: false };
  return fill(value, renderParts(page, shown, value, { consent }, rendering)).toString();
}

function pageHeaders(
  page: AnyPage,
  { language }: FoundPage,
  { data }: LoadedPage,
  consent: Consent | undefined,
  { headers, policy }: Rendering,
): Record<string, string> {
  const extra = page.extraSources?.({ data, language, consent });
  return {
    ...headers,
    ...(extra && { "Content-Security-Policy": policy(extra) }),
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": languageTag[language],
  };
}

/** Renders the visitor parts in the order of their placeholders. */
function renderParts(
  page: AnyPage,
  found: FoundPage,
  { data, places, socialHost }: LoadedPage,
  { consent, returned }: { consent: Consent | undefined; returned?: ReturnedForm },
  { assetUrl }: Pick<Rendering, "assetUrl">,
): string[] {
  const { language } = found;
  const view = { data, language, consent, returned, assetUrl };
  const parts: Record<string, FunctionComponent<any>> = {
    ...visitorParts(page),
    consent: () => createElement(ConsentPanel, { consent, language, returnTo: pathOf(found), socialHost }),
  };
  return renderFragments(places.map((place) => createElement(parts[place]!, view)));
}

function fill({ html }: LoadedPage, parts: string[]): Buffer {
  return Buffer.concat(html.flatMap((piece, index) => [piece, Buffer.from(parts[index] ?? "")]));
}

/** Returns the visitor parts. A page without visitor parts is rendered whole for each visitor. */
function visitorParts(page: AnyPage): Record<string, FunctionComponent<any>> {
  return page.visitorParts ?? { main: page.View };
}

async function loadPage(
  page: AnyPage,
  found: FoundPage,
  context: Context,
  { assetUrl, dictionaries }: Pick<Rendering, "assetUrl"> & Partial<Pick<Rendering, "dictionaries">>,
): Promise<Expiring<LoadedPage | Redirect>> {
  let expiresAt = Infinity;
  const { language } = found;
  const pageContext: PageContext = {
    ...context,
    page: found.name,
    language,
    parts: found.parts,
    changesAt(instant) {
      if (instant) expiresAt = Math.min(expiresAt, instant.epochMilliseconds);
    },
  };
  const [data, shell] = await Promise.all([page.load(pageContext), loadShell(pageContext)]);
  if (isRedirect(data)) return { value: data, expiresAt: 0 };
  // Loading and rendering take a millisecond each. Requests for cached pages get a turn in between.
  await setImmediate();
  const main = page.visitorParts
    ? createElement(page.View, { data, language, consent: undefined, assetUrl })
    : createElement(VisitorPlace, { of: "main" });
  const html = renderDocument(
    createElement(Document, {
      context: pageContext,
      shell,
      head: page.head(data, pageContext),
      canonicalPath: pathOf(found),
      assetUrl,
      children: main,
    }),
  );
  await setImmediate();
  const pieces = html.split(visitorPlaces);
  const value: LoadedPage = {
    data,
    socialHost: shell.socialHost,
    html: pieces.filter((_, index) => index % 2 === 0).map((piece) => Buffer.from(piece)),
    places: pieces.filter((_, index) => index % 2 === 1),
    // Previews have content that other visitors don't see, so they have no dictionary.
    dictionary: dictionaries?.pathOf(pageContext, shell),
    tag: hash("sha256", html, "base64url"),
  };
  return { value, expiresAt };
}

function pathOf({ name, language, parts }: FoundPage): string {
  return (address as (...parameters: unknown[]) => string)(name, language, parts);
}
