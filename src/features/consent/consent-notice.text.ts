import { defineTexts } from "#src/i18n/texts.ts";

/** What is said where a part of a page waits for consent. */
export const consentNoticeText = defineTexts({
  nb: {
    forms: {
      heading: "Skjemaet venter på et ja",
      explanation:
        "Det du skriver, lagrer vi til vi har svart. Det gjør vi først når du har sagt ja til skjema. Du kan også ringe eller sende e-post.",
      accept: "Si ja til skjema",
    },
    maps: {
      heading: "Kartet venter på et ja",
      explanation: "Kartbildene hentes fra Kartverket, og det skjer først når du har sagt ja til kart.",
      accept: "Vis digitalt kart",
    },
  },
  en: {
    forms: {
      heading: "The form is waiting for a yes",
      explanation:
        "We keep what you write until we have replied, and only once you have said yes to forms. You can also call or send an e-mail.",
      accept: "Say yes to forms",
    },
    maps: {
      heading: "The map is waiting for a yes",
      explanation: "Its pictures are fetched from Kartverket, and only once you have said yes to maps.",
      accept: "Show digital map",
    },
  },
  de: {
    forms: {
      heading: "Das Formular wartet auf Ihr Ja",
      explanation:
        "Was Sie schreiben, speichern wir bis zu unserer Antwort, und erst, wenn Sie Formularen zugestimmt haben. Sie können uns auch anrufen oder eine E-Mail schicken.",
      accept: "Formularen zustimmen",
    },
    maps: {
      heading: "Die Karte wartet auf Ihr Ja",
      explanation:
        "Die Kartenbilder kommen von Kartverket und werden erst geladen, wenn Sie zugestimmt haben.",
      accept: "Digitale Karte zeigen",
    },
  },
});
