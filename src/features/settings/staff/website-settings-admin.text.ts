import { defineTexts } from "#src/i18n/texts.ts";

export const websiteSettingsText = defineTexts({
  nb: {
    title: "Innstillinger",
    hints: {
      enableCPay: "For kortet gjestene betaler dusj og vask med: menyvalget «Lad kortet» og siden /kort",
      enableOnlineBooking: "Knappen «Bestill» øverst på alle sider",
      enableWaitingList:
        "Knappen «Skriv deg på venteliste» på siden om sesongplass; ellers står det «Spør om ledig plass»",
      enableFeedback: "Siden der gjester kan sende forslag",
      totalFireBan:
        "Står øverst under «Akkurat nå» og på alle sider: ikke bål, ikke grill med kull eller ved",
    },
    languages:
      "Nettstedet er alltid på norsk. Et språk du slår av, blir borte for gjestene; det som er skrevet på det, blir tatt vare på.",
    languageHint: (address: string) => `Gjestene kan lese alle sider på dette språket, fra ${address}`,
    offer: {
      heading: "Er det riktig slik?",
      explanation: "Ingen har valgt noe her ennå. Slå på det dere har, eller la alt stå.",
      keep: "La alt stå",
    },
    saved: "Lagret",
    notTurnedOn: "Ble ikke slått på.",
    notTurnedOff: "Ble ikke slått av.",
  },
  en: {
    title: "Settings",
    hints: {
      enableCPay:
        "For the card guests pay for showers and laundry with: the menu item “Top up card” and the page /kort",
      enableOnlineBooking: "The “Book” button at the top of every page",
      enableWaitingList:
        "The “Join the waiting list” button on the page about seasonal pitches; otherwise it says “Ask about vacancies”",
      enableFeedback: "The page where guests can send suggestions",
      totalFireBan:
        "Comes first under “Right now” and on every page: no open fire, no charcoal or wood barbecue",
    },
    languages:
      "The website is always in Norwegian. A language you turn off disappears for guests; what is written in it is kept.",
    languageHint: (address) => `Guests can read every page in this language, from ${address}`,
    offer: {
      heading: "Is this right as it is?",
      explanation: "Nobody has chosen anything here yet. Turn on what you have, or leave everything.",
      keep: "Leave everything",
    },
    saved: "Saved",
    notTurnedOn: "It wasn’t turned on.",
    notTurnedOff: "It wasn’t turned off.",
  },
  de: {
    title: "Einstellungen",
    hints: {
      enableCPay:
        "Für die Karte, mit der Gäste Dusche und Wäsche bezahlen: der Menüpunkt „Karte aufladen“ und die Seite /kort",
      enableOnlineBooking: "Die Schaltfläche „Buchen“ oben auf jeder Seite",
      enableWaitingList:
        "Die Schaltfläche „Auf die Warteliste“ auf der Seite über Saisonplätze; sonst steht dort „Freie Plätze erfragen“",
      enableFeedback: "Die Seite, auf der Gäste Vorschläge senden können",
      totalFireBan:
        "Steht zuerst unter „Gerade jetzt“ und auf allen Seiten: kein offenes Feuer, kein Grill mit Kohle oder Holz",
    },
    languages:
      "Die Website ist immer auf Norwegisch. Eine abgeschaltete Sprache verschwindet für die Gäste; was in ihr geschrieben ist, bleibt erhalten.",
    languageHint: (address) => `Gäste können alle Seiten in dieser Sprache lesen, ab ${address}`,
    offer: {
      heading: "Ist es so richtig?",
      explanation:
        "Hier hat noch niemand etwas gewählt. Schalten Sie ein, was es bei Ihnen gibt, oder lassen Sie alles so.",
      keep: "Alles so lassen",
    },
    saved: "Gespeichert",
    notTurnedOn: "Wurde nicht eingeschaltet.",
    notTurnedOff: "Wurde nicht ausgeschaltet.",
  },
});
