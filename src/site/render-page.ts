import { createElement } from "react";
import { address, type FoundPage } from "#src/i18n/addresses.ts";
import { languageTag } from "#src/i18n/language.ts";
import { FinishedAnswer } from "#src/platform/answer.ts";
import type { AssetUrl } from "#src/platform/assets.ts";
import type { Context } from "#src/platform/context.ts";
import { isRedirect, type Consent, type Page, type PageContext } from "#src/platform/page.ts";
import type { FinishedPage } from "#src/platform/page-cache.ts";
import { renderDocument } from "#src/platform/render.ts";
import { Document } from "./document.tsx";
import { loadShell } from "./shell.ts";

/**
 * Turns a page module into an answer: load, render, finish.
 * @returns the finished page with the moment it stops being right, or a redirect
 */
export async function renderPage(
  page: Page<any>,
  found: FoundPage,
  visitor: { consent: Consent | undefined },
  context: Context,
  { assetUrl, headers }: { assetUrl: AssetUrl; headers: Record<string, string> },
): Promise<FinishedPage | Response> {
  let expiresAt = Infinity;
  const pageContext: PageContext = {
    ...context,
    ...visitor,
    page: found.name,
    language: found.language,
    parts: found.parts,
    changesAt(instant) {
      if (instant) expiresAt = Math.min(expiresAt, instant.epochMilliseconds);
    },
  };
  const [data, shell] = await Promise.all([page.load(pageContext), loadShell(pageContext)]);
  if (isRedirect(data)) return new Response(null, { status: data.status, headers: { Location: data.redirect, "Cache-Control": "no-cache" } });
  const html = renderDocument(
    createElement(Document, {
      context: pageContext,
      shell,
      head: page.head(data, pageContext),
      canonicalPath: (address as (...parameters: unknown[]) => string)(found.name, found.language, found.parts),
      assetUrl,
      children: createElement(page.View, { data, language: found.language }),
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
  return { answer, expiresAt };
}
