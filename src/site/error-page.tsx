import { previewPath } from "#src/cms/preview-links/preview-link.ts";
import { splitLanguage, address } from "#src/i18n/addresses.ts";
import { listInWords } from "#src/i18n/phrases.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { Problem } from "#src/platform/api/problem.ts";
import { errorText, previewLinkText, siteText } from "#messages/site";
import { renderDocument } from "#src/platform/pages/render.ts";

/** Returns the key of the sentence that explains the problem to a visitor. */
function sentenceFor(
  { kind }: Problem,
  { method, url }: Request,
): Exclude<keyof (typeof errorText)["nb"], "title" | "goneTitle" | "home" | "contact"> {
  switch (kind) {
    case "gone":
      return "gone";
    case "internal":
    case "database-unavailable":
    case "insufficient-storage":
      return "ourFault";
    case "content-too-large":
      return "tooLarge";
    case "invalid-fields":
      return "wrongFields";
    case "too-many-requests":
      return "tooOften";
    case "closed":
      return "closed";
    default:
      if (new URL(url).pathname.startsWith(previewPath)) return "previewLink";
      return method === "POST" ? "notUnderstood" : "wrongAddress";
  }
}

function wordsFor(problem: Problem, request: Request, language: Language): { title: string; lead: string } {
  const text = errorText[language];
  if (problem.kind === "unfinished") {
    const { title, explanation } = previewLinkText[language].unfinished;
    const fields = [...new Set(problem.errors?.flatMap(({ words }) => words?.[language] ?? []))];
    return { title, lead: explanation({ fields: listInWords(fields, language) }) };
  }
  return {
    title: problem.kind === "gone" ? text.goneTitle : text.title,
    lead: text[sentenceFor(problem, request)],
  };
}

/** Renders the error page. It uses neither data nor the shell, because the error may come from them. */
export function renderErrorPage(problem: Problem, request: Request, assetUrl: AssetUrl): Response {
  const { language } = splitLanguage(new URL(request.url).pathname);
  const text = errorText[language];
  const { title, lead } = wordsFor(problem, request, language);
  const html = renderDocument(
    <html lang={languageTag[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="stylesheet" href={assetUrl("src/site/shell/inside.css")} />
      </head>
      <body>
        <main className="wrap section prose">
          <h1 className="gap-below-16">{title}</h1>
          <p className="lead">{lead}</p>
          <p className="cluster loose">
            <a className="button" href={address("home", language)}>
              {text.home}
            </a>
            {problem.kind === "gone" && (
              <>
                <a className="button" href={address("search", language)}>
                  {siteText[language].pages.search}
                </a>
                <a className="button" href={address("contactUs", language)}>
                  {text.contact}
                </a>
              </>
            )}
          </p>
        </main>
      </body>
    </html>,
  );
  return new Response(html, {
    status: problem.status,
    headers: { ...problem.headers, "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
