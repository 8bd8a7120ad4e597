import { defineTexts } from "#src/i18n/texts.ts";

/** Words of the first screen, around what it shows. */
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
            : `${count} ting er ikke ferdig oversatt`,
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
            : `${count} things aren’t fully translated`,
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
            : `${count} Einträge sind nicht fertig übersetzt`,
      history: "Wer was wann geändert hat",
    },
  },
});
