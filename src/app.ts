import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { apiRoutes } from "./api.ts";
import { consentPath, postConsent } from "./features/consent/consent-post.server.ts";
import { consentKey, parseConsent } from "./features/consent/consent.ts";
import { documentsPath } from "./features/documents/document.ts";
import { answerDocument } from "./features/documents/document-store.server.ts";
import { picturesPath } from "./features/photos/picture-address.ts";
import { answerPicture } from "./features/photos/picture-store.server.ts";
import { address, findPage, splitLanguage } from "./i18n/addresses.ts";
import { pages } from "./pages.ts";
import { FinishedAnswer } from "./platform/answer.ts";
import { createApi } from "./platform/api.ts";
import type { Assets } from "./platform/assets.ts";
import type { Context } from "./platform/context.ts";
import { securityHeaders } from "./platform/headers.ts";
import { isMigrated } from "./platform/migrate.ts";
import { Kept, type Made } from "./platform/kept.ts";
import { Problem } from "./platform/problem.ts";
import { renderErrorPage } from "./site/error-page.tsx";
import type { Redirect } from "./platform/page.ts";
import { renderPage, type LoadedPage } from "./site/render-page.ts";
import { siteFiles } from "./site/site-files.ts";

export interface App {
  /** The product: every request goes through here, a test's too. */
  fetch(request: Request): Promise<Response>;
  /** The answer to a GET that can be sent at once, if there is one; what the server looks at first. */
  ready(target: string, cookie: string | undefined): FinishedAnswer | undefined;
}

/** How much uncompressed text the page cache holds; the compressed forms come to about a third more. */
const mostBytes = 48 * 1024 * 1024;

/**
 * The product as one function from request to response.
 * @param context the world outside
 * @param assets the built files that browsers load
 */
