import { formatCount } from "#src/i18n/format.ts";
import { defineTexts } from "#src/i18n/texts.ts";

/** Texts of the first screen, around what it shows. */
export const startText = defineTexts({
  nb: {
    numbers: ["Ingen", "Én", "To", "Tre", "Fire", "Fem", "Seks", "Sju", "Åtte", "Ni", "Ti", "Elleve", "Tolv"],
    waiting: (count: string, isOne: boolean) =>
      isOne ? "Én ting venter. Resten er i orden." : `${count} ting venter. Resten er i orden.`,
    nothing: "Ingenting venter på deg.",
    allWell: "Alt er i orden.",
    newMessage: "Nytt oppslag",
    newArticle: "Ny artikkel",
    needsYou: "Trenger deg",
    overviews: {
      heading: "Hele nettstedet",
      translations: (count: number) =>
        count === 0
          ? "Alt er oversatt"
          : count === 1
            ? "1 ting er ikke ferdig oversatt"
            : `${formatCount(count, "nb")} ting er ikke ferdig oversatt`,
      setup: "Kom i gang",
      setupDone: (done: number, of: number) => `${done} av ${of} steg er gjort`,
      /** @param left undefined until it is known */
      changedValues: (left: number | undefined) => {
        if (left === undefined) return "Om en tekst fortsatt har en gammel pris eller tid";
        if (left === 0) return "Ingen tekst har en gammel pris eller tid";
        return `${left} ${left === 1 ? "sted" : "steder"} kan ha en gammel pris eller tid`;
      },
      history: "Hvem endret hva, og når",
    },
  },
  en: {
    numbers: [
      "No",
      "One",
      "Two",
      "Three",
      "Four",
      "Five",
      "Six",
      "Seven",
      "Eight",
      "Nine",
      "Ten",
      "Eleven",
      "Twelve",
    ],
    waiting: (count, isOne) =>
      isOne
        ? "One thing is waiting. The rest is in order."
        : `${count} things are waiting. The rest is in order.`,
    nothing: "Nothing is waiting for you.",
    allWell: "Everything is in order.",
    newMessage: "New notice",
    newArticle: "New article",
    needsYou: "Needs your attention",
    overviews: {
      heading: "The whole website",
      translations: (count) =>
        count === 0
          ? "Everything is translated"
          : count === 1
            ? "1 thing isn’t fully translated"
            : `${formatCount(count, "en")} things aren’t fully translated`,
      setup: "Getting started",
      setupDone: (done, of) => `${done} of ${of} steps are done`,
      changedValues: (left) => {
        if (left === undefined) return "Whether a text still has an old price or time";
        if (left === 0) return "No text has an old price or time";
        return `${left} ${left === 1 ? "place" : "places"} may have an old price or time`;
      },
      history: "Who changed what, and when",
    },
  },
  de: {
    numbers: [
      "Keine",
      "Eine",
      "Zwei",
      "Drei",
      "Vier",
      "Fünf",
      "Sechs",
      "Sieben",
      "Acht",
      "Neun",
      "Zehn",
      "Elf",
      "Zwölf",
    ],
    waiting: (count, isOne) =>
      isOne
        ? "Eine Sache wartet. Alles andere ist in Ordnung."
        : `${count} Dinge warten. Alles andere ist in Ordnung.`,
    nothing: "Nichts wartet auf Sie.",
    allWell: "Alles ist in Ordnung.",
    newMessage: "Neuer Hinweis",
    newArticle: "Neuer Artikel",
    needsYou: "Zu erledigen",
    overviews: {
      heading: "Die ganze Website",
      translations: (count) =>
        count === 0
          ? "Alles ist übersetzt"
          : count === 1
            ? "1 Eintrag ist nicht fertig übersetzt"
            : `${formatCount(count, "de")} Einträge sind nicht fertig übersetzt`,
      setup: "Erste Schritte",
      setupDone: (done, of) => `${done} von ${of} Schritten sind getan`,
      changedValues: (left) => {
        if (left === undefined) return "Ob ein Text noch einen alten Preis oder eine alte Zeit nennt";
        if (left === 0) return "Kein Text nennt einen alten Preis oder eine alte Zeit";
        return `An ${left} ${left === 1 ? "Stelle" : "Stellen"} steht vielleicht ein alter Preis oder eine alte Zeit`;
      },
      history: "Wer was wann geändert hat",
    },
  },
});

/** Texts about how the website is now, what is coming, and the latest changes. */
export const startSiteText = defineTexts({
  nb: {
    comingHeading: "Dette skjer av seg selv",
    kinds: { article: "Artikkel", message: "Oppslag", priceList: "Prisliste" },
    goes: "Tas ned",
    siteHeading: "Slik er nettstedet nå",
    message: "Oppslag",
    noMessage: "Ingen oppslag på forsiden",
    article: "Nyeste artikkel",
    noArticle: "Ingen artikler",
    priceList: "Prisliste",
    prices: (year: number) => `Priser ${year}`,
    noPriceList: "Ingen prisliste er gjeldende",
    current: "Gjeldende",
    reception: "Resepsjonen",
    open: "Åpen",
    closed: "Stengt",
    booking: "Bestilling på nett",
    bookingOn: "Knappen vises",
    bookingOff: "Knappen er skjult",
    on: "På",
    off: "Av",
    changesHeading: "Siste endringer",
    noChanges: "Ingenting er endret ennå.",
    allChanges: "Alle endringer",
    itself: "Nettstedet",
    done: { added: "la til", changed: "endret", removed: "slettet", restored: "gjenopprettet" },
  },
  en: {
    comingHeading: "What happens by itself",
    kinds: { article: "Article", message: "Notice", priceList: "Price list" },
    goes: "Comes down",
    siteHeading: "The website now",
    message: "Notice",
    noMessage: "No notice on the home page",
    article: "Latest article",
    noArticle: "No articles",
    priceList: "Price list",
    prices: (year) => `${year} prices`,
    noPriceList: "No price list is current",
    current: "Current",
    reception: "Reception",
    open: "Open",
    closed: "Closed",
    booking: "Online booking",
    bookingOn: "The button is shown",
    bookingOff: "The button is hidden",
    on: "On",
    off: "Off",
    changesHeading: "Latest changes",
    noChanges: "Nothing has been changed yet.",
    allChanges: "All changes",
    itself: "The website",
    done: { added: "added", changed: "changed", removed: "deleted", restored: "restored" },
  },
  de: {
    comingHeading: "Das geschieht von selbst",
    kinds: { article: "Artikel", message: "Hinweis", priceList: "Preisliste" },
    goes: "Verschwindet",
    siteHeading: "So ist die Website jetzt",
    message: "Hinweis",
    noMessage: "Kein Hinweis auf der Startseite",
    article: "Neuester Artikel",
    noArticle: "Keine Artikel",
    priceList: "Preisliste",
    prices: (year) => `Preise ${year}`,
    noPriceList: "Keine Preisliste ist gültig",
    current: "Gültig",
    reception: "Rezeption",
    open: "Geöffnet",
    closed: "Geschlossen",
    booking: "Online-Buchung",
    bookingOn: "Die Schaltfläche ist sichtbar",
    bookingOff: "Die Schaltfläche ist verborgen",
    on: "An",
    off: "Aus",
    changesHeading: "Letzte Änderungen",
    noChanges: "Noch wurde nichts geändert.",
    allChanges: "Alle Änderungen",
    itself: "Die Website",
    done: { added: "fügte hinzu:", changed: "änderte", removed: "löschte", restored: "stellte wieder her:" },
  },
});
