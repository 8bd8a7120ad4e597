import { defineTexts } from "#src/i18n/texts.ts";

/** What is said about every place to stay, besides what staff write of it. */
export const stayText = defineTexts({
  nb: {
    bookDay: "Bestill plass",
    bookCabin: "Bestill hytta",
    waitingList: "Skriv deg på venteliste",
    ask: "Spør om ledig plass",
    wholeList: "Hele prislisten",
    readAlso: "Les også",
  },
  en: {
    bookDay: "Book a pitch",
    bookCabin: "Book the cabin",
    waitingList: "Join the waiting list",
    ask: "Ask about vacancies",
    wholeList: "The full price list",
    readAlso: "See also",
  },
  de: {
    bookDay: "Platz buchen",
    bookCabin: "Hütte buchen",
    waitingList: "Auf die Warteliste",
    ask: "Freie Plätze erfragen",
    wholeList: "Die ganze Preisliste",
    readAlso: "Lesen Sie auch",
  },
});
