import { stripVTControlCharacters } from "node:util";
import { apiLanguage } from "#src/i18n/language.ts";
import { escapeXml } from "#src/platform/pages/site-file.ts";

/** Tells the developer why a page failed. Vite's client loads the page again once a source has changed. */
export function renderFailure(error: unknown): Response {
  const { stack = String(error) } = error instanceof Error ? error : {};
  const page = `<!doctype html>
    <html lang="${apiLanguage}">
      <meta charset="utf-8" />
      <meta name="color-scheme" content="light dark" />
      <title>Failed</title>
      <script type="module" src="/@vite/client"></script>
      <pre>${escapeXml(stripVTControlCharacters(stack))}</pre>
    </html>`;
  return new Response(page, { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
