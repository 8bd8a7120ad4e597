import { defineTexts } from "#src/i18n/texts.ts";

/** Words of the first screen's ways to what is seldom needed. */
export const startOverviewsText = defineTexts({
  nb: {
    heading: "Hele nettstedet",
    translations: (things: number) =>
      things === 0
        ? "Alt er oversatt"
        : things === 1
          ? "1 ting er ikke ferdig oversatt"
          : `${things} ting er ikke ferdig oversatt`,
    history: "Hvem endret hva, og når",
  },
  en: {
    heading: "The whole website",
    translations: (things) =>
      things === 0
        ? "Everything is translated"
        : things === 1
          ? "1 thing isn’t fully translated"
          : `${things} things aren’t fully translated`,
    history: "Who changed what, and when",
  },
  de: {
    heading: "Die ganze Website",
    translations: (things) =>
      things === 0
        ? "Alles ist übersetzt"
        : things === 1
          ? "1 Eintrag ist nicht fertig übersetzt"
          : `${things} Einträge sind nicht fertig übersetzt`,
    history: "Wer was wann geändert hat",
  },
});
