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

/** The words of the screen for the home page's carousel. */
export const carouselAdminText = defineTexts({
  nb: {
    title: "Bildekarusell",
    hint: "Gjestene ser dem i denne rekkefølgen på forsiden.",
    add: "Legg til bilde",
    change: "Bytt bilde",
    nameless: (place: number) => `Bilde ${place}`,
    gone: "Bildet finnes ikke lenger. Velg et annet.",
    preview: "Slik ser det ut",
    timing:
      "Bildene skifter hvert 4. sekund. Gjestene kan stanse dem, og de står stille for den som har slått av bevegelse på enheten sin.",
    previous: "Forrige bilde",
    next: "Neste bilde",
    place: (number: number, of: number) => `${number} av ${of}`,
    none: "Uten bilder vises ingen karusell på forsiden.",
    consequence: "Slik blir karusellen på forsiden når du lagrer.",
  },
  en: {
    title: "Picture carousel",
    hint: "Guests see them in this order on the home page.",
    add: "Add picture",
    change: "Change picture",
    nameless: (place: number) => `Picture ${place}`,
    gone: "The picture no longer exists. Choose another.",
    preview: "What it looks like",
    timing:
      "The pictures change every 4 seconds. Guests can pause them, and they stand still for those who have turned off motion on their device.",
    previous: "Previous picture",
    next: "Next picture",
    place: (number: number, of: number) => `${number} of ${of}`,
    none: "Without pictures the home page has no carousel.",
    consequence: "This is how the carousel on the home page will look once you save.",
  },
  de: {
    title: "Bilderkarussell",
    hint: "Die Gäste sehen sie in dieser Reihenfolge auf der Startseite.",
    add: "Bild hinzufügen",
    change: "Bild wechseln",
    nameless: (place: number) => `Bild ${place}`,
    gone: "Das Bild gibt es nicht mehr. Bitte ein anderes wählen.",
    preview: "So sieht es aus",
    timing:
      "Die Bilder wechseln alle 4 Sekunden. Die Gäste können sie anhalten, und sie stehen still, wenn auf dem Gerät Bewegung ausgeschaltet ist.",
    previous: "Vorheriges Bild",
    next: "Nächstes Bild",
    place: (number: number, of: number) => `${number} von ${of}`,
    none: "Ohne Bilder zeigt die Startseite kein Karussell.",
    consequence: "So wird das Karussell auf der Startseite nach dem Speichern.",
  },
});
