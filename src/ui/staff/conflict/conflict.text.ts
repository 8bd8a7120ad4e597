import type { Language } from "#src/i18n/language.ts";

/** A person's name; without one the texts say "the others". */
type Who = string | undefined;

const count = (number: number, words: readonly string[]) => words[number] ?? String(number);
const nbCount = (number: number) => count(number, ["Ingen", "Ett", "To", "Tre", "Fire", "Fem", "Seks"]);
const enCount = (number: number) => count(number, ["No", "One", "Two", "Three", "Four", "Five", "Six"]);
const deCount = (number: number) => count(number, ["Kein", "Ein", "Zwei", "Drei", "Vier", "Fünf", "Sechs"]);

const nb = {
  back: "Tilbake til skjemaet",
  name: "To versjoner",
  notSaved: "Ditt er ikke lagret",
  save: "Lagre valgene",
  copy: "Kopier min tekst",
  copied: "Kopiert",
  notCopied: "Fikk ikke kopiert. Merk teksten og kopier den selv.",
  today: (time: string) => `kl. ${time}`,
  otherDay: (day: string) => day,
  newer: (who: Who, at: string) => `${who ?? "Noen andre"} lagret en nyere versjon ${at}, mens du skrev.`,
  newest: (who: Who, at: string) =>
    `${who ?? "Noen andre"} lagret enda en versjon ${at}. Valgene som fortsatt gjelder, er beholdt.`,
  nothingLost: "Ingenting er borte.",
  chosen: (fields: number) =>
    fields === 1
      ? "Ett felt er valgt for deg fordi bare én av dere endret det."
      : `${nbCount(fields)} felt er valgt for deg fordi bare én av dere endret dem.`,
  left: (fields: number) => (fields === 0 ? "Alle felt er valgt." : `${nbCount(fields)} felt gjenstår.`),
  theirs: (who: Who) => (who ? `Versjonen til ${who}` : "Den andre versjonen"),
  mine: "Din versjon",
  savedAt: (at: string) => `Lagret ${at}`,
  unsaved: "Ikke lagret",
  changed: {
    theirs: (who: Who) => (who ? `Bare ${who} endret` : "Bare de andre endret"),
    mine: () => "Bare du endret",
    both: () => "Begge endret",
  },
  chooseOne: "Velg én",
  chooseFirst: (field: string) => `Velg én versjon av «${field}» først.`,
  swap: "Bytt",
  join: "Sett sammen begge",
  joined: "Satt sammen",
  joinedHint:
    "Det begge har endret, står to ganger: den andre versjonen først, så din. Rett det til slik du vil ha det.",
  whole: "Vis hele teksten",
  brief: "Vis bare endringene",
  onlyFormat: "Ordene er de samme; bare utformingen er forskjellig.",
  same: (fields: number) => (fields === 1 ? "Ett felt er likt" : `${nbCount(fields)} felt er like`),
  allTheirs: (who: Who) => (who ? `Bruk alt fra ${who}` : "Bruk alt fra dem"),
  allMine: "Bruk alt fra meg",
};

type Words = typeof nb;

