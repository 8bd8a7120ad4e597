import { formatCount } from "#src/i18n/format.ts";
import { defineTexts } from "#src/i18n/texts.ts";

/** What staff are told on their phones and by mail. Nothing of a guest's stands in it. */
export const noticeText = defineTexts({
  nb: {
    messages: (count: number) => (count === 1 ? "Ny melding" : `${formatCount(count, "nb")} nye meldinger`),
    inInbox: "Trykk for å lese i innboksen.",
    failing: (name: string) => `Virker ikke: ${name}`,
    well: (name: string) => `I orden igjen: ${name}`,
    wellAgain: "Du trenger ikke gjøre noe.",
    test: "Prøvevarsel",
    testArrived: "Varsler kommer fram til denne enheten.",
    mailBody: (link: string) => `Det er kommet en ny melding i innboksen.\n\nLes den her: ${link}`,
    stateBody: (link: string) => `Slik står det til nå: ${link}`,
    why: (link: string) => `Du får denne e-posten fordi du har valgt det under Varsler: ${link}`,
  },
  en: {
    messages: (count) => (count === 1 ? "New message" : `${formatCount(count, "en")} new messages`),
    inInbox: "Tap to read in the inbox.",
    failing: (name) => `Not working: ${name}`,
    well: (name) => `Working again: ${name}`,
    wellAgain: "You don’t need to do anything.",
    test: "Test notification",
    testArrived: "Notifications reach this device.",
    mailBody: (link) => `A new message has arrived in the inbox.\n\nRead it here: ${link}`,
    stateBody: (link) => `How things are now: ${link}`,
    why: (link) => `You get this e-mail because you chose it under Notifications: ${link}`,
  },
  de: {
    messages: (count) => (count === 1 ? "Neue Nachricht" : `${formatCount(count, "de")} neue Nachrichten`),
    inInbox: "Tippen, um sie im Posteingang zu lesen.",
    failing: (name) => `Funktioniert nicht: ${name}`,
    well: (name) => `Funktioniert wieder: ${name}`,
    wellAgain: "Sie müssen nichts tun.",
    test: "Testmitteilung",
    testArrived: "Mitteilungen kommen auf diesem Gerät an.",
    mailBody: (link) => `Im Posteingang ist eine neue Nachricht.\n\nHier lesen: ${link}`,
    stateBody: (link) => `So steht es jetzt: ${link}`,
    why: (link) => `Sie erhalten diese E-Mail, weil Sie das unter „Mitteilungen“ so gewählt haben: ${link}`,
  },
});