export function createApp(context: Context, assets: Assets): App {
  const { config, log } = context;
  const headers = securityHeaders(config.siteOrigin);
  const now = () => context.now().epochMilliseconds;
  const loaded = new Kept<LoadedPage | Redirect>({ most: 500, now });
  const answers = new Kept<FinishedAnswer | Response>({
    most: mostBytes,
    size: (answer) => (answer instanceof FinishedAnswer ? answer.bytes : 0),
    now,
  });
  context.contentVersion.onChange(() => {
    loaded.clear();
    answers.clear();
  });

  /** From the page cache, or made and kept there. */
  async function cached(
    request: Request,
    key: string,
    make: (at: Context) => Promise<Made<FinishedAnswer | Response>>,
  ): Promise<Response> {
    const { value } = await answers.getOrMake(key, () => make(atOneMoment(context)));
    return value instanceof FinishedAnswer ? value.respond(request) : value.clone();
  }

  function finish(body: string, contentType: string, changesAt?: Temporal.Instant): Made<FinishedAnswer> {
    const value = new FinishedAnswer(body, {
      ...headers,
      "Content-Type": contentType,
      "Cache-Control": "no-cache",
      Vary: "Accept-Encoding",
    });
    return { value, expiresAt: changesAt?.epochMilliseconds ?? Infinity };
  }

  function answerPage(request: Request): Promise<Response> | Response {
    const { pathname } = new URL(request.url);
    const found = findPage(pathname);
    if (!found) return redirect(nearestPage(pathname));
    const cookie = request.headers.get("cookie");
    return cached(request, pageKey(pathname, cookie), (at) =>
      renderPage(pages[found.name], found, parseConsent(cookie), at, {
        assetUrl: assets.url,
        headers,
        loaded,
      }),
    );
  }

  const app = new Hono();

  app.use(async (hono, next) => {
    if (!isWellEncoded(hono.req.raw.url)) throw new Problem("bad-request");
    await next();
  });
  app.use(async (hono, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!hono.res.headers.has(name)) hono.res.headers.set(name, value);
    }
  });

  app.get("/healthz", (hono) => hono.text("ok", 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (hono) => {
    const isReady = await isMigrated(context.db).catch((error: unknown) => {
      log.error({ err: error }, "database out of reach");
      return false;
    });
    return hono.text(isReady ? "ready" : "not ready", isReady ? 200 : 503, { "Cache-Control": "no-store" });
  });

  app.route(
    "/api/v1",
    createApi(apiRoutes, (request, { call }, asked) =>
      cached(request, apiKey(request, asked.language), async (at) => {
        const [body, changesAt] = await Promise.all([call.handle(at, asked), call.changesAt?.(at)]);
        return finish(JSON.stringify(body), "application/json", changesAt);
      }),
    ),
  );

  for (const { path, contentType, make } of siteFiles) {
    app.get(path, (hono) =>
      cached(hono.req.raw, path, async (at) => {
        const { body, changesAt } = await make(at);
        return finish(body, contentType, changesAt);
      }),
    );
  }

  app.post(consentPath, bodyLimit({ maxSize: 16 * 1024, onError: tooLarge }), (hono) =>
    postConsent(context, hono.req.raw),
  );

  app.on(["GET", "HEAD"], `${picturesPath}/*`, (hono) => answerPicture(context, hono.req.raw));
  app.on(["GET", "HEAD"], `${documentsPath}/*`, (hono) => answerDocument(context, hono.req.raw));

  app.on(["GET", "HEAD"], "*", (hono) => {
    const asset = assets.answers.get(hono.req.path);
    if (asset) return asset.respond(hono.req.raw);
    if (isForPrograms(hono.req.path)) throw new Problem("not-found");
    return answerPage(hono.req.raw);
  });
  app.all("*", (hono) => {
    if (isForPrograms(hono.req.path)) throw new Problem("not-found");
    throw new Problem("method-not-allowed", { headers: { Allow: "GET, HEAD" } });
  });

  app.onError((error, hono) => {
    const problem = error instanceof Problem ? error : new Problem("internal", { cause: error });
    if (problem.status >= 500) log.error({ err: error, path: hono.req.path }, "request failed");
    const response = wantsPage(hono.req.raw)
      ? renderErrorPage(problem, hono.req.raw.url)
      : problem.toResponse();
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  });

  return {
    fetch: async (request) => app.fetch(request),
    ready(target, cookie) {
      const answer = answers.get(pageKey(target, cookie)) ?? assets.answers.get(target);
      return answer instanceof FinishedAnswer ? answer : undefined;
    },
  };
}

/** What is made for keeping looks at the clock once: nothing can fall due between its content and its next change. */
function atOneMoment(context: Context): Context {
  const moment = context.now();
  return { ...context, now: () => moment };
}

function pageKey(pathname: string, cookie: string | null | undefined): string {
  const consent = cookie ? consentKey(parseConsent(cookie)) : "";
  return consent ? `${pathname} ${consent}` : pathname;
}

function apiKey(request: Request, language: string): string {
  const { pathname } = new URL(request.url);
  return language === "nb" ? pathname : `${pathname}?lang=${language}`;
}

/** A path with a slash too many leads to its page, any other to the home page of its language. */
function nearestPage(path: string): { location: string; status: 301 | 302 } {
  const withoutSlash = path.replace(/\/+$/, "");
  if (withoutSlash && withoutSlash !== path && findPage(withoutSlash))
    return { location: withoutSlash, status: 301 };
  return { location: address("home", splitLanguage(path).language), status: 302 };
}

function redirect({ location, status }: { location: string; status: 301 | 302 }): Response {
  return new Response(null, { status, headers: { Location: location, "Cache-Control": "no-cache" } });
}

function isWellEncoded(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** Addresses of data and files: one that is wrong is 404, and never leads to a page. */
function isForPrograms(path: string): boolean {
  return /^\/(api|data|assets)(\/|$)/.test(path);
}

function wantsPage(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return !isForPrograms(pathname) && (request.headers.get("accept") ?? "").includes("text/html");
}

function tooLarge(): never {
  throw new Problem("content-too-large");
}
