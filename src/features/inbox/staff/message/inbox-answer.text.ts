import type { Language } from "#src/i18n/language.ts";

const nb = {
  heading: "Svar",
  by: (author: string, when: string) => (author ? `${author} svarte ${when}` : `Besvart ${when}`),
  markedBy: (author: string, when: string) =>
    author ? `${author} merket den som besvart ${when}` : `Merket som besvart ${when}`,
  sign: "Besvart",
  states: {
    waiting: "På vei. Tar ikke e-posttjeneren imot det, prøves det igjen av seg selv i to dager.",
    refused: "Kom ikke fram: e-posttjeneren tok ikke imot det. Se om adressen er riktig, eller ring.",
  },
  label: (name: string) => (name ? `Svar til ${name}` : "Svar"),
  hint: (email: string) => `Går til ${email}. Navnet på plassen og det gjesten skrev, kommer under svaret.`,
  formLanguage: {
    nb: "",
    en: "Gjesten brukte det engelske skjemaet.",
    de: "Gjesten brukte det tyske skjemaet.",
  },
  empty: "Skriv et svar først.",
  tooLong: (most: number) => `Høyst ${most} tegn.`,
  send: "Send svaret",
  sending: "Sender …",
  own: "Bruk eget e-postprogram",
  discard: "Forkast",
  sent: (name: string) => (name ? `Svaret til ${name} er sendt.` : "Svaret er sendt."),
  notSent: "Ble ikke sendt. Det du skrev, er tatt vare på.",
  notSentAgain: "Ble ikke prøvd igjen.",
  alsoAnswered: "Noen andre har svart imens. Les svaret over. Send ditt hvis det trengs likevel.",
  changed: "Meldingen er endret imens. Se om svaret fortsatt passer, og send igjen.",
  notLoaded: "Svarene ble ikke hentet.",
  templates: {
    choose: "Bruk en svarmal",
    edit: "Endre svarmalene",
    write: "Skriv svarmaler for det dere ofte svarer",
    norwegian: "bare på norsk",
  },
  others: "Skrev også",
  answered: "besvart",
};
type Words = typeof nb;

const en: Words = {
  heading: "Answers",
  by: (author, when) => (author ? `${author} answered ${when}` : `Answered ${when}`),
  markedBy: (author, when) =>
    author ? `${author} marked it as answered ${when}` : `Marked as answered ${when}`,
  sign: "Answered",
  states: {
    waiting: "On its way. If the mail server doesn’t take it, it is tried again by itself for two days.",
    refused: "Not delivered: the mail server didn’t take it. Check the address, or call.",
  },
  label: (name) => (name ? `Answer to ${name}` : "Answer"),
  hint: (email) => `Goes to ${email}. The campsite’s name and what the guest wrote follow below it.`,
  formLanguage: {
    nb: "The guest used the Norwegian form.",
    en: "",
    de: "The guest used the German form.",
  },
  empty: "Write an answer first.",
  tooLong: (most) => `At most ${most} characters.`,
  send: "Send answer",
  sending: "Sending…",
  own: "Use your own e-mail program",
  discard: "Discard",
  sent: (name) => (name ? `The answer to ${name} has been sent.` : "The answer has been sent."),
  notSent: "Not sent. What you wrote is kept.",
  notSentAgain: "Not tried again.",
  alsoAnswered:
    "Somebody else has answered in the meantime. Read their answer above. Send yours if it is still needed.",
  changed: "The message has changed in the meantime. See whether your answer still fits, and send it again.",
  notLoaded: "The answers couldn’t be loaded.",
  templates: {
    choose: "Use a template",
    edit: "Edit the templates",
    write: "Write templates for what you often answer",
    norwegian: "in Norwegian only",
  },
  others: "Also wrote",
  answered: "answered",
};

const de: Words = {
  heading: "Antworten",
  by: (author, when) => (author ? `${author} hat ${when} geantwortet` : `Beantwortet ${when}`),
  markedBy: (author, when) =>
    author ? `${author} hat sie ${when} als beantwortet markiert` : `Als beantwortet markiert ${when}`,
  sign: "Beantwortet",
  states: {
    waiting:
      "Unterwegs. Nimmt der Mailserver sie nicht an, wird es zwei Tage lang von selbst wieder versucht.",
    refused:
      "Nicht angekommen: Der Mailserver hat sie nicht angenommen. Bitte die Adresse prüfen oder anrufen.",
  },
  label: (name) => (name ? `Antwort an ${name}` : "Antwort"),
  hint: (email) =>
    `Geht an ${email}. Der Name des Platzes und die Nachricht des Gastes stehen unter der Antwort.`,
  formLanguage: {
    nb: "Der Gast hat das norwegische Formular benutzt.",
    en: "Der Gast hat das englische Formular benutzt.",
    de: "",
  },
  empty: "Bitte zuerst eine Antwort schreiben.",
  tooLong: (most) => `Höchstens ${most} Zeichen.`,
  send: "Antwort senden",
  sending: "Wird gesendet …",
  own: "Eigenes E-Mail-Programm benutzen",
  discard: "Verwerfen",
  sent: (name) => (name ? `Die Antwort an ${name} ist gesendet.` : "Die Antwort ist gesendet."),
  notSent: "Nicht gesendet. Was Sie geschrieben haben, bleibt erhalten.",
  notSentAgain: "Nicht erneut versucht.",
  alsoAnswered:
    "Inzwischen hat jemand anderes geantwortet. Die Antwort steht oben. Senden Sie Ihre nur, wenn sie noch nötig ist.",
  changed:
    "Die Nachricht wurde inzwischen geändert. Prüfen Sie, ob Ihre Antwort noch passt, und senden Sie sie noch einmal.",
  notLoaded: "Die Antworten konnten nicht geladen werden.",
  templates: {
    choose: "Vorlage verwenden",
    edit: "Vorlagen bearbeiten",
    write: "Vorlagen schreiben für häufige Antworten",
    norwegian: "nur auf Norwegisch",
  },
  others: "Schrieb auch",
  answered: "beantwortet",
};

/** Texts for answering a message. */
export const inboxAnswerText: Record<Language, Words> = { nb, en, de };