const en: Words = {
  back: "Back to the form",
  name: "Two versions",
  notSaved: "Yours isn’t saved",
  save: "Save the choices",
  copy: "Copy my text",
  copied: "Copied",
  notCopied: "It couldn’t be copied. Select the text and copy it yourself.",
  today: (time) => `at ${time}`,
  otherDay: (day) => `on ${day}`,
  newer: (who, at) => `${who ?? "Somebody else"} saved a newer version ${at}, while you were writing.`,
  newest: (who, at) =>
    `${who ?? "Somebody else"} saved yet another version ${at}. Your choices that still hold are kept.`,
  nothingLost: "Nothing is lost.",
  chosen: (fields) =>
    fields === 1
      ? "One field is chosen for you, because only one of you changed it."
      : `${enCount(fields)} fields are chosen for you, because only one of you changed them.`,
  left: (fields) =>
    fields === 0
      ? "Every field is chosen."
      : fields === 1
        ? "One field is left."
        : `${enCount(fields)} fields are left.`,
  theirs: (who) => (who ? `${who}’s version` : "Their version"),
  mine: "Your version",
  savedAt: (at) => `Saved ${at}`,
  unsaved: "Not saved",
  changed: {
    theirs: (who) => (who ? `Only ${who} changed it` : "Only they changed it"),
    mine: () => "Only you changed it",
    both: () => "Both of you changed it",
  },
  chooseOne: "Choose one",
  chooseFirst: (field) => `Choose one version of “${field}” first.`,
  swap: "Swap",
  join: "Combine both",
  joined: "Combined",
  joinedHint:
    "What both of you changed appears twice: theirs first, then yours. Edit it the way you want it.",
  whole: "Show the whole text",
  brief: "Show the changes only",
  onlyFormat: "The words are the same; only the formatting differs.",
  same: (fields) => (fields === 1 ? "One field is the same" : `${enCount(fields)} fields are the same`),
  allTheirs: (who) => (who ? `Use everything from ${who}` : "Use everything from them"),
  allMine: "Use everything from me",
};

const de: Words = {
  back: "Zurück zum Formular",
  name: "Zwei Fassungen",
  notSaved: "Ihre Fassung ist nicht gespeichert",
  save: "Auswahl speichern",
  copy: "Meinen Text kopieren",
  copied: "Kopiert",
  notCopied: "Der Text ließ sich nicht kopieren. Markieren Sie den Text und kopieren Sie ihn selbst.",
  today: (time) => `um ${time} Uhr`,
  otherDay: (day) => `am ${day}`,
  newer: (who, at) =>
    `${who ?? "Jemand anderes"} hat ${at} eine neuere Fassung gespeichert, während Sie schrieben.`,
  newest: (who, at) =>
    `${who ?? "Jemand anderes"} hat ${at} noch eine Fassung gespeichert. Was von Ihrer Auswahl weiter gilt, ist geblieben.`,
  nothingLost: "Nichts ist verloren.",
  chosen: (fields) =>
    fields === 1
      ? "Ein Feld ist für Sie gewählt, weil es nur auf einer Seite geändert wurde."
      : `${deCount(fields)} Felder sind für Sie gewählt, weil sie nur auf einer Seite geändert wurden.`,
  left: (fields) =>
    fields === 0
      ? "Alle Felder sind gewählt."
      : fields === 1
        ? "Ein Feld ist noch offen."
        : `${deCount(fields)} Felder sind noch offen.`,
  theirs: (who) => (who ? `Fassung von ${who}` : "Die andere Fassung"),
  mine: "Ihre Fassung",
  savedAt: (at) => `Gespeichert ${at}`,
  unsaved: "Nicht gespeichert",
  changed: {
    theirs: (who) => (who ? `Nur von ${who} geändert` : "Nur von den anderen geändert"),
    mine: () => "Nur von Ihnen geändert",
    both: () => "Von beiden geändert",
  },
  chooseOne: "Eine wählen",
  chooseFirst: (field) => `Wählen Sie zuerst eine Fassung von „${field}“.`,
  swap: "Tauschen",
  join: "Beide zusammenführen",
  joined: "Zusammengeführt",
  joinedHint:
    "Was beide geändert haben, steht zweimal da: zuerst die andere Fassung, dann Ihre. Bearbeiten Sie es, wie Sie es haben möchten.",
  whole: "Den ganzen Text anzeigen",
  brief: "Nur die Änderungen anzeigen",
  onlyFormat: "Die Wörter sind gleich; nur die Gestaltung ist verschieden.",
  same: (fields) => (fields === 1 ? "Ein Feld ist gleich" : `${deCount(fields)} Felder sind gleich`),
  allTheirs: (who) => (who ? `Alles von ${who} übernehmen` : "Alles von den anderen übernehmen"),
  allMine: "Alles von mir übernehmen",
};

/** Texts of the screen that shows two versions of a resource. */
export const conflictText: Record<Language, Words> = { nb, en, de };
