import { setImmediate } from "node:timers/promises";
import { createElement } from "react";
import { address, findPage, type FoundPage } from "#src/i18n/addresses.ts";
import { languageTag } from "#src/i18n/language.ts";
import { findOffPages, withoutLinksTo } from "#src/campsite/menu/menu.server.ts";
import { CachedResponse } from "#src/platform/http/answer.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { Context } from "#src/platform/context.ts";
import type { PolicyWriter } from "#src/platform/http/headers.ts";
import type { Expiring } from "#src/platform/pages/cache.ts";
import {
  isRedirect,
  type AnyPage,
  type Consent,
  type PageContext,
  type Redirect,
  type ReturnedForm,
} from "#src/platform/pages/page.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { renderDocument } from "#src/platform/pages/render.ts";
import { Document } from "#src/site/shell/document.tsx";
import { loadShell, type Shell } from "#src/site/shell/shell.ts";
import type { ShellDictionaries } from "#src/site/shell/shell-dictionaries.ts";
import { siteText } from "#messages/site";

export interface Rendering {
  assetUrl: AssetUrl;
  headers: Record<string, string>;
  policy: PolicyWriter;
  dictionaries: ShellDictionaries;
}

interface Visitor {
  /** The visitor's consent, or undefined until the visitor has chosen. */
  consent: Consent | undefined;
  returned?: ReturnedForm;
  asker?: string;
}

interface RenderedPage {
  html: string;
  headers: Record<string, string>;
  shell: { context: PageContext; shell: Shell };
  /** The time in milliseconds since 1970 at which the page changes without a write. */
  expiresAt: number;
}

/** Renders a page, and returns the response with its expiry. A redirect isn't cached. */
export async function renderPage(
  page: AnyPage,
  found: FoundPage,
  consent: Consent | undefined,
  context: Context,
  { dictionaries, ...rendering }: Rendering,
): Promise<Expiring<CachedResponse | Response>> {
  const rendered = await loadAndRender(page, found, { consent }, context, rendering);
  if (isRedirect(rendered)) {
    const headers = { Location: rendered.redirect, "Cache-Control": "no-cache" };
    return { value: new Response(null, { status: rendered.status, headers }), expiresAt: 0 };
  }
  const { html, shell, expiresAt } = rendered;
  const headers = {
    ...rendered.headers,
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding, Available-Dictionary, Cookie",
    Link: `<${dictionaries.pathOf(shell.context, shell.shell)}>; rel="compression-dictionary"`,
    "Speculation-Rules": '"/site.speculationrules"',
  };
  return { value: new CachedResponse(html, headers, { findDictionary: dictionaries.find }), expiresAt };
}

/** Renders a page with a rejected form or with the form's result, for the visitor who sent the form. */
export async function renderReturnedPage(
  page: AnyPage,
  found: FoundPage,
  visitor: { consent: Consent | undefined; returned: ReturnedForm },
  context: Context,
  rendering: Rendering,
): Promise<Response> {
  const { status, headers, parts } = visitor.returned;
  const shown = { ...found, parts: { ...found.parts, ...parts } };
  const rendered = await loadAndRender(page, shown, visitor, context, rendering);
  if (isRedirect(rendered)) throw new Error(`${found.name} has a form, but redirects.`);
  // The error is at the start of the title, because screen readers read the start first and tabs show only the start.
  const html =
    status < 400
      ? rendered.html
      : rendered.html.replace("<title>", `<title>${siteText[found.language].fault}: `);
  return new Response(html, {
    status,
    headers: { ...rendered.headers, ...headers, "Cache-Control": "no-store" },
  });
}

/** Renders the answer to a visitor's search. It isn't cached, and search engines don't list it. */
export async function renderSearched(
  page: AnyPage,
  found: FoundPage,
  visitor: { consent: Consent | undefined; asker: string },
  context: Context,
  rendering: Omit<Rendering, "dictionaries">,
): Promise<Response> {
  const rendered = await loadAndRender(page, found, visitor, context, rendering);
  if (isRedirect(rendered)) throw new Error(`${found.name} has a search field, but redirects.`);
  return new Response(rendered.html, {
    headers: { ...rendered.headers, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
  });
}

/** Renders a preview, without cache or other sites. @throws Problem "not-found" for a redirected address */
export async function renderPreview(
  page: AnyPage,
  found: FoundPage,
  context: Context,
  rendering: Omit<Rendering, "dictionaries">,
): Promise<string> {
  const render = (at: FoundPage) =>
    loadAndRender(page, at, { consent: { forms: true, social: false, maps: false } }, context, rendering);
  let rendered = await render(found);
  if (isRedirect(rendered)) {
    // The redirect may lead to the same page, which has another address in this language.
    const other = findPage(new URL(rendered.redirect, context.config.siteOrigin).pathname);
    if (other?.name !== found.name) throw new Problem("not-found");
    rendered = await render(other);
  }
  if (isRedirect(rendered)) throw new Problem("not-found");
  return rendered.html;
}

async function loadAndRender(
  page: AnyPage,
  found: FoundPage,
  { consent, returned, asker }: Visitor,
  context: Context,
  { assetUrl, headers, policy }: Omit<Rendering, "dictionaries">,
): Promise<RenderedPage | Redirect> {
  let expiresAt = Infinity;
  const { language } = found;
  const pageContext: PageContext = {
    ...context,
    page: found.name,
    language,
    parts: found.parts,
    asker,
    changesAt(instant) {
      if (instant) expiresAt = Math.min(expiresAt, instant.epochMilliseconds);
    },
  };
  const [data, shell, off] = await Promise.all([
    page.load(pageContext),
    loadShell(pageContext),
    findOffPages(context),
  ]);
  if (isRedirect(data)) return data;
  // Yields, so that the process can answer requests for cached pages between loading and rendering.
  await setImmediate();
  const head = page.head(data, pageContext);
  const document = renderDocument(
    createElement(Document, {
      context: pageContext,
      shell,
      style: page.style,
      head,
      canonicalPath:
        head.canonicalPath ??
        (address as (...parameters: unknown[]) => string)(found.name, language, found.parts),
      consent,
      assetUrl,
      children: createElement(page.View, { data, language, consent, returned, assetUrl }),
    }),
  );
  const html = withoutLinksTo(off, document, context.config.siteOrigin);
  await setImmediate();
  const extra = page.extraSources?.({ data, language, consent });
  return {
    html,
    headers: {
      ...headers,
      ...(extra && { "Content-Security-Policy": policy(extra) }),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": languageTag[language],
    },
    shell: { context: pageContext, shell },
    expiresAt,
  };
}
