import { defineTexts } from "#src/i18n/texts.ts";

export const shareText = defineTexts({
  nb: { news: "Del nyheten", pitch: "Del", way: "Del veien hit" },
  en: { news: "Share this", pitch: "Share", way: "Share the way here" },
  de: { news: "Teilen", pitch: "Teilen", way: "Anfahrt teilen" },
});
