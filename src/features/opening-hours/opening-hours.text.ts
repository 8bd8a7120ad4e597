import { defineTexts } from "#src/i18n/texts.ts";

/** What is wrong with opening hours as they are written. */
export const openingHoursFaults = defineTexts({
  nb: {
    noSuchDay: "Denne dagen finnes ikke.",
    seasonReversed: "Sesongen må slutte etter at den begynner.",
    periodReversed: "Perioden må slutte etter at den begynner.",
    hoursReversed: "Velg et klokkeslett som er senere enn åpningen.",
    halfHours: "Skriv begge klokkeslettene, eller la begge stå tomme når det er stengt.",
    sameDay: "Denne dagen står her alt.",
    overlap: (number: number, from: string, to: string) =>
      `Overlapper periode ${number}, som er fra ${from} til ${to}.`,
  },
  en: {
    noSuchDay: "There is no such day.",
    seasonReversed: "The season must end after it begins.",
    periodReversed: "The period must end after it begins.",
    hoursReversed: "Choose a time later than the opening.",
    halfHours: "Enter both times, or leave both blank when it is closed.",
    sameDay: "This day is already here.",
    overlap: (number: number, from: string, to: string) =>
      `Overlaps period ${number}, which is from ${from} to ${to}.`,
  },
  de: {
    noSuchDay: "Diesen Tag gibt es nicht.",
    seasonReversed: "Die Saison muss nach ihrem Beginn enden.",
    periodReversed: "Der Zeitraum muss nach seinem Beginn enden.",
    hoursReversed: "Bitte eine Uhrzeit wählen, die nach der Öffnung liegt.",
    halfHours: "Bitte beide Uhrzeiten eintragen oder beide leer lassen, wenn geschlossen ist.",
    sameDay: "Dieser Tag steht schon hier.",
    overlap: (number: number, from: string, to: string) =>
      `Überschneidet sich mit Zeitraum ${number}, der vom ${from} bis zum ${to} dauert.`,
  },
});

/** What the reception's door says. */
export const receptionText = defineTexts({
  nb: {
    open: (closes: string) => `Resepsjonen er åpen til kl. ${closes}`,
    closed: "Resepsjonen er stengt",
    opensToday: (opens: string) => `Resepsjonen er stengt og åpner kl. ${opens}`,
    opensTomorrow: (opens: string) => `Resepsjonen er stengt og åpner i morgen kl. ${opens}`,
    opensOn: (date: string, opens: string) => `Resepsjonen er stengt og åpner ${date} kl. ${opens}`,
    urgent: (phone: string) => `Haster det, ring ${phone}`,
    season: (date: string) => `Stengt for sesongen. Vi åpner ${date}`,
  },
  en: {
    open: (closes: string) => `Reception is open until ${closes}`,
    closed: "Reception is closed",
    opensToday: (opens: string) => `Reception is closed and opens at ${opens}`,
    opensTomorrow: (opens: string) => `Reception is closed and opens tomorrow at ${opens}`,
    opensOn: (date: string, opens: string) => `Reception is closed and opens on ${date} at ${opens}`,
    urgent: (phone: string) => `If it’s urgent, call ${phone}`,
    season: (date: string) => `Closed for the season. We open on ${date}`,
  },
  de: {
    open: (closes: string) => `Die Rezeption ist bis ${closes} Uhr geöffnet`,
    closed: "Die Rezeption ist geschlossen",
    opensToday: (opens: string) => `Die Rezeption ist geschlossen und öffnet um ${opens} Uhr`,
    opensTomorrow: (opens: string) => `Die Rezeption ist geschlossen und öffnet morgen um ${opens} Uhr`,
    opensOn: (date: string, opens: string) =>
      `Die Rezeption ist geschlossen und öffnet am ${date} um ${opens} Uhr`,
    urgent: (phone: string) => `Wenn es dringend ist: ${phone}`,
    season: (date: string) => `Saisonpause. Wir öffnen am ${date}`,
  },
});
