import { defineTexts } from "#src/i18n/texts.ts";

/** What the reception's door says. */
export const receptionText = defineTexts({
  nb: {
    open: (closes: string) => `Resepsjonen er åpen til kl. ${closes}`,
    opensLater: (opens: string) => `Resepsjonen åpner kl. ${opens}`,
    closed: "Resepsjonen er stengt for i dag",
    season: (date: string) => `Stengt for sesongen. Vi åpner ${date}`,
    hoursToday: (opens: string, closes: string) => `Resepsjonen er åpen ${opens}–${closes} i dag.`,
  },
  en: {
    open: (closes: string) => `Reception is open until ${closes}`,
    opensLater: (opens: string) => `Reception opens at ${opens}`,
    closed: "Reception is closed for today",
    season: (date: string) => `Closed for the season. We open on ${date}`,
    hoursToday: (opens: string, closes: string) => `Reception is open ${opens}–${closes} today.`,
  },
  de: {
    open: (closes: string) => `Die Rezeption ist bis ${closes} Uhr geöffnet`,
    opensLater: (opens: string) => `Die Rezeption öffnet um ${opens} Uhr`,
    closed: "Die Rezeption hat für heute geschlossen",
    season: (date: string) => `Saisonpause. Wir öffnen am ${date}`,
    hoursToday: (opens: string, closes: string) => `Die Rezeption ist heute ${opens}–${closes} Uhr geöffnet.`,
  },
});
