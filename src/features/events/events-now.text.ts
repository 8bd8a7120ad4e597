import { defineTexts } from "#src/i18n/texts.ts";

export const eventsNowText = defineTexts({
  nb: {
    today: "I dag",
    todayAt: (time: string) => `I dag ${time}`,
    until: (time: string) => `Nå, til ${time}`,
    more: "Om arrangementet",
  },
  en: {
    today: "Today",
    todayAt: (time) => `Today ${time}`,
    until: (time) => `Now, until ${time}`,
    more: "About the event",
  },
  de: {
    today: "Heute",
    todayAt: (time) => `Heute ${time}`,
    until: (time) => `Jetzt, bis ${time}`,
    more: "Zur Veranstaltung",
  },
});
