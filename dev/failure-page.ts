import { stripVTControlCharacters } from "node:util";
import { apiLanguage } from "#src/i18n/language.ts";

/** Returns a page that shows an error to the developer. Vite's client reloads the page after a change of a source. */
export function renderFailure(error: unknown): Response {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const failure = {
    message: stripVTControlCharacters(message),
    // The overlay shows the message above the stack, so the message is removed from the stack.
    stack: stripVTControlCharacters(stack).replace(/^.*?(?=^ +at )/ms, ""),
  };
  const page = `<!doctype html>
    <html lang="${apiLanguage}">
      <meta charset="utf-8" />
      <meta name="color-scheme" content="light dark" />
      <title>Failed</title>
      <script id="failure" type="application/json">${JSON.stringify(failure).replaceAll("<", String.raw`\u003c`)}</script>
      <script type="module" src="/@vite/client"></script>
      <script type="module" src="/dev/failure-page.client.ts"></script>
    </html>`;
  return new Response(page, { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
