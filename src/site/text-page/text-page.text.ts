import { defineTexts } from "#src/i18n/texts.ts";

export const textPageText = defineTexts({
  nb: {
    onThisPage: "På denne siden",
    readAlso: "Les også",
    receptionPicture: "Tegning: resepsjonen i den røde hytta, med flagg, skilt og en sykkel mot veggen.",
  },
  en: {
    onThisPage: "On this page",
    readAlso: "See also",
    receptionPicture:
      "Drawing: the reception in the red cabin, with a flag, a signpost and a bicycle by the wall.",
  },
  de: {
    onThisPage: "Auf dieser Seite",
    readAlso: "Lesen Sie auch",
    receptionPicture:
      "Zeichnung: die Rezeption in der roten Hütte, mit Flagge, Wegweiser und einem Fahrrad an der Wand.",
  },
});
