import { defineTexts } from "#src/i18n/texts.ts";

/** What is offered for places without coverage, and what has become of it. */
export const offlineText = defineTexts({
  nb: {
    offer: {
      heading: "Også uten dekning",
      words: "Nødhjelp og de viktigste sidene ligger klare når nettet er borte. Tar omtrent 1\u00a0MB.",
      save: "Lagre på telefonen",
    },
    saving: "Lagrer …",
    saved: {
      heading: "Lagret på telefonen",
      words: (pages: number, when: string, size: string) =>
        `${pages} sider og siste oppslag, ${when}. Tar ${size}, og fornyes av seg selv når du har nett.`,
      remove: "Fjern fra telefonen",
    },
    removed: "Alt er fjernet fra telefonen.",
    faults: {
      "no-room": "Det er ikke plass på telefonen. Rydd litt, og prøv igjen.",
      "no-answer": "Vi fikk ikke kontakt. Prøv igjen der du har nett.",
    },
    list: "Dette kan du ha med deg",
    notice: "Siste oppslag",
    pages: {
      emergency: "110, 112, 113 og hvor du er",
      guests: "Det som gjelder så lenge du er her",
      sitemap: "Plassene og byggene, med søk",
      documents: "Alle reglene, og skjemaer",
      prices: "Hva alt koster i år",
      contactUs: "Slik får du tak i oss",
      questions: "Det gjester oftest lurer på",
    },
  },
  en: {
    offer: {
      heading: "Without coverage, too",
      words:
        "Emergency help and the most important pages are at hand when the connection is gone. Takes about 1\u00a0MB.",
      save: "Save on this phone",
    },
    saving: "Saving …",
    saved: {
      heading: "Saved on this phone",
      words: (pages: number, when: string, size: string) =>
        `${pages} pages and the latest notice, ${when}. Takes ${size} and renews itself when you are online.`,
      remove: "Remove from this phone",
    },
    removed: "Everything has been removed from this phone.",
    faults: {
      "no-room": "There is no room on this phone. Make some space and try again.",
      "no-answer": "We couldn’t be reached. Try again where you have a connection.",
    },
    list: "What you can take with you",
    notice: "Latest notice",
    pages: {
      emergency: "110, 112, 113 and where you are",
      guests: "What applies while you are here",
      sitemap: "Pitches and buildings, with a search",
      documents: "All the rules, and forms",
      prices: "What everything costs this year",
      contactUs: "How to reach us",
      questions: "What guests ask most often",
    },
  },
  de: {
    offer: {
      heading: "Auch ohne Empfang",
      words: "Notfallhilfe und die wichtigsten Seiten sind auch ohne Netz da. Belegt etwa 1\u00a0MB.",
      save: "Auf dem Handy speichern",
    },
    saving: "Wird gespeichert …",
    saved: {
      heading: "Auf dem Handy gespeichert",
      words: (pages: number, when: string, size: string) =>
        `${pages} Seiten und der letzte Aushang, ${when}. Belegt ${size} und erneuert sich von selbst, sobald Sie Netz haben.`,
      remove: "Vom Handy entfernen",
    },
    removed: "Alles ist vom Handy entfernt.",
    faults: {
      "no-room": "Auf dem Handy ist kein Platz. Schaffen Sie etwas Platz und versuchen Sie es noch einmal.",
      "no-answer": "Wir waren nicht zu erreichen. Versuchen Sie es dort noch einmal, wo Sie Netz haben.",
    },
    list: "Das können Sie mitnehmen",
    notice: "Letzter Aushang",
    pages: {
      emergency: "110, 112, 113 und wo Sie sind",
      guests: "Was während Ihres Aufenthalts gilt",
      sitemap: "Plätze und Gebäude, mit Suche",
      documents: "Alle Regeln, dazu Formulare",
      prices: "Was alles in diesem Jahr kostet",
      contactUs: "So erreichen Sie uns",
      questions: "Was Gäste am häufigsten fragen",
    },
  },
});
