import { defineTexts } from "#src/i18n/texts.ts";

/** What opening hours, season and quiet hours say about now; as short as on a sign. */
export const openingHoursNowText = defineTexts({
  nb: {
    seasonUntil: "Sesong til",
    reopens: "Vi åpner igjen",
    reception: "Resepsjonen",
    openUntil: (closes: string) => `Åpen til ${closes}`,
    opensAt: (opens: string) => `Åpner ${opens}`,
    opensTomorrow: (opens: string) => `Åpner i morgen ${opens}`,
    opensOn: (date: string) => `Åpner ${date}`,
    closed: "Stengt",
    otherHours: "Andre tider i dag",
    quietUntil: (time: string) => `Ro til kl. ${time}.`,
    thanks: "Takk for at du går stille.",
  },
  en: {
    seasonUntil: "Season until",
    reopens: "We open again on",
    reception: "Reception",
    openUntil: (closes: string) => `Open until ${closes}`,
    opensAt: (opens: string) => `Opens ${opens}`,
    opensTomorrow: (opens: string) => `Opens tomorrow ${opens}`,
    opensOn: (date: string) => `Opens ${date}`,
    closed: "Closed",
    otherHours: "Other hours today",
    quietUntil: (time: string) => `Quiet until ${time}.`,
    thanks: "Thank you for walking softly.",
  },
  de: {
    seasonUntil: "Saison bis",
    reopens: "Wir öffnen wieder am",
    reception: "Rezeption",
    openUntil: (closes: string) => `Bis ${closes} Uhr`,
    opensAt: (opens: string) => `Ab ${opens} Uhr`,
    opensTomorrow: (opens: string) => `Morgen ab ${opens} Uhr`,
    opensOn: (date: string) => `Ab ${date}`,
    closed: "Geschlossen",
    otherHours: "Heute andere Zeiten",
    quietUntil: (time: string) => `Ruhe bis ${time} Uhr.`,
    thanks: "Danke, dass Sie leise gehen.",
  },
});
