import { defineTexts } from "#src/i18n/texts.ts";

export const textPageText = defineTexts({
  nb: {
    onThisPage: "På denne siden",
    readAlso: "Les også",
    unwritten: "Her kommer det mer. Spør oss gjerne i mellomtiden.",
    receptionPicture: "Tegning: resepsjonen i den røde hytta, med flagg, skilt og en sykkel mot veggen.",
  },
  en: {
    onThisPage: "On this page",
    readAlso: "See also",
    unwritten: "There will be more here. Until then, please ask us.",
    receptionPicture:
      "Drawing: the reception in the red cabin, with a flag, a signpost and a bicycle by the wall.",
  },
  de: {
    onThisPage: "Auf dieser Seite",
    readAlso: "Lesen Sie auch",
    unwritten: "Hier kommt noch mehr. Fragen Sie uns bis dahin gern.",
    receptionPicture:
      "Zeichnung: die Rezeption in der roten Hütte, mit Flagge, Wegweiser und einem Fahrrad an der Wand.",
  },
});
