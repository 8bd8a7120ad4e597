import { formatCount } from "#src/i18n/format.ts";
import { defineTexts } from "#src/i18n/texts.ts";

/** Words of the search across everything. */
export const searchAdminText = defineTexts({
  nb: {
    title: "Søk",
    label: "Søk i alt",
    what: "Tekster på alle språk, oppslag, nyheter, priser, bilder, meldinger, innstillinger og skjermer.",
    screens: "Skjermer",
    none: (search: string) => `Ingen treff på «${search}»`,
    tryOther: "Prøv færre ord, eller bare begynnelsen av et ord.",
    found: (count: number) => (count === 1 ? "Ett treff" : `${formatCount(count, "nb")} treff`),
    atLeast: (count: number) => `${formatCount(count, "nb")} treff eller flere`,
    all: "Vis alle treff",
  },
  en: {
    title: "Search",
    label: "Search everything",
    what: "Texts in all languages, notices, news, prices, photos, messages, settings and screens.",
    screens: "Screens",
    none: (search: string) => `Nothing found for “${search}”`,
    tryOther: "Try fewer words, or just the beginning of a word.",
    found: (count: number) => (count === 1 ? "One hit" : `${formatCount(count, "en")} hits`),
    atLeast: (count: number) => `${formatCount(count, "en")} hits or more`,
    all: "Show all hits",
  },
  de: {
    title: "Suche",
    label: "Alles durchsuchen",
    what: "Texte in allen Sprachen, Hinweise, Neuigkeiten, Preise, Fotos, Nachrichten, Einstellungen und Bereiche.",
    screens: "Bereiche",
    none: (search: string) => `Nichts gefunden für „${search}“`,
    tryOther: "Versuchen Sie weniger Wörter oder nur den Anfang eines Wortes.",
    found: (count: number) => (count === 1 ? "Ein Treffer" : `${formatCount(count, "de")} Treffer`),
    atLeast: (count: number) => `${formatCount(count, "de")} Treffer oder mehr`,
    all: "Alle Treffer zeigen",
  },
});
