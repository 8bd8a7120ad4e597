import type { Period } from "./identity-values.ts";
import { defineTexts } from "#src/i18n/texts.ts";

/** How live values that are made of several parts read, and what staff call those that aren't a field by themselves. */
export const liveValuesText = defineTexts({
  nb: {
    clock: (time: string) => `kl.\u00a0${time}`,
    between: (from: string, to: string) => `${from} til ${to}`,
    betweenTimes: (from: string, to: string) => `${from} til ${to}`,
    hours: ({ days, opens, closes }: Period) => `${days} kl.\u00a0${opens}–${closes}`,
    dayInFigures: (day: string) => day,
    places: {
      identity: "Om campingplassen",
      openingHours: "Åpningstider og sesong",
      prices: (year: number) => `Priser ${year}`,
    },
    names: {
      quiet: "Når det skal være ro",
      season: "Sesongen",
      dates: "Sesongen i tall",
      opens: "Sesongens første dag",
      closes: "Sesongens siste dag",
      reception: "Når resepsjonen er åpen",
      lowest: (group: string) => `${group}: laveste pris`,
      year: "Året prisene gjelder for",
    },
  },
  en: {
    clock: (time: string) => time,
    between: (from: string, to: string) => `${from} to ${to}`,
    betweenTimes: (from: string, to: string) => `${from} to ${to}`,
    hours: ({ days, opens, closes }: Period) => `${days}, ${opens}–${closes}`,
    dayInFigures: (day: string) => day,
    places: {
      identity: "About the campsite",
      openingHours: "Opening hours and season",
      prices: (year: number) => `Prices ${year}`,
    },
    names: {
      quiet: "Quiet hours",
      season: "The season",
      dates: "The season in figures",
      opens: "First day of the season",
      closes: "Last day of the season",
      reception: "When reception is open",
      lowest: (group: string) => `${group}: lowest price`,
      year: "The year of the prices",
    },
  },
  de: {
    clock: (time: string) => `${time}\u00a0Uhr`,
    between: (from: string, to: string) => `${from} bis ${to}`,
    betweenTimes: (from: string, to: string) => `${from} bis ${to}\u00a0Uhr`,
    hours: ({ days, opens, closes }: Period) => `${days} von ${opens} bis ${closes}\u00a0Uhr`,
    dayInFigures: (day: string) => `${day}.`,
    places: {
      identity: "Über den Campingplatz",
      openingHours: "Öffnungszeiten und Saison",
      prices: (year: number) => `Preise ${year}`,
    },
    names: {
      quiet: "Ruhezeit",
      season: "Die Saison",
      dates: "Die Saison in Zahlen",
      opens: "Erster Tag der Saison",
      closes: "Letzter Tag der Saison",
      reception: "Wann die Rezeption geöffnet ist",
      lowest: (group: string) => `${group}: niedrigster Preis`,
      year: "Das Jahr der Preise",
    },
  },
});
