import { defineTexts } from "#src/i18n/texts.ts";

export const websiteSettingsText = defineTexts({
  nb: {
    title: "Innstillinger",
    settings: {
      enableCPay: { label: "Lading av kortet", hint: "Menyvalget «Lad kortet» og siden /kort" },
      enableOnlineBooking: { label: "Bestilling på nett", hint: "Knappen «Bestill» øverst på alle sider" },
      enableFeedback: { label: "Forslagskasse", hint: "Siden der gjester kan sende forslag" },
    },
    saved: "Lagret",
    notTurnedOn: "Ble ikke slått på.",
    notTurnedOff: "Ble ikke slått av.",
  },
  en: {
    title: "Settings",
    settings: {
      enableCPay: { label: "Card top-up", hint: "The menu item “Top up card” and the page /kort" },
      enableOnlineBooking: { label: "Online booking", hint: "The “Book” button at the top of every page" },
      enableFeedback: { label: "Suggestion box", hint: "The page where guests can send suggestions" },
    },
    saved: "Saved",
    notTurnedOn: "It wasn’t turned on.",
    notTurnedOff: "It wasn’t turned off.",
  },
  de: {
    title: "Einstellungen",
    settings: {
      enableCPay: { label: "Aufladen der Karte", hint: "Der Menüpunkt „Karte aufladen“ und die Seite /kort" },
      enableOnlineBooking: {
        label: "Online-Buchung",
        hint: "Die Schaltfläche „Buchen“ oben auf jeder Seite",
      },
      enableFeedback: { label: "Ideenkasten", hint: "Die Seite, auf der Gäste Vorschläge senden können" },
    },
    saved: "Gespeichert",
    notTurnedOn: "Wurde nicht eingeschaltet.",
    notTurnedOff: "Wurde nicht ausgeschaltet.",
  },
});
