import { takePreviewTurn } from "#src/cms/preview.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatDay, formatTime } from "#src/i18n/format.ts";
import { languages, languageTag } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Context } from "#src/platform/context.ts";
import type { PolicyWriter } from "#src/platform/http/headers.ts";
import { clientHintsOf, isView } from "#src/platform/http/page-view.ts";
import type { RunPost } from "#src/platform/http/post-limit.ts";
import { previewLinkText } from "#messages/site";
import { previewPath } from "./preview-link.ts";
import { countOpening, openPreviewLink } from "./preview-links.server.ts";

interface Dependencies {
  policy: PolicyWriter;
  /** Renders the page at the URL's path and query. Returns undefined when no page has this path. */
  renderAt(url: URL, at: Context): Promise<string | undefined>;
  pathsIn(at: Context): Promise<(pathname: string) => boolean>;
  renderProblem(problem: Problem, request: Request): Response;
}

/**
 * Answers the requests of preview links: `/preview/TOKEN` leads to the page that shows the next version, and
 * `/preview/TOKEN/PATH` is any page with the next version. No response may be cached or indexed. Browsers don't send
 * the address of a preview page to any other site.
 */
export function createPreviewPages(
  context: Context,
  { policy, renderAt, pathsIn, renderProblem }: Dependencies,
): (request: Request, take: RunPost) => Promise<Response> {
  const headers = {
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": policy({ isInert: true }),
  };

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [, token = "", rest = ""] = /^\/preview\/([^/]*)(.*)/.exec(url.pathname) ?? [];
    const base = `${previewPath}/${token}`;
    return takePreviewTurn(async () => {
      const {
        id,
        until,
        at,
        page = { name: "home", parts: {} },
        place,
      } = await openPreviewLink(context, token);
      if (rest === "") {
        const asker = clientHintsOf(request.method, (name) => request.headers.get(name));
        if (asker && isView(asker)) await countOpening(context, id);
        const path = (address as (...parameters: unknown[]) => string)(page.name, "nb", page.parts);
        const location = base + path + (place ? `#${place}` : "");
        return new Response(null, { status: 302, headers: { ...headers, Location: location } });
      }
      url.pathname = rest;
      const html = await renderAt(url, at);
      if (html === undefined) throw new Problem("not-found");
      return new Response(withLine(toPreview(html, base, await pathsIn(at)), until, context.now()), {
        headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
      });
    });
  }

  return async (request, take) => {
    try {
      return await take(() => answer(request));
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const isNamed = error.kind === "too-many-requests" || error.kind === "unfinished";
      const response = renderProblem(isNamed ? error : new Problem("not-found"), request);
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    }
  };
}

/** Removes scripts, and makes links lead to previews. Matches tags as React and the sanitizer write them. */
const toPreview = (html: string, base: string, isPage: (pathname: string) => boolean): string =>
  html
    .replaceAll(/<script\b.*?<\/script>|<link rel="manifest"[^>]*>/gs, "")
    .replaceAll(/(<a(?:rea)? (?:[^>]* )?href=")(\/[^"?#]*)/g, (whole, before: string, path: string) =>
      isPage(path) ? before + base + path : whole,
    );

function withLine(html: string, until: string, now: Temporal.Instant): string {
  const language = languages.find((each) => html.includes(`<html lang="${languageTag[each]}"`))!;
  const end = Temporal.Instant.from(until);
  const line = previewLinkText[language].line({
    day: formatDay(dayOf(end), language, dayOf(now)),
    time: formatTime(end, language),
  });
  return html.replace(
    "<main",
    () => `<div class="offline-line"><p class="wrap pad-12">${line}</p></div><main`,
  );
}
