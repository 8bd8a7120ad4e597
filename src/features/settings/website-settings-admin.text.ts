import { defineTexts } from "#src/i18n/texts.ts";

export const websiteSettingsText = defineTexts({
  nb: {
    title: "Innstillinger",
    hints: {
      enableCPay: "Menyvalget «Lad kortet» og siden /kort",
      enableOnlineBooking: "Knappen «Bestill» øverst på alle sider",
      enableFeedback: "Siden der gjester kan sende forslag",
    },
    saved: "Lagret",
    notTurnedOn: "Ble ikke slått på.",
    notTurnedOff: "Ble ikke slått av.",
  },
  en: {
    title: "Settings",
    hints: {
      enableCPay: "The menu item “Top up card” and the page /kort",
      enableOnlineBooking: "The “Book” button at the top of every page",
      enableFeedback: "The page where guests can send suggestions",
    },
    saved: "Saved",
    notTurnedOn: "It wasn’t turned on.",
    notTurnedOff: "It wasn’t turned off.",
  },
  de: {
    title: "Einstellungen",
    hints: {
      enableCPay: "Der Menüpunkt „Karte aufladen“ und die Seite /kort",
      enableOnlineBooking: "Die Schaltfläche „Buchen“ oben auf jeder Seite",
      enableFeedback: "Die Seite, auf der Gäste Vorschläge senden können",
    },
    saved: "Gespeichert",
    notTurnedOn: "Wurde nicht eingeschaltet.",
    notTurnedOff: "Wurde nicht ausgeschaltet.",
  },
});
