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
    sea: "Wassertemperatur",
    water: "Wassertemperatur",
    waves: "Wellen",
    forecast: "Vorhersage",
    highWater: "Hochwasser",
    lowWater: (time) => `Niedrigwasser ${time}`,
  },
});
