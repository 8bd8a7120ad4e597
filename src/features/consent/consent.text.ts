import { defineTexts } from "#src/i18n/texts.ts";

/** The panel that asks, and what each purpose means. */
export const consentText = defineTexts({
  nb: {
    heading: "Du bestemmer hva vi henter",
    explanation: "Bare det nødvendige er på nå. Skjema, sosiale medier og kart venter på svaret ditt.",
    answered: "Slik har du valgt. Du kan endre det når som helst.",
    more: "Mer om personvern",
    acceptAll: "Godta alle",
    onlyNecessary: "Bare nødvendige",
    chooseYourself: "Velg selv",
    hideChoices: "Skjul valg",
    save: "Lagre valg",
    close: "Lukk uten å endre",
    forms: { name: "Skjema", meaning: "Det du skriver, lagres hos oss" },
    social: {
      name: "Sosiale medier",
      meaning: "Innlegg hentes fra en annen tjeneste",
      meaningOf: (service: string) => `${service} får IP-adressen din, kanskje utenfor EØS`,
    },
    maps: { name: "Kart", meaning: "Kartbilder fra Kartverket" },
  },
  en: {
    heading: "You decide what we fetch",
    explanation: "Only what is necessary is on. Forms, social media and maps are waiting for your answer.",
    answered: "This is what you chose. You can change it at any time.",
    more: "More about privacy",
    acceptAll: "Accept all",
    onlyNecessary: "Only necessary",
    chooseYourself: "Let me choose",
    hideChoices: "Hide choices",
    save: "Save choices",
    close: "Close without changing",
    forms: { name: "Forms", meaning: "What you write is stored with us" },
    social: {
      name: "Social media",
      meaning: "Posts are fetched from another service",
      meaningOf: (service: string) => `${service} gets your IP address, possibly outside the EEA`,
    },
    maps: { name: "Maps", meaning: "Map images from Kartverket, Norway’s mapping authority" },
  },
  de: {
    heading: "Sie entscheiden, was wir laden",
    explanation:
      "Nur das Notwendige ist aktiv. Formulare, soziale Medien und Landkarten warten auf Ihre Antwort.",
    answered: "So haben Sie gewählt. Sie können es jederzeit ändern.",
    more: "Mehr zum Datenschutz",
    acceptAll: "Alle akzeptieren",
    onlyNecessary: "Nur notwendige",
    chooseYourself: "Selbst auswählen",
    hideChoices: "Auswahl ausblenden",
    save: "Auswahl speichern",
    close: "Ohne Änderung schließen",
    forms: {
      name: "Formulare",
      meaning: "Was Sie schreiben, wird bei uns gespeichert",
    },
    social: {
      name: "Soziale Medien",
      meaning: "Beiträge kommen von einem anderen Dienst",
      meaningOf: (service: string) => `${service} erhält Ihre IP-Adresse, möglicherweise außerhalb des EWR`,
    },
    maps: { name: "Landkarten", meaning: "Kartenbilder vom norwegischen Kartverket" },
  },
});

/** What is said where a part of a page waits for consent: the form, and the map that a drawn one stands for. */
export const consentNoticeText = defineTexts({
  nb: {
    forms: {
      heading: "Skjemaet trenger samtykket ditt",
      explanation: "Det du skriver, lagres hos oss, og det skjer først når du har sagt ja til skjema.",
      otherWays: "Du kan også ringe eller sende e-post.",
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
      explanation: "What you write is stored with us, and only once you have said yes to forms.",
      otherWays: "You can also call or send an e-mail.",
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
        "Was Sie schreiben, wird bei uns gespeichert, und zwar erst, wenn Sie Formularen zugestimmt haben.",
      otherWays: "Sie können uns auch anrufen oder eine E-Mail schicken.",
      accept: "Formularen zustimmen",
    },
    maps: {
      explanation:
        "Die Kartenbilder kommen von Kartverket und werden erst geladen, wenn Sie zugestimmt haben.",
      accept: "Digitale Karte zeigen",
    },
  },
});
