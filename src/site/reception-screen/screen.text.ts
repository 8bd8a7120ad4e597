import { defineTexts } from "#src/i18n/texts.ts";

/** What stands on the reception's screen besides what the features say. */
export const screenText = defineTexts({
  nb: {
    title: "Skjerm",
    lastFetched: "sist hentet",
    today: "I dag",
    ahead: "Det som skjer",
    allDay: "hele dagen",
    reception: "Resepsjonen",
    reopens: "Vi åpner igjen",
    atNight: "Etter stengetid:",
    phone: "Telefon:",
    toPhone: "Til telefonen",
    at: (time: string) => `kl. ${time}`,
  },
  en: {
    title: "Screen",
    lastFetched: "last updated",
    today: "Today",
    ahead: "What’s on",
    allDay: "all day",
    reception: "Reception",
    reopens: "We open again on",
    atNight: "After hours:",
    phone: "Phone:",
    toPhone: "On your phone",
    at: (time) => time,
  },
  de: {
    title: "Bildschirm",
    lastFetched: "zuletzt geladen",
    today: "Heute",
    ahead: "Das ist los",
    allDay: "ganztägig",
    reception: "Rezeption",
    reopens: "Wieder geöffnet ab",
    atNight: "Nach Schließung:",
    phone: "Telefon:",
    toPhone: "Aufs Handy",
    at: (time) => `${time} Uhr`,
  },
});
