import { defineTexts } from "#src/i18n/texts.ts";

export const extrasText = defineTexts({
  nb: {
    receptionPicture: "Tegning: resepsjonen i den røde hytta, med flagg, skilt og en sykkel mot veggen.",
  },
  en: {
    receptionPicture:
      "Drawing: the reception in the red cabin, with a flag, a signpost and a bicycle by the wall.",
  },
  de: {
    receptionPicture:
      "Zeichnung: die Rezeption in der roten Hütte, mit Flagge, Wegweiser und einem Fahrrad an der Wand.",
  },
});
