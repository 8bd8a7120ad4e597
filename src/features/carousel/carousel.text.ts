import { defineTexts } from "#src/i18n/texts.ts";

export const carouselText = defineTexts({
  nb: {
    heading: "Bilder fra plassen",
    carousel: "bildekarusell",
    previous: "Forrige bilde",
    next: "Neste bilde",
    pause: "Stopp bildeskiftet",
    place: (number: number, of: number) => `${number} av ${of}`,
  },
  en: {
    heading: "Pictures from the site",
    carousel: "carousel",
    previous: "Previous picture",
    next: "Next picture",
    pause: "Pause the slide show",
    place: (number: number, of: number) => `${number} of ${of}`,
  },
  de: {
    heading: "Bilder vom Platz",
    carousel: "Bilderkarussell",
    previous: "Vorheriges Bild",
    next: "Nächstes Bild",
    pause: "Bildwechsel anhalten",
    place: (number: number, of: number) => `${number} von ${of}`,
  },
});
