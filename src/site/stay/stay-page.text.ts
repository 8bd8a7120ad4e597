import { defineTexts } from "#src/i18n/texts.ts";

/** Texts of every place to stay, besides what staff write about it. */
export const stayText = defineTexts({
  nb: {
    bookDay: "Bestill plass",
    bookCabin: "Bestill hytta",
    waitingList: "Skriv deg på venteliste",
    ask: "Spør om ledig plass",
    withdrawal: "Angreretten gjelder ikke opphold for bestemte datoer.",
    cancelling: "Slik avbestiller du",
    wholeList: "Hele prislisten",
    readAlso: "Les også",
  },
  en: {
    bookDay: "Book a pitch",
    bookCabin: "Book the cabin",
    waitingList: "Join the waiting list",
    ask: "Ask about vacancies",
    withdrawal: "There is no statutory right of withdrawal for stays on particular dates.",
    cancelling: "How to cancel",
    wholeList: "The full price list",
    readAlso: "See also",
  },
  de: {
    bookDay: "Platz buchen",
    bookCabin: "Hütte buchen",
    waitingList: "Auf die Warteliste",
    ask: "Freie Plätze erfragen",
    withdrawal: "Für Aufenthalte an bestimmten Tagen gilt kein gesetzliches Widerrufsrecht.",
    cancelling: "So stornieren Sie",
    wholeList: "Die ganze Preisliste",
    readAlso: "Lesen Sie auch",
  },
});
