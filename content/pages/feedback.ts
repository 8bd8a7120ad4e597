import type { DemoPage } from "./page.ts";

export const feedback: DemoPage = {
  page: "feedback",
  facts: [],
  text: {
    nb: {
      title: "Forslagskasse",
      lead: "Ris, ros og gode ideer. Du trenger ikke si hvem du er.",
      description:
        "Send oss et forslag om plassen. Bare meldingen må fylles ut, og du trenger ikke oppgi navn.",
      body: `<h2>Hva skjer med det du skriver?</h2>
<p>Vi leser alt, som oftest samme dag. Vil du ha svar, legger du igjen e-postadressen din. Haster det, er det bedre å ringe <a href="tel:+4733001234">33\u00a000\u00a012\u00a034</a>.</p>
<p>Knaggene i dusjene, den lave benken i stellerommene og skiltet med badetemperatur kom alle fra denne kassa.</p>`,
    },
    en: {
      title: "Suggestion box",
      lead: "Praise, complaints and good ideas. There is no need to say who you are.",
      description:
        "Send us a suggestion about the campsite. Only the message is required, and you needn’t give your name.",
      body: `<h2>What happens to what you write?</h2>
<p>We read everything, usually the same day. If you would like an answer, leave your e-mail address. If it is urgent, it is better to call <a href="tel:+4733001234">+47\u00a033\u00a000\u00a012\u00a034</a>.</p>
<p>The hooks in the showers, the low bench in the baby rooms and the sign with the water temperature all came out of this box.</p>`,
    },
    de: {
      title: "Ideenkasten",
      lead: "Lob, Kritik und gute Ideen. Wer Sie sind, müssen Sie nicht verraten.",
      description:
        "Schicken Sie uns einen Vorschlag zum Platz. Nur die Nachricht ist erforderlich, Ihren Namen müssen Sie nicht angeben.",
      body: `<h2>Was passiert mit Ihrer Nachricht?</h2>
<p>Wir lesen alles, meist noch am selben Tag. Möchten Sie eine Antwort, hinterlassen Sie bitte Ihre E-Mail-Adresse. Wenn es eilt, rufen Sie besser unter <a href="tel:+4733001234">+47\u00a033\u00a000\u00a012\u00a034</a> an.</p>
<p>Die Haken in den Duschen, die niedrige Bank in den Wickelräumen und die Tafel mit der Wassertemperatur kamen alle aus diesem Kasten.</p>`,
    },
  },
};
