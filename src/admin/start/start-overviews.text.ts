import { defineTexts } from "#src/i18n/texts.ts";

/** Words of the first screen's ways to what is seldom needed. */
export const startOverviewsText = defineTexts({
  nb: {
    heading: "Hele nettstedet",
    translations: (count: number) =>
      count === 0
        ? "Alt er oversatt"
        : count === 1
          ? "1 ting er ikke ferdig oversatt"
          : `${count} ting er ikke ferdig oversatt`,
    history: "Hvem endret hva, og når",
  },
  en: {
    heading: "The whole website",
    translations: (count) =>
      count === 0
        ? "Everything is translated"
        : count === 1
          ? "1 thing isn’t fully translated"
          : `${count} things aren’t fully translated`,
    history: "Who changed what, and when",
  },
  de: {
    heading: "Die ganze Website",
    translations: (count) =>
      count === 0
        ? "Alles ist übersetzt"
        : count === 1
          ? "1 Eintrag ist nicht fertig übersetzt"
          : `${count} Einträge sind nicht fertig übersetzt`,
    history: "Wer was wann geändert hat",
  },
});
