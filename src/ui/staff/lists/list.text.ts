import { formatCount } from "#src/i18n/format.ts";
import { defineTexts } from "#src/i18n/texts.ts";

/** The words of every list that is narrowed and shown a part at a time. */
export const listText = defineTexts({
  nb: {
    search: "Søk i tittel og tekst",
    states: "Tilstand",
    all: "Alle",
    untranslated: "Mangler oversettelse",
    shown: (shown: number, count: number) =>
      `Viser ${formatCount(shown, "nb")} av ${formatCount(count, "nb")}`,
    noneFound: {
      heading: "Ingen treff",
      explanation: "Prøv et annet ord, eller vis alle.",
      showAll: "Vis alle",
    },
  },
  en: {
    search: "Search titles and text",
    states: "State",
    all: "All",
    untranslated: "Translation missing",
    shown: (shown, count) => `Showing ${formatCount(shown, "en")} of ${formatCount(count, "en")}`,
    noneFound: {
      heading: "Nothing found",
      explanation: "Try another word, or show everything.",
      showAll: "Show all",
    },
  },
  de: {
    search: "In Titel und Text suchen",
    states: "Status",
    all: "Alle",
    untranslated: "Übersetzung fehlt",
    shown: (shown, count) => `${formatCount(shown, "de")} von ${formatCount(count, "de")} angezeigt`,
    noneFound: {
      heading: "Nichts gefunden",
      explanation: "Versuchen Sie ein anderes Wort, oder zeigen Sie alle an.",
      showAll: "Alle anzeigen",
    },
  },
});
