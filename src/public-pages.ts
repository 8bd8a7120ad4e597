import { consentKey, parseConsent } from "./campsite/consent/consent.ts";
import { findOffPages } from "./campsite/menu/menu.server.ts";
import { findAddress, readPaths } from "./campsite/own-pages/page-addresses.server.ts";
import { address, findPage, splitLanguage, type FoundPage } from "./i18n/addresses.ts";
import { pages } from "./site.server.ts";
import type { AssetUrl } from "./platform/pages/assets.ts";
import type { CachedResponse } from "./platform/http/answer.ts";
import { createRequestLimit, type RunPost } from "./platform/http/post-limit.ts";
import { Problem } from "./platform/api/problem.ts";
import type { PageQuery } from "./platform/pages/page.ts";
import type { Context } from "./platform/context.ts";
import { tableOf } from "./platform/server-feature.ts";
import type { PolicyWriter } from "./platform/http/headers.ts";
import type { PageCache } from "./platform/pages/page-cache.ts";
import { isStaffPath } from "#src/cms/staff-paths.ts";
import { createColourSheets } from "#src/campsite/look/colour-sheet.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { offeredIn } from "#src/cms/offered-languages.server.ts";
import { createShellDictionaries } from "./site/shell/shell-dictionaries.ts";
import { renderPage, renderPreview, renderReturnedPage, renderSearched } from "./site/render-page.ts";

export interface PublicPages {
  /** Answers a request for a page. Returns undefined when no page has the request's path. */
  answer(request: Request): Promise<Response | undefined>;
  /**
   * Answers a request whose query has values for the page's GET form.
   * @param block the visitor's block of IP addresses, whose requests are limited
   * @returns undefined for a query without values to search for, an unknown path, a page that is switched off, and a
   * language that isn't offered
   */
  answerQuery(request: Request, block: string): Promise<Response | undefined>;
  /** Answers a form that was sent without JavaScript, by a redirect or by the page with the result or the input. */
  answerForm(request: Request, takePost: RunPost): Promise<Response>;
  /** Renders a page as visitors would see it, with data from this context. */
  preview(found: FoundPage, context: Context): Promise<string>;
  /** Renders the page at a URL's path and query, as `preview` does. Returns undefined when no page has the path. */
  previewAt(url: URL, context: Context): Promise<string | undefined>;
  /** Returns a function that says whether a path leads to a page in this context. */
  pathsIn(context: Context): Promise<(pathname: string) => boolean>;
  /** Returns a compression dictionary or a colour sheet. Returns undefined for other paths. */
  asset(path: string): Promise<CachedResponse | undefined>;
}

interface Dependencies {
  cache: PageCache;
  assetUrl: AssetUrl;
  headers: Record<string, string>;
  policy: PolicyWriter;
}

