import { defineTexts } from "#src/i18n/texts.ts";

export const textPageText = defineTexts({
  nb: { onThisPage: "På denne siden", readAlso: "Les også" },
  en: { onThisPage: "On this page", readAlso: "See also" },
  de: { onThisPage: "Auf dieser Seite", readAlso: "Lesen Sie auch" },
});
