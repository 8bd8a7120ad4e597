import { defineTexts } from "#src/i18n/texts.ts";

/** What is wrong with opening hours as they are written. */
export const openingHoursFaults = defineTexts({
  nb: {
    noSuchDay: "Denne dagen finnes ikke.",
    seasonReversed: "Sesongen må slutte etter at den begynner.",
    periodReversed: "Perioden må slutte etter at den begynner.",
    hoursReversed: "Velg et klokkeslett som er senere enn åpningen.",
    overlap: (number: number, from: string, to: string) =>
      `Overlapper periode ${number}, som er fra ${from} til ${to}.`,
  },
  en: {
    noSuchDay: "There is no such day.",
    seasonReversed: "The season must end after it begins.",
    periodReversed: "The period must end after it begins.",
    hoursReversed: "Choose a time later than the opening.",
    overlap: (number: number, from: string, to: string) =>
      `Overlaps period ${number}, which is from ${from} to ${to}.`,
  },
  de: {
    noSuchDay: "Diesen Tag gibt es nicht.",
    seasonReversed: "Die Saison muss nach ihrem Beginn enden.",
    periodReversed: "Der Zeitraum muss nach seinem Beginn enden.",
    hoursReversed: "Bitte eine Uhrzeit wählen, die nach der Öffnung liegt.",
    overlap: (number: number, from: string, to: string) =>
      `Überschneidet sich mit Zeitraum ${number}, der vom ${from} bis zum ${to} dauert.`,
  },
});
