import { createElement } from "react";
import { address, type FoundPage } from "#src/i18n/addresses.ts";
import { languageTag } from "#src/i18n/language.ts";
import { FinishedAnswer } from "#src/platform/answer.ts";
import type { AssetUrl } from "#src/platform/assets.ts";
import type { Context } from "#src/platform/context.ts";
import type { Kept, Made } from "#src/platform/kept.ts";
import {
  isRedirect,
  type AnyPage,
  type Consent,
  type PageContext,
  type Redirect,
} from "#src/platform/page.ts";
import { renderDocument } from "#src/platform/render.ts";
import { Document } from "./document.tsx";
import { loadShell, type Shell } from "./shell.ts";

/** What a page and the shell around it show, loaded once for all visitors. */
export interface LoadedPage {
  context: PageContext;
  data: unknown;
  shell: Shell;
}

/** What every page is rendered with. */
export interface Rendering {
  assetUrl: AssetUrl;
  /** The headers of every answer. */
  headers: Record<string, string>;
  loaded: Kept<LoadedPage | Redirect>;
}

/**
 * Turns a page module into an answer: load, render, finish.
 * @returns the answer and the moment it stops being right; a redirect is right only once
 */
export async function renderPage(
  page: AnyPage,
  found: FoundPage,
  consent: Consent | undefined,
  context: Context,
  { assetUrl, headers, loaded }: Rendering,
): Promise<Made<FinishedAnswer | Response>> {
  const key = JSON.stringify(found);
  const { value, expiresAt } = await loaded.getOrMake(key, () => loadPage(page, found, context));
  if (isRedirect(value)) {
    return {
      value: new Response(null, {
        status: value.status,
        headers: { Location: value.redirect, "Cache-Control": "no-cache" },
      }),
      expiresAt,
    };
  }
  const html = renderDocument(
    createElement(Document, {
      context: value.context,
      shell: value.shell,
      head: page.head(value.data, value.context),
      canonicalPath: (address as (...parameters: unknown[]) => string)(
        found.name,
        found.language,
        found.parts,
      ),
      consent,
      assetUrl,
      children: createElement(page.View, { data: value.data, language: found.language, consent, assetUrl }),
    }),
  );
  const answer = new FinishedAnswer(html, {
    ...headers,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": languageTag[found.language],
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding, Cookie",
    "Speculation-Rules": '"/site.speculationrules"',
  });
  return { value: answer, expiresAt };
}

async function loadPage(
  page: AnyPage,
  found: FoundPage,
  context: Context,
): Promise<Made<LoadedPage | Redirect>> {
  let expiresAt = Infinity;
  const pageContext: PageContext = {
    ...context,
    page: found.name,
    language: found.language,
    parts: found.parts,
    changesAt(instant) {
      if (instant) expiresAt = Math.min(expiresAt, instant.epochMilliseconds);
    },
  };
  const [data, shell] = await Promise.all([page.load(pageContext), loadShell(pageContext)]);
  return isRedirect(data)
    ? { value: data, expiresAt: 0 }
    : { value: { context: pageContext, data, shell }, expiresAt };
}