export function createPublicPages(context: Context, { cache, ...dependencies }: Dependencies): PublicPages {
  const dictionaries = createShellDictionaries(dependencies.assetUrl, dependencies.headers);
  const colourSheet = createColourSheets(dependencies.headers);
  const rendering = { ...dependencies, dictionaries };
  const queries = Object.entries(tableOf(context.features, "queries")) as [FoundPage["name"], PageQuery][];
  const fields = new Map(
    queries.map(([name, query]) => {
      const limit = { requests: query.perMinute, seconds: 60 };
      return [name, { ...query, countRequest: createRequestLimit(context, name, limit) }];
    }),
  );
  return {
    async answer(request) {
      const { pathname, search, searchParams } = new URL(request.url);
      const known = await findAddress(context, pathname);
      const own = known?.path ?? staffPath(pathname);
      if (own !== undefined && own !== pathname) return redirect({ location: own + search, status: 301 });
      if (!known) return undefined;
      const path = known.found;
      if ((await findOffPages(context)).has(path.name)) return redirectHome(pathname);
      // The redirect is temporary, because staff may offer the language again (RFC 9110, 15.4.3).
      if (!offeredIn(await getWebsiteSettings(context)).includes(path.language))
        return redirect({ location: known.norwegian + search, status: 302 });
      const cookie = request.headers.get("cookie");
      const consent = parseConsent(cookie);
      const { found, chosen } = await withQuery(path, searchParams, context);
      const query = String(new URLSearchParams(chosen));
      return cache.answer(
        request,
        pageKey(query ? `${pathname}?${query}` : pathname, cookie),
        (at) => renderPage(pages[found.name], found, consent, at, rendering),
        { isRenewed: true },
      );
    },
    async answerQuery(request, block) {
      const { pathname, searchParams } = new URL(request.url);
      // A path with needless percent-encoding isn't found here. `answer` redirects it.
      const found = findPage(pathname);
      if (!found) return undefined;
      const { field, others = [], order, maxLength, countRequest, faultsOf } = fields.get(found.name)!;
      const given = [field, ...others, ...(order ? [order] : [])].map(
        (name) => [name, searchParams.get(name)?.trim() ?? ""] as const,
      );
      const values = Object.fromEntries(given.filter(([, value]) => value !== ""));
      const isAsked = Object.keys(values).some((name) => name !== order);
      if (!isAsked || (await findOffPages(context)).has(found.name)) return undefined;
      if (!offeredIn(await getWebsiteSettings(context)).includes(found.language)) return undefined;
      const consent = parseConsent(request.headers.get("cookie"));
      const refuse = (status: number, headers: Record<string, string>, faults: Record<string, string>) => {
        const returned = { status, headers, values, faults };
        return renderReturnedPage(pages[found.name], found, { consent, returned }, context, rendering);
      };
      let asker: string;
      try {
        asker = await countRequest(block);
      } catch (error) {
        if (error instanceof Problem && error.kind === "too-many-requests")
          return refuse(error.status, error.headers, { [field]: error.kind });
        throw error;
      }
      const tooLong = Object.keys(values).filter((name) => values[name]!.length > maxLength);
      const faults = {
        ...faultsOf?.(values),
        ...Object.fromEntries(tooLong.map((name) => [name, "tooLong"])),
      };
      if (Object.keys(faults).length > 0) return refuse(422, {}, faults);
      const searched = { ...found, parts: { ...found.parts, ...values } };
      return renderSearched(pages[found.name], searched, { consent, asker }, context, rendering);
    },
    async answerForm(request, takePost) {
      const { pathname } = new URL(request.url);
      const found = findPage(pathname);
      if (!found) throw new Problem("not-found");
      if ((await findOffPages(context)).has(found.name)) return redirectHome(pathname);
      const returned = await tableOf(context.features, "forms")[found.name]!(context, request, {
        page: found.name,
        language: found.language,
        takePost,
      });
      if ("fragment" in returned)
        return redirect({ location: `${pathname}#${returned.fragment}`, status: 303 });
      const consent = parseConsent(request.headers.get("cookie"));
      return renderReturnedPage(pages[found.name], found, { consent, returned }, context, rendering);
    },
    preview: (found, at) => renderPreview(pages[found.name], found, at, dependencies),
    async previewAt({ pathname, searchParams }, at) {
      const path = (await findAddress(at, pathname))?.found;
      if (!path || !offeredIn(await getWebsiteSettings(at)).includes(path.language)) return undefined;
      if ((await findOffPages(at)).has(path.name)) return undefined;
      const { found } = await withQuery(path, searchParams, at);
      return renderPreview(pages[found.name], found, at, dependencies);
    },
    pathsIn: readPaths,
    async asset(path) {
      const language = dictionaries.languageOf(path);
      if (!language) return colourSheet(path);
      // If another process has rendered the page, this process doesn't have the page's dictionary yet.
      if (!dictionaries.answer(path))
        await renderPage(pages.home, findPage(address("home", language))!, undefined, context, rendering);
      return dictionaries.answer(path);
    },
  };
}

async function withQuery(path: FoundPage, query: URLSearchParams, context: Context) {
  const chosen = (await pages[path.name].readQuery?.(query, { ...context, language: path.language })) ?? {};
  return { found: { ...path, parts: { ...path.parts, ...chosen } }, chosen };
}

export function pageKey(target: string, cookie: string | null | undefined): string {
  const consent = cookie ? consentKey(parseConsent(cookie)) : "";
  return consent ? `${target} ${consent}` : target;
}

/** Returns a staff path in lower case, or undefined for other paths. Phones capitalise the first typed letter. */
function staffPath(path: string): string | undefined {
  const plain = path.toLowerCase();
  return isStaffPath(plain) ? plain : undefined;
}

/** Redirects an unknown path, or a page that is switched off, to the home page in the path's language. */
export const redirectHome = (path: string): Response =>
  redirect({ location: address("home", splitLanguage(path.toLowerCase()).language), status: 302 });

/** Returns a redirect that browsers must revalidate each time, because staff may change a redirect. */
export function redirect({ location, status }: { location: string; status: number }): Response {
  return new Response(null, { status, headers: { Location: location, "Cache-Control": "no-cache" } });
}
