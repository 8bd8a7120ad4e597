import { defineTexts } from "#src/i18n/texts.ts";

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
