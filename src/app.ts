import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createGuard } from "./campsite/auth/guard.server.ts";
import { postConsent } from "./campsite/consent/consent-post.server.ts";
import { consentPath } from "./campsite/consent/consent-path.ts";
import { getWebsiteSettings } from "./campsite/settings/website-settings.server.ts";
import { previewPath } from "#src/cms/preview-links/preview-link.ts";
import { writeLinks } from "#src/cms/links/links-in-json.server.ts";
import { createPreviewPages } from "#src/cms/preview-links/preview-pages.server.ts";
import { offeredIn } from "#src/cms/offered-languages.server.ts";
import { recordVisits } from "./campsite/notifications/visits.server.ts";
import {
  address,
  addresses,
  canonicalSpelling,
  findPage,
  localPath,
  type PageName,
} from "./i18n/addresses.ts";
import { defaultLanguage, languages } from "./i18n/language.ts";
import { staffAddresses } from "./i18n/staff-addresses.ts";
import type { CachedResponse } from "./platform/http/answer.ts";
import { apiBase } from "./platform/api/api.ts";
import { withSingleLockWait } from "./platform/database/sqlite-driver.ts";
import { createApi, versionOf } from "./platform/api/api-routes.ts";
import type { Assets, AssetUrl } from "./platform/pages/assets.ts";
import { clientAddress, truncateAddress } from "./platform/http/client-address.ts";
import type { Context } from "./platform/context.ts";
import { createPolicyWriter, securityHeaders } from "./platform/http/headers.ts";
import { hasFileEnding, isOwnFile } from "./platform/pages/own-files.ts";
import { createPageCache } from "./platform/pages/page-cache.ts";
import { Problem } from "./platform/api/problem.ts";
import { isWellFormed } from "./platform/pages/well-formed-url.ts";
import { clientHintsOf, type ClientHints } from "./platform/http/page-view.ts";
import type { CountUnknown } from "./platform/http/unknown-address.ts";
import { createPostLimit } from "./platform/http/post-limit.ts";
import { watchRequests, type AnsweredRequest } from "./platform/http/request-watch.ts";
import { tableOf } from "./platform/server-feature.ts";
import { createReadiness } from "./platform/readiness.ts";
import { apiAbout, apiRoutesOf } from "./site-api.ts";
import { createPublicPages, pageKey, redirect, redirectHome } from "./public-pages.ts";
import { renderErrorPage } from "./site/error-page.tsx";
import { answerStaffDocument } from "./site/shell/staff-document.tsx";

declare module "./platform/server-feature.ts" {
  interface ServerFeature {
    /** Handlers of requests for files, such as pictures, by path in Hono's syntax. */
    routes?: Record<
      string,
      (context: Context, assetUrl: AssetUrl) => (request: Request) => Response | Promise<Response>
    >;
    /** Functions that run before each request for pages or data. The request waits if a function returns a promise. */
    beforeRequests?: readonly ((context: Context) => () => Promise<void> | undefined)[];
  }
}

export interface App {
  /**
   * Responds to a request.
   * @param socketAddress the remote address of the connection
   * @param awaitFile extends the time limit of the connection for a file upload
   */
  fetch(request: Request, socketAddress?: string, awaitFile?: () => void): Promise<Response>;
  /** Returns a cached page or an asset for a GET or HEAD request. The server calls this before `fetch`. */
  ready(target: string, cookie: string | undefined): CachedResponse | undefined;
}

interface AppOptions {
  /** Is called after each request without a cached response. */
  observe?: ((request: AnsweredRequest) => void) | undefined;
  countView?: ((target: string, asker: ClientHints) => void) | undefined;
  countUnknown?: CountUnknown | undefined;
  /** Renders the error page for developers, which replaces the visitors' error page in development. */
  renderFailure?: ((error: unknown) => Response) | undefined;
}

interface Env {
  socketAddress: string | undefined;
  awaitFile: (() => void) | undefined;
}

