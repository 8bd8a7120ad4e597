import { defineTexts } from "#src/i18n/texts.ts";

/** Texts of live values in the fields where staff write. */
export const liveValuesText = defineTexts({
  nb: {
    insert: "Sett inn opplysning",
    short: "Opplysning",
    search: "Søk etter en opplysning",
    none: "Ingen opplysning heter det.",
    lastUsed: "Sist brukt",
    keys: "Piltaster velger, Enter setter inn.",
    follows: "Endres den ett sted, endres den her også.",
    present: (name: string) => `${name}. Endres under`,
    guestsRead: "Gjestene leser:",
  },
  en: {
    insert: "Insert a live value",
    short: "Live value",
    search: "Search for a live value",
    none: "No live value is called that.",
    lastUsed: "Used last",
    keys: "Arrow keys choose, Enter inserts.",
    follows: "Changed in one place, it changes here too.",
    present: (name: string) => `${name}. Changed under`,
    guestsRead: "Guests read:",
  },
  de: {
    insert: "Angabe einfügen",
    short: "Angabe",
    search: "Nach einer Angabe suchen",
    none: "Keine Angabe heißt so.",
    lastUsed: "Zuletzt benutzt",
    keys: "Pfeiltasten wählen, Enter fügt ein.",
    follows: "An einer Stelle geändert, ändert sie sich auch hier.",
    present: (name: string) => `${name}. Geändert wird sie unter`,
    guestsRead: "Gäste lesen:",
  },
});
