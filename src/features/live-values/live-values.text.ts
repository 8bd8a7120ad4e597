import type { Period } from "./identity-values.ts";
import { defineTexts } from "#src/i18n/texts.ts";

/** How live values that are made of several parts read, and what staff call those that aren't a field by themselves. */
export const liveValuesText = defineTexts({
  nb: {
    clock: (time: string) => `kl.\u00a0${time}`,
    between: (from: string, to: string) => `${from} til ${to}`,
    betweenTimes: (from: string, to: string) => `${from} til ${to}`,
    quiet: "Når det skal være ro",
    seasonOpens: "Sesongens første dag",
    seasonCloses: "Sesongens siste dag",
    reception: "Når resepsjonen er åpen",
    hours: ({ from, to, opens, closes }: Period) => `${from} til ${to} kl.\u00a0${opens}–${closes}`,
  },
  en: {
    clock: (time: string) => time,
    between: (from: string, to: string) => `${from} to ${to}`,
    betweenTimes: (from: string, to: string) => `${from} to ${to}`,
    quiet: "Quiet hours",
    seasonOpens: "First day of the season",
    seasonCloses: "Last day of the season",
    reception: "When reception is open",
    hours: ({ from, to, opens, closes }: Period) => `${from} to ${to}, ${opens}–${closes}`,
  },
  de: {
    clock: (time: string) => `${time}\u00a0Uhr`,
    between: (from: string, to: string) => `${from} bis ${to}`,
    betweenTimes: (from: string, to: string) => `${from} bis ${to}\u00a0Uhr`,
    quiet: "Ruhezeit",
    seasonOpens: "Erster Tag der Saison",
    seasonCloses: "Letzter Tag der Saison",
    reception: "Wann die Rezeption geöffnet ist",
    hours: ({ from, to, opens, closes }: Period) => `${from} bis ${to} von ${opens} bis ${closes}\u00a0Uhr`,
  },
});
