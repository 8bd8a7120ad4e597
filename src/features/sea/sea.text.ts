import { defineTexts } from "#src/i18n/texts.ts";

export const seaText = defineTexts({
  nb: {
    sea: "Sjøen",
    water: "Badevannet",
    waves: "Bølger",
    forecast: "varsel",
    highWater: "Høyvann",
    lowWater: (time: string) => `lavt ${time}`,
  },
  en: {
    sea: "The sea",
    water: "The water",
    waves: "Waves",
    forecast: "forecast",
    highWater: "High water",
    lowWater: (time) => `low ${time}`,
  },
  de: {
    sea: "Das Meer",
    water: "Badewasser",
    waves: "Wellen",
    forecast: "Vorhersage",
    highWater: "Höchststand",
    lowWater: (time) => `tiefster ${time}`,
  },
});
