import { defineTexts } from "#src/i18n/texts.ts";

/** What is said where a part of a page waits for consent: the form, and the map that a drawn one stands for. */
export const consentNoticeText = defineTexts({
  nb: {
    forms: {
      heading: "Skjemaet trenger samtykket ditt",
      explanation:
        "Det du skriver, lagres hos oss, og det skjer først når du har sagt ja til skjema. Du kan også ringe eller sende e-post.",
      accept: "Si ja til skjema",
    },
    maps: {
      explanation: "Kartbildene hentes fra Kartverket, og det skjer først når du har sagt ja til kart.",
      accept: "Vis digitalt kart",
    },
  },
  en: {
    forms: {
      heading: "The form needs your consent",
      explanation:
        "What you write is stored with us, and only once you have said yes to forms. You can also call or send an e-mail.",
      accept: "Say yes to forms",
    },
    maps: {
      explanation: "The map images are fetched from Kartverket, and only once you have said yes to maps.",
      accept: "Show digital map",
    },
  },
  de: {
    forms: {
      heading: "Das Formular braucht Ihre Einwilligung",
      explanation:
        "Was Sie schreiben, wird bei uns gespeichert, und zwar erst, wenn Sie Formularen zugestimmt haben. Sie können uns auch anrufen oder eine E-Mail schicken.",
      accept: "Formularen zustimmen",
    },
    maps: {
      explanation:
        "Die Kartenbilder kommen von Kartverket und werden erst geladen, wenn Sie zugestimmt haben.",
      accept: "Digitale Karte zeigen",
    },
  },
});
