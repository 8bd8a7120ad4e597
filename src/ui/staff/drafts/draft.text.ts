import type { Language } from "#src/i18n/language.ts";

const nb = {
  /**
   * @param what as "et ulagret oppslag"
   * @param from as "fra kl. 14.06"
   */
  heading: (what: string, from: string) => `Du har ${what} ${from}.`,
  unsavedText: "ulagret tekst",
  today: (time: string) => `fra kl. ${time}`,
  otherDay: (day: string) => `fra ${day}`,
  outdated: "Noen andre har lagret siden. Når du lagrer, får du se begge versjonene.",
  keep: "Fortsett",
  discard: "Forkast",
  discarded: "Det ulagrede er forkastet.",
  unreadable: "En eldre sikkerhetskopi på denne enheten passer ikke i skjemaet lenger, og er tatt bort.",
  notKept: "Nettleseren har ikke plass til en sikkerhetskopi. Lagre ofte.",
  safe: "Det du skrev, er trygt på denne enheten.",
  here: "Ulagret på denne enheten",
};

type Words = typeof nb;

const en: Words = {
  heading: (what, from) => `You have ${what} ${from}.`,
  unsavedText: "unsaved text",
  today: (time) => `from ${time}`,
  otherDay: (day) => `from ${day}`,
  outdated: "Somebody else has saved since. When you save, you will see both versions.",
  keep: "Continue",
  discard: "Discard",
  discarded: "The unsaved changes have been discarded.",
  unreadable: "An older backup copy on this device no longer fits the form and has been removed.",
  notKept: "The browser has no room for a backup copy. Save often.",
  safe: "What you wrote is safe on this device.",
  here: "Not saved, on this device",
};

const de: Words = {
  heading: (what, from) => `Sie haben ${what} ${from}.`,
  unsavedText: "ungespeicherten Text",
  today: (time) => `von ${time} Uhr`,
  otherDay: (day) => `vom ${day}`,
  outdated: "Inzwischen hat jemand anderes gespeichert. Beim Speichern sehen Sie beide Fassungen.",
  keep: "Fortsetzen",
  discard: "Verwerfen",
  discarded: "Die ungespeicherten Änderungen sind verworfen.",
  unreadable:
    "Eine ältere Sicherungskopie auf diesem Gerät passt nicht mehr ins Formular und wurde entfernt.",
  notKept: "Der Browser hat keinen Platz für eine Sicherungskopie. Speichern Sie oft.",
  safe: "Was Sie geschrieben haben, ist auf diesem Gerät sicher.",
  here: "Nicht gespeichert, auf diesem Gerät",
};

/** Texts about drafts in the browser. */
export const draftText: Record<Language, Words> = { nb, en, de };
