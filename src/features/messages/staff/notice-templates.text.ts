import { defineTexts } from "#src/i18n/texts.ts";

export const noticeTemplatesText = defineTexts({
  nb: {
    what: "Hva skjer?",
    own: "Skriv et eget oppslag",
    until: "Til",
    ends: { hour: "Om 1 time", threeHours: "Om 3 timer", today: "Ut dagen", unknown: "Vet ikke" },
    where: "Hvor",
    everywhere: "Hele plassen",
    elsewhere: "Annet sted",
    elsewhereHint: "Står slik på alle språk.",
    from: "Fra",
    fromHint: "Tomt: nå.",
    filled: "Teksten er fylt ut på norsk, engelsk og tysk. Et annet sluttidspunkt velger du under «Tas ned».",
  },
  en: {
    what: "What is happening?",
    own: "Write your own notice",
    until: "Until",
    ends: { hour: "In 1 hour", threeHours: "In 3 hours", today: "End of today", unknown: "Don’t know" },
    where: "Where",
    everywhere: "The whole site",
    elsewhere: "Another place",
    elsewhereHint: "Stands like this in all languages.",
    from: "From",
    fromHint: "Blank: now.",
    filled: "The text is filled in in Norwegian, English and German. Choose another end under “Shown until”.",
  },
  de: {
    what: "Was ist los?",
    own: "Selbst einen Hinweis schreiben",
    until: "Bis",
    ends: { hour: "In 1 Stunde", threeHours: "In 3 Stunden", today: "Ende des Tages", unknown: "Unbekannt" },
    where: "Wo",
    everywhere: "Ganzer Platz",
    elsewhere: "Anderer Ort",
    elsewhereHint: "Steht so in allen Sprachen.",
    from: "Ab",
    fromHint: "Leer: jetzt.",
    filled:
      "Der Text ist auf Norwegisch, Englisch und Deutsch ausgefüllt. Ein anderes Ende wählen Sie unter „Sichtbar bis“.",
  },
});
