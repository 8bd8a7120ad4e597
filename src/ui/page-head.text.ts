import { defineTexts } from "#src/i18n/texts.ts";

export const pageHeadText = defineTexts({
  nb: {
    breadcrumbs: "Du er her",
    home: "Hjem",
    onlyInNorwegian: "Bare på norsk",
  },
  en: {
    breadcrumbs: "You are here",
    home: "Home",
    onlyInNorwegian: "Norwegian only",
  },
  de: {
    breadcrumbs: "Sie sind hier",
    home: "Start",
    onlyInNorwegian: "Nur auf Norwegisch",
  },
});
