import { formatCount } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";

const nbMessages = (count: number) => (count === 1 ? "1 melding" : `${formatCount(count, "nb")} meldinger`);
const nbMails = (count: number) => (count === 1 ? "1 e-post" : `${formatCount(count, "nb")} e-poster`);
const enMessages = (count: number) => (count === 1 ? "1 message" : `${formatCount(count, "en")} messages`);
const enMails = (count: number) => (count === 1 ? "1 e-mail" : `${formatCount(count, "en")} e-mails`);
const deMessages = (count: number) =>
  count === 1 ? "1 Nachricht" : `${formatCount(count, "de")} Nachrichten`;
const deMails = (count: number) => (count === 1 ? "1 E-Mail" : `${formatCount(count, "de")} E-Mails`);

const nb = {
  back: "Innboks",
  title: "Slett opplysninger om en person",
  lead: "Når en gjest ber om det, finner du her alt som er lagret om gjesten. Du kan gi det til gjesten som en fil, og slette det for godt.",
  email: "Gjestens e-postadresse",
  emailHint: "Den som ble skrevet i skjemaet. Store og små bokstaver spiller ingen rolle.",
  emailFault: "Skriv en e-postadresse, som navn@eksempel.no.",
  look: "Vis hva som er lagret",
  looking: "Leter …",
  kept: (email: string) => `Lagret om ${email}`,
  count: (messages: number, mails: number) =>
    `${nbMessages(messages)}${mails ? `, og ${nbMails(mails)} til dere som ennå ikke er sendt` : ""}.`,
  nothing: (email: string) => `Ingenting er lagret om ${email}`,
  nothingExplanation:
    "Kanskje brukte gjesten en annen adresse. Meldinger uten e-postadresse finner du med søket i innboksen.",
  save: "Last ned alt som fil",
  filename: "lagret-om-gjest.json",
  erase: (messages: number) => (messages ? `Slett ${nbMessages(messages)} for godt` : "Slett for godt"),
  ask: (messages: number, mails: number) =>
    `Slette ${messages ? nbMessages(messages) : nbMails(mails)} for godt?`,
  consequence: (email: string) =>
    `Alt som er lagret om ${email}, blir borte med en gang: meldinger i alle mapper, også de slettede, notatene og svarene på dem, og e-post som venter. Dette kan ikke angres.`,
  elsewhere: "E-post som alt er sendt til dere, må dere slette selv fra postkassen.",
  erased: (messages: number, email: string) => `${nbMessages(messages)} fra ${email} er slettet for godt.`,
  notErased: "Ingenting ble slettet.",
  unnamed: "Uten navn",
};
type Words = typeof nb;

const en: Words = {
  back: "Inbox",
  title: "Erase a person’s data",
  lead: "When a guest asks for it, this is where you find everything stored about them. You can give it to them as a file, and erase it for good.",
  email: "The guest’s e-mail address",
  emailHint: "The one they wrote in the form. Capitals make no difference.",
  emailFault: "Enter an e-mail address, such as name@example.com.",
  look: "Show what is stored",
  looking: "Looking…",
  kept: (email) => `Stored about ${email}`,
  count: (messages, mails) =>
    `${enMessages(messages)}${mails ? `, and ${enMails(mails)} to you that ${mails === 1 ? "hasn’t" : "haven’t"} been sent yet` : ""}.`,
  nothing: (email) => `Nothing is stored about ${email}`,
  nothingExplanation:
    "Perhaps they wrote from another address. Messages without an e-mail address are found by searching the inbox.",
  save: "Download everything as a file",
  filename: "stored-about-guest.json",
  erase: (messages) => (messages ? `Erase ${enMessages(messages)} for good` : "Erase for good"),
  ask: (messages, mails) => `Erase ${messages ? enMessages(messages) : enMails(mails)} for good?`,
  consequence: (email) =>
    `Everything stored about ${email} goes at once: messages in every folder, deleted ones too, the notes on them and your answers to them, and e-mail that is waiting. This can’t be undone.`,
  elsewhere: "E-mail that has already been sent to you is for you to delete from your mailbox.",
  erased: (messages, email) =>
    `${enMessages(messages)} from ${email} ${messages === 1 ? "has" : "have"} been erased for good.`,
  notErased: "Nothing was erased.",
  unnamed: "No name",
};

const de: Words = {
  back: "Posteingang",
  title: "Daten einer Person löschen",
  lead: "Wenn ein Gast darum bittet, finden Sie hier alles, was über ihn gespeichert ist. Sie können es dem Gast als Datei geben und endgültig löschen.",
  email: "E-Mail-Adresse des Gastes",
  emailHint: "Die Adresse aus dem Formular. Groß- und Kleinschreibung spielt keine Rolle.",
  emailFault: "Bitte eine E-Mail-Adresse eintragen, etwa name@beispiel.de.",
  look: "Zeigen, was gespeichert ist",
  looking: "Wird gesucht …",
  kept: (email) => `Gespeichert über ${email}`,
  count: (messages, mails) =>
    `${deMessages(messages)}${mails ? ` und ${deMails(mails)} an Sie, die noch nicht verschickt ${mails === 1 ? "ist" : "sind"}` : ""}.`,
  nothing: (email) => `Über ${email} ist nichts gespeichert`,
  nothingExplanation:
    "Vielleicht wurde von einer anderen Adresse geschrieben. Nachrichten ohne E-Mail-Adresse finden Sie über die Suche im Posteingang.",
  save: "Alles als Datei herunterladen",
  filename: "gespeichert-ueber-gast.json",
  erase: (messages) => (messages ? `${deMessages(messages)} endgültig löschen` : "Endgültig löschen"),
  ask: (messages, mails) => `${messages ? deMessages(messages) : deMails(mails)} endgültig löschen?`,
  consequence: (email) =>
    `Alles, was über ${email} gespeichert ist, verschwindet sofort: Nachrichten in allen Ordnern, auch gelöschte, die Notizen und Antworten dazu und wartende E-Mails. Das lässt sich nicht rückgängig machen.`,
  elsewhere: "E-Mails, die schon an Sie verschickt wurden, müssen Sie selbst aus dem Postfach löschen.",
  erased: (messages, email) =>
    `${deMessages(messages)} von ${email} ${messages === 1 ? "wurde" : "wurden"} endgültig gelöscht.`,
  notErased: "Es wurde nichts gelöscht.",
  unnamed: "Ohne Namen",
};

/** Texts of the screen about a person. */
export const personText: Record<Language, Words> = { nb, en, de };
