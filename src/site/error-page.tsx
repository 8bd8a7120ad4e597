import { splitLanguage, address } from "#src/i18n/addresses.ts";
import { languageTag } from "#src/i18n/language.ts";
import { defineTexts } from "#src/i18n/texts.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { Problem } from "#src/platform/api/problem.ts";
import { renderDocument } from "#src/platform/pages/render.ts";

const errorText = defineTexts({
  nb: {
    title: "Det gikk ikke",
    wrongAddress: "Adressen er skrevet på en måte vi ikke forstår. Se over den, eller gå til forsiden.",
    notUnderstood: "Vi forsto ikke det som ble sendt. Gå tilbake og prøv igjen, eller ring oss.",
    tooLarge: "Det ble for mye på én gang. Gå tilbake, gjør det kortere, og prøv igjen.",
    wrongFields: "Noe i skjemaet er ikke fylt ut slik det skal. Gå tilbake og se over det.",
    tooOften: "Det er sendt mye herfra på kort tid. Vent noen minutter, og prøv igjen.",
    closed: "Dette er slått av akkurat nå. Ring oss, eller send en e-post.",
    ourFault: "Noe gikk galt hos oss. Prøv igjen om litt, eller ring oss.",
    home: "Til forsiden",
  },
  en: {
    title: "That didn’t work",
    wrongAddress: "We can’t make sense of that address. Check it, or go to the home page.",
    notUnderstood: "We couldn’t make sense of what was sent. Go back and try again, or call us.",
    tooLarge: "That was too much at once. Go back, make it shorter and try again.",
    wrongFields: "Something in the form isn’t filled in as it should be. Go back and look it over.",
    tooOften: "A lot has been sent from your network in a short time. Wait a few minutes and try again.",
    closed: "This is turned off at the moment. Call us or send an e-mail.",
    ourFault: "Something went wrong on our side. Please try again in a moment, or call us.",
    home: "Go to the home page",
  },
  de: {
    title: "Das hat nicht geklappt",
    wrongAddress: "Diese Adresse können wir nicht lesen. Prüfen Sie sie, oder gehen Sie zur Startseite.",
    notUnderstood:
      "Das Gesendete konnten wir nicht lesen. Gehen Sie zurück und versuchen Sie es noch einmal, oder rufen Sie uns an.",
    tooLarge: "Das war zu viel auf einmal. Gehen Sie zurück, kürzen Sie und versuchen Sie es noch einmal.",
    wrongFields: "Im Formular stimmt etwas nicht. Gehen Sie zurück und sehen Sie es noch einmal durch.",
    tooOften:
      "Aus Ihrem Netz wurde in kurzer Zeit viel gesendet. Warten Sie einige Minuten und versuchen Sie es noch einmal.",
    closed: "Das ist zurzeit abgeschaltet. Rufen Sie uns an oder schreiben Sie eine E-Mail.",
    ourFault:
      "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal oder rufen Sie uns an.",
    home: "Zur Startseite",
  },
});

/** The sentence to show. Data that was sent and refused doesn't mean that the address is wrong. */
function sentenceFor(
  { kind }: Problem,
  method: string,
): Exclude<keyof (typeof errorText)["nb"], "title" | "home"> {
  switch (kind) {
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
      return method === "POST" ? "notUnderstood" : "wrongAddress";
  }
}

/** The page that people see after an error. It uses nothing that may be broken: no data, no shell. */
export function renderErrorPage(problem: Problem, request: Request, assetUrl: AssetUrl): Response {
  const { language } = splitLanguage(new URL(request.url).pathname);
  const text = errorText[language];
  const html = renderDocument(
    <html lang={languageTag[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{text.title}</title>
        <link rel="stylesheet" href={assetUrl("src/site/shell/inside.css")} />
      </head>
      <body>
        <main className="wrap section prose">
          <h1>{text.title}</h1>
          <p>{text[sentenceFor(problem, request.method)]}</p>
          <p>
            <a className="button" href={address("home", language)}>
              {text.home}
            </a>
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
