import { languageTag, languages, type Language } from "#src/i18n/language.ts";
import { withoutNetworkText } from "#messages/notifications";

/** The styles are inline, because no style sheet can load. */
const styles = `
:root { color-scheme: light dark; font: 1.0625rem/1.55 system-ui, sans-serif }
body { margin: 0; border-top: 3.75rem solid #0a3641; background: light-dark(#fbf8f3, #0b1f27); color: light-dark(#14242b, #f1eadd) }
main { max-width: 36rem; padding: 1.5rem 1rem }
h1 { font-size: 1.625rem }
a { display: inline-block; margin-top: 0.5rem; padding: 0.7rem 1.5rem; border-radius: 6px; background: light-dark(#9a4223, #b95a36); color: #fff; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid light-dark(#0f4c5c, #f2b84b); outline-offset: 2px }
`;

/** Returns the page in one of the browser's languages, because a worker can't read the language of the staff area. */
export function withoutNetwork(preferred: readonly string[]): Response {
  const language = languageOf(preferred);
  const { title, words, kept, retry } = withoutNetworkText[language];
  const page = `<!doctype html>
<html lang="${languageTag[language]}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${styles}</style>
<main><h1>${title}</h1><p>${words}</p><p>${kept}</p><a href="">${retry}</a></main>`;
  return new Response(page, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
}

function languageOf(preferred: readonly string[]): Language {
  const known = preferred
    .map((tag) => tag.slice(0, 2))
    .map((code) => (code === "no" || code === "nn" ? "nb" : languages.find((each) => each === code)));
  return known.find((each) => each !== undefined) ?? "nb";
}
