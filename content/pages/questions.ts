import type { DemoPage } from "./page.ts";

export const questions: DemoPage = {
  page: "questions",
  facts: [],
  text: {
    nb: {
      title: "Spørsmål og svar",
      lead: "Det gjestene oftest spør om. Finner du ikke svaret, ringer du oss.",
      description:
        "Svar på det gjester oftest spør om: sen ankomst, hund, ro, strøm, elbil, RFID-kort, bestilling, avfall, telt og sesongplass.",
      body: `<p>Spør oss gjerne direkte: ring <a href="tel:+4733001234">33\u00a000\u00a012\u00a034</a>, eller bruk <a href="/contactus">kontaktskjemaet</a>. Reglene for plassen står under <a href="/guests">For gjester</a>.</p>`,
    },
    en: {
      title: "Questions and answers",
      lead: "What guests ask most often. If you can’t find the answer, give us a call.",
      description:
        "Answers to what guests ask most: late arrival, dogs, quiet hours, electricity, RFID cards, booking, waste, tents and seasonal pitches.",
      body: `<p>Do ask us directly: call <a href="tel:+4733001234">+47\u00a033\u00a000\u00a012\u00a034</a> or use <a href="/contactus">the contact form</a>. The rules of the site are under <a href="/guests">For guests</a>.</p>`,
    },
    de: {
      title: "Fragen und Antworten",
      lead: "Was Gäste am häufigsten fragen. Ist Ihre Frage nicht dabei, rufen Sie uns an.",
      description:
        "Antworten auf häufige Fragen: späte Anreise, Hunde, Nachtruhe, Strom, Elektroauto, RFID-Karte, Buchung, Abfall, Zelte und Saisonplatz.",
      body: `<p>Fragen Sie uns gern direkt: unter <a href="tel:+4733001234">+47\u00a033\u00a000\u00a012\u00a034</a> oder über das <a href="/contactus">Kontaktformular</a>. Die Regeln für den Platz stehen unter <a href="/guests">Für Gäste</a>.</p>`,
    },
  },
};
