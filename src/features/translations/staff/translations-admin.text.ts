import { defineTexts } from "#src/i18n/texts.ts";

/** Words of the list of what isn't translated. */
export const translationsAdminText = defineTexts({
  nb: {
    title: "Oversettelser",
    what: "Alt som mangler, eller som er eldre enn det norske. Gjestene ser norsk der noe mangler.",
    filter: "Språk",
    all: "Alle",
    missing: (fields: string) => `Mangler: ${fields}`,
    outdated: (fields: string) => `Utdatert: ${fields}`,
    done: "Alt er oversatt.",
    doneWhat: "Endrer noen det norske, kommer oversettelsen hit.",
    doneIn: { en: "Alt er oversatt til engelsk.", de: "Alt er oversatt til tysk." },
    showAll: "Vis alle",
  },
  en: {
    title: "Translations",
    what: "All that is missing, or older than the Norwegian. Guests see Norwegian where something is missing.",
    filter: "Language",
    all: "All",
    missing: (fields) => `Missing: ${fields}`,
    outdated: (fields) => `Outdated: ${fields}`,
    done: "Everything is translated.",
    doneWhat: "When somebody changes the Norwegian, its translation comes here.",
    doneIn: { en: "Everything is translated into English.", de: "Everything is translated into German." },
    showAll: "Show all",
  },
  de: {
    title: "Übersetzungen",
    what: "Alles, was fehlt oder älter ist als das Norwegische. Wo etwas fehlt, sehen Gäste Norwegisch.",
    filter: "Sprache",
    all: "Alle",
    missing: (fields) => `Fehlt: ${fields}`,
    outdated: (fields) => `Veraltet: ${fields}`,
    done: "Alles ist übersetzt.",
    doneWhat: "Ändert jemand das Norwegische, kommt die Übersetzung hierher.",
    doneIn: { en: "Alles ist ins Englische übersetzt.", de: "Alles ist ins Deutsche übersetzt." },
    showAll: "Alle anzeigen",
  },
});