/** Creates the whole site, whose `fetch` takes a request and returns a response. */
export function createApp(
  context: Context,
  assets: Assets,
  { observe, countView, countUnknown, renderFailure }: AppOptions = {},
): App {
  const { config, log, features } = context;
  const policy = createPolicyWriter(config.siteOrigin, assets.folder);
  const headers = securityHeaders(config.siteOrigin, policy);
  const cache = createPageCache(context, headers);
  const publicPages = createPublicPages(context, { cache, assetUrl: assets.url, headers, policy });
  const postsFrom = createPostLimit(context);

  function blockOf(request: Request, { socketAddress }: Env): string {
    const forwardedFor = request.headers.get("x-forwarded-for");
    return truncateAddress(clientAddress({ socketAddress, forwardedFor }, config.trustedProxies));
  }

  const postLimitOf = (request: Request, env: Env, purpose = "") =>
    postsFrom(purpose + blockOf(request, env));

  const turns = features.flatMap(({ beforeRequests = [] }) =>
    beforeRequests.map((create) => create(context)),
  );
  /** Runs all `beforeRequests`, for cached pages too. Returns undefined if no function returns a promise. */
  function prepare(): Promise<unknown> | undefined {
    let preparing: Promise<void>[] | undefined;
    for (const turn of turns) {
      const promise = turn();
      if (promise) (preparing ??= []).push(promise);
    }
    return preparing && Promise.all(preparing);
  }

  /** Answers with a redirect that staff have written, if any. @throws Problem "gone" for a gone address */
  async function answerOldAddress(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url);
    for (const { redirectUnknown } of features) {
      const found = await redirectUnknown?.(context, url);
      if (!found) continue;
      noteUnknown(request, url, found.id);
      const { location, status } = found;
      if (location === undefined) throw new Problem("gone");
      return redirect({ location, status });
    }
    return undefined;
  }

  /**
   * Answers a request for an address that doesn't exist. The wall screen's path may have capitals, as on a page.
   * @throws Problem "gone" if staff have marked the address as gone
   * @throws Problem "not-found" if the address looks like a file's address, or is a path for programs, such
   * as a path of the API
   */
  async function answerUnknown(request: Request): Promise<Response> {
    const old = await answerOldAddress(request);
    if (old) return old;
    const url = new URL(request.url);
    const isFile = isForPrograms(url.pathname) || hasFileEnding(url.pathname);
    const screen = url.pathname.toLowerCase().replace(/(?<=[^/])\/+$/, "");
    if (!isFile && screen !== url.pathname && isOwnFile(context, screen))
      return redirect({ location: screen + url.search, status: 301 });
    noteUnknown(request, url);
    // After a redirect, a browser would use the home page as the requested file.
    if (isFile) throw new Problem("not-found");
    return redirectHome(url.pathname);
  }

  function noteUnknown({ method, headers: sent }: Request, url: URL, id?: number): void {
    const asker = clientHintsOf(method, (name) => sent.get(name));
    if (asker) countUnknown?.({ url, redirect: id, referrer: sent.get("referer"), asker });
  }

  const app = new Hono<{ Bindings: Env }>();

  app.use(watchRequests(log, observe));
  app.use((_, next) => withSingleLockWait(next));
  app.use(async (hono, next) => {
    if (!isWellFormed(hono.req.raw.url)) throw new Problem("bad-request");
    await next();
  });
  app.use(async (hono, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!hono.res.headers.has(name)) hono.res.headers.set(name, value);
    }
  });

  app.get("/healthz", (hono) => hono.text("ok", 200, { "Cache-Control": "no-store" }));
  const findHindrance = createReadiness(context, () =>
    publicPages.preview(findPage(address("home", "nb"))!, context),
  );
  app.get("/readyz", async (hono) => {
    const hindrance = await findHindrance();
    const [words, status] = hindrance
      ? ([`not ready: ${hindrance}`, 503] as const)
      : (["ready", 200] as const);
    return hono.text(words, status, { "Cache-Control": "no-store" });
  });

  app.use(async (_, next) => {
    await prepare();
    await next();
  });

  app.route(
    apiBase,
    createApi<Env>(apiRoutesOf(context), apiAbout(context), {
      context,
      // Tokens expire by the issuer's clock, so the guard ignores the demo's clock.
      guard: recordVisits(
        createGuard(config.signIn, {
          log: context.log,
          now: () => context.now().subtract({ milliseconds: Math.round(config.clockOffset) }),
        }),
        context,
      ),
      read: (request, { language, isPart }, make) =>
        cache.answer(request, isPart ? undefined : apiCacheKey(request, language), async (at) => {
          const { body, headers: own, changesAt } = await make(at);
          return cache.finish(JSON.stringify(body), "application/json", changesAt, {
            headers: own,
            version: versionOf(body),
          });
        }),
      postLimitOf,
      awaitFile: ({ awaitFile }) => awaitFile?.(),
      writeLinks,
      rendering: { renderPage: publicPages.preview, renderAt: publicPages.previewAt },
    }),
  );

  for (const { path, contentType, language = defaultLanguage, extraSources, make } of features.flatMap(
    ({ files = [] }) => files,
  )) {
    app.get(path, (hono) =>
      cache.answer(hono.req.raw, hono.req.path, async (at) => {
        if (!offeredIn(await getWebsiteSettings(at)).includes(language)) throw new Problem("not-found");
        const { body, changesAt } = await make(at, hono.req.param(), assets.url);
        return cache.finish(body, contentType, changesAt, {
          headers: extraSources && { "Content-Security-Policy": policy(extraSources) },
        });
      }),
    );
  }

  app.post(consentPath, bodyLimit({ maxSize: 16 * 1024, onError: tooLarge }), (hono) =>
    postConsent(context, hono.req.raw),
  );

  for (const path of pathsOf(Object.keys(tableOf(features, "queries")))) {
    app.get(
      path,
      async (hono, next) =>
        (await publicPages.answerQuery(hono.req.raw, blockOf(hono.req.raw, hono.env))) ?? next(),
    );
  }

  const formPaths = pathsOf(Object.keys(tableOf(features, "forms")));
  for (const path of formPaths) {
    app.post(path, bodyLimit({ maxSize: 128 * 1024, onError: tooLarge }), (hono) =>
      publicPages.answerForm(hono.req.raw, postLimitOf(hono.req.raw, hono.env)),
    );
  }

  for (const [path, create] of Object.entries(tableOf(features, "routes"))) {
    const answer = create(context, assets.url);
    app.get(path, async (hono) => {
      try {
        return await answer(hono.req.raw);
      } catch (error) {
        if (error instanceof Problem && error.kind === "not-found") return answerUnknown(hono.req.raw);
        throw error;
      }
    });
  }

  const answerPreviewLink = createPreviewPages(context, {
    policy,
    renderAt: publicPages.previewAt,
    pathsIn: publicPages.pathsIn,
    renderProblem: (problem, request) => renderErrorPage(problem, request, assets.url),
  });
  // Preview links have a limit of their own, separate from the limit of forms.
  app.on("GET", [previewPath, `${previewPath}/*`], (hono) =>
    answerPreviewLink(hono.req.raw, postLimitOf(hono.req.raw, hono.env, `${previewPath} `)),
  );

  app.on("GET", ["/admin", "/admin/*", staffAddresses.callback], (hono) =>
    answerStaffDocument(context, hono.req.raw, { assetUrl: assets.url, policy }),
  );

  app.get("*", async (hono) => {
    const asset = assets.answers.get(hono.req.path) ?? (await publicPages.asset(hono.req.path));
    if (asset) return asset.respond(hono.req.raw);
    const request = hono.req.raw;
    // An address of the home page with a query may be an old address of WordPress.
    const isOldHome = hono.req.path === "/" && request.url.includes("?");
    const old = isOldHome ? await answerOldAddress(request) : undefined;
    if (old) return old;
    const answer = await publicPages.answer(request);
    if (!answer) return answerUnknown(request);
    // A page redirects when its item doesn't exist. A browser would then use a page as the requested file.
    if (answer.status === 302 && hasFileEnding(hono.req.path)) throw new Problem("not-found");
    const asker = clientHintsOf(request.method, (name) => request.headers.get(name));
    if (asker && [200, 304].includes(answer.status)) countView?.(hono.req.path, asker);
    return answer;
  });
  app.all("*", (hono) => {
    if (isForPrograms(hono.req.path) || hasFileEnding(hono.req.path)) throw new Problem("not-found");
    const isPosted = [consentPath, ...formPaths].includes(hono.req.path);
    throw new Problem("method-not-allowed", {
      headers: { Allow: isPosted ? "GET, HEAD, POST" : "GET, HEAD" },
    });
  });

  app.onError((error, hono) => {
    const problem = asProblem(error);
    const isFailure = problem.status >= 500;
    if (isFailure) log.error({ err: error, path: hono.req.path }, "request failed");
    const renderPage = () =>
      isFailure && renderFailure ? renderFailure(error) : renderErrorPage(problem, hono.req.raw, assets.url);
    const response = wantsPage(hono.req.raw, problem.kind === "gone") ? renderPage() : problem.toResponse();
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  });

  return {
    fetch: async (request, socketAddress, awaitFile) => app.fetch(request, { socketAddress, awaitFile }),
    ready(target, cookie) {
      const page = cache.find(pageKey(target, cookie));
      // `prepare` returns a promise when cached pages are outdated, for example when a new price list is due.
      return page ? (prepare() ? undefined : page) : assets.answers.get(target);
    },
  };
}

const pathsOf = (names: readonly string[]): string[] =>
  (names as PageName[]).flatMap((name) =>
    languages.map((language) => localPath(addresses[name][0], language)),
  );

function apiCacheKey(request: Request, language: string): string {
  const path = canonicalSpelling(new URL(request.url).pathname);
  return language === "nb" ? path : `${path}?lang=${language}`;
}

/** True for paths of data, files and well-known resources. An error at such a path isn't an HTML page, except 410. */
function isForPrograms(path: string): boolean {
  return /^\/((api|data|assets|\.well-known)(\/|$)|favicon\.ico$)/i.test(path);
}

function wantsPage(request: Request, isGone: boolean): boolean {
  const { pathname } = new URL(request.url);
  return (isGone || !isForPrograms(pathname)) && (request.headers.get("accept") ?? "").includes("text/html");
}

/** Returns the `Problem` for an error. Node reports an aborted request body as ECONNRESET. */
function asProblem(error: Error & { code?: unknown }): Problem {
  if (error instanceof Problem) return error;
  const isBrokenOff = error.code === "ECONNRESET" && error.message === "aborted";
  return new Problem(isBrokenOff ? "bad-request" : "internal", { cause: error });
}

function tooLarge(): never {
  throw new Problem("content-too-large");
}
