import { defineTexts } from "#src/i18n/texts.ts";

/** What each camera looks at. */
export const cameraNames = defineTexts({
  nb: { bilde1: "Brygga og sjøen", bilde2: "Mot Svenner fyr", bilde3: "Himmelen i vest" },
  en: {
    bilde1: "The jetty and the sea",
    bilde2: "Towards Svenner lighthouse",
    bilde3: "The sky in the west",
  },
  de: { bilde1: "Steg und Meer", bilde2: "Blick zum Leuchtturm Svenner", bilde3: "Himmel im Westen" },
});
