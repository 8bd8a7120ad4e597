import type { Page } from "./page.ts";

export const questions: Page = {
  key: "questions",
  facts: [],
  text: {
    nb: {
      title: "Spørsmål og svar",
      lead: "Det gjestene oftest spør om. Finner du ikke svaret, ringer du oss.",
      description:
        "Svar på det gjester oftest spør om: sen ankomst, hund, ro, strøm, elbil, RFID-kort, bestilling, avfall, telt og sesongplass.",
      body: "",
    },
    en: {
      title: "Questions and answers",
      lead: "What guests ask most often. If you can’t find the answer, give us a call.",
      description:
        "Answers to what guests ask most: late arrival, dogs, quiet hours, electricity, RFID cards, booking, waste, tents and seasonal pitches.",
      body: "",
    },
    de: {
      title: "Fragen und Antworten",
      lead: "Was Gäste am häufigsten fragen. Ist Ihre Frage nicht dabei, rufen Sie uns an.",
      description:
        "Antworten auf häufige Fragen: späte Anreise, Hunde, Nachtruhe, Strom, Elektroauto, RFID-Karte, Buchung, Abfall, Zelte und Saisonplatz.",
      body: "",
    },
  },
};
