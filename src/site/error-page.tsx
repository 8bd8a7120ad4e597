import { splitLanguage, address } from "#src/i18n/addresses.ts";
import { languageTag } from "#src/i18n/language.ts";
import { defineTexts } from "#src/i18n/texts.ts";
import type { Problem } from "#src/platform/problem.ts";
import { renderDocument } from "#src/platform/render.ts";

const errorText = defineTexts({
  nb: {
    title: "Det gikk ikke",
    wrongAddress: "Adressen er skrevet på en måte vi ikke forstår.",
    ourFault: "Noe gikk galt hos oss. Prøv igjen om litt, eller ring oss.",
    home: "Til forsiden",
  },
  en: {
    title: "That didn’t work",
    wrongAddress: "We can’t make sense of that address.",
    ourFault: "Something went wrong on our side. Please try again in a moment, or call us.",
    home: "To the home page",
  },
  de: {
    title: "Das hat nicht geklappt",
    wrongAddress: "Diese Adresse können wir nicht lesen.",
    ourFault:
      "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal oder rufen Sie uns an.",
    home: "Zur Startseite",
  },
});

/** A page for a person who met an error. It needs nothing that may be broken: no data, no shell, no style. */
export function renderErrorPage(problem: Problem, url: string): Response {
  const { language } = splitLanguage(new URL(url).pathname);
  const text = errorText[language];
  const html = renderDocument(
    <html lang={languageTag[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{text.title}</title>
      </head>
      <body>
        <main>
          <h1>{text.title}</h1>
          <p>{problem.status < 500 ? text.wrongAddress : text.ourFault}</p>
          <p>
            <a href={address("home", language)}>{text.home}</a>
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
