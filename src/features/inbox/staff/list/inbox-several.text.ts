import { formatCount } from "#src/i18n/format.ts";
import { defineTexts } from "#src/i18n/texts.ts";

const nbMany = (said: string) => (count: number) =>
  count === 1 ? `Én melding er ${said}.` : `${formatCount(count, "nb")} meldinger er ${said}.`;
const enMany = (said: string) => (count: number) =>
  count === 1 ? `One message ${said}.` : `${formatCount(count, "en")} messages ${said}.`;
const deMany = (one: string, several: string) => (count: number) =>
  count === 1 ? `Eine Nachricht ${one}.` : `${formatCount(count, "de")} Nachrichten ${several}.`;

/** Texts for doing the same with several messages. */
export const inboxSeveralText = defineTexts({
  nb: {
    select: "Velg flere",
    selectAll: (count: number) => `Velg alle ${formatCount(count, "nb")} som vises`,
    selectNone: "Velg ingen",
    selected: (count: number) => (count === 0 ? "Ingen valgt" : `${formatCount(count, "nb")} valgt`),
    label: "Med de valgte",
    done: "Ferdig",
    noneYet: "Velg meldinger først.",
    spam: "Søppelpost",
    read: "Merk som lest",
    unread: "Merk som ulest",
    notMarked: "Ble ikke merket.",
    outcomes: {
      starred: nbMany("stjernemerket"),
      unstarred: nbMany("uten stjerne"),
      archived: nbMany("arkivert"),
      unarchived: nbMany("flyttet tilbake"),
      answered: nbMany("merket som besvart"),
      unanswered: nbMany("merket som ubesvart"),
      deleted: nbMany("slettet"),
      spam: nbMany("merket som søppelpost"),
      restored: nbMany("gjenopprettet"),
    },
  },
  en: {
    select: "Select several",
    selectAll: (count: number) => `Select all ${formatCount(count, "en")} shown`,
    selectNone: "Select none",
    selected: (count: number) => (count === 0 ? "None selected" : `${formatCount(count, "en")} selected`),
    label: "With those selected",
    done: "Done",
    noneYet: "Select messages first.",
    spam: "Spam",
    read: "Mark as read",
    unread: "Mark as unread",
    notMarked: "Not marked.",
    outcomes: {
      starred: enMany("starred"),
      unstarred: enMany("without a star"),
      archived: enMany("archived"),
      unarchived: enMany("moved back"),
      answered: enMany("marked as answered"),
      unanswered: enMany("marked as unanswered"),
      deleted: enMany("deleted"),
      spam: enMany("marked as spam"),
      restored: enMany("restored"),
    },
  },
  de: {
    select: "Mehrere auswählen",
    selectAll: (count: number) => `Alle ${formatCount(count, "de")} angezeigten auswählen`,
    selectNone: "Keine auswählen",
    selected: (count: number) =>
      count === 0 ? "Keine ausgewählt" : `${formatCount(count, "de")} ausgewählt`,
    label: "Mit den ausgewählten",
    done: "Fertig",
    noneYet: "Wählen Sie zuerst Nachrichten aus.",
    spam: "Spam",
    read: "Als gelesen markieren",
    unread: "Als ungelesen markieren",
    notMarked: "Nicht markiert.",
    outcomes: {
      starred: deMany("ist markiert", "sind markiert"),
      unstarred: deMany("ist nicht mehr markiert", "sind nicht mehr markiert"),
      archived: deMany("ist archiviert", "sind archiviert"),
      unarchived: deMany("wurde zurückgelegt", "wurden zurückgelegt"),
      answered: deMany("ist als beantwortet markiert", "sind als beantwortet markiert"),
      unanswered: deMany("ist als unbeantwortet markiert", "sind als unbeantwortet markiert"),
      deleted: deMany("ist gelöscht", "sind gelöscht"),
      spam: deMany("ist als Spam markiert", "sind als Spam markiert"),
      restored: deMany("wurde wiederhergestellt", "wurden wiederhergestellt"),
    },
  },
});
