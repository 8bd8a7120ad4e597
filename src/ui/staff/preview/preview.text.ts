import { defineTexts } from "#src/i18n/texts.ts";

/** Texts of the preview. */
export const previewText = defineTexts({
  nb: {
    open: { page: "Forhåndsvis", paper: "Se utskriften" },
    heading: { page: "Slik blir siden", paper: "Slik blir utskriften" },
    width: "Bredde",
    widths: { phone: "Telefon", screen: "Skjerm" },
    language: "Språk på siden",
    frame: (language: string) => `Siden på ${language}, som bilde: lenker virker ikke her`,
    inLanguage: { nb: "norsk", en: "engelsk", de: "tysk" },
    loading: "Henter siden …",
    unsaved: "Med det du har skrevet nå. Ingenting er lagret.",
    faults: "Dette må rettes før siden kan vises",
    failed: "Fikk ikke laget siden.",
  },
  en: {
    open: { page: "Preview", paper: "Print preview" },
    heading: { page: "How the page will look", paper: "How it will print" },
    width: "Width",
    widths: { phone: "Phone", screen: "Screen" },
    language: "Language of the page",
    frame: (language) => `The page in ${language}, as a picture: links don’t work here`,
    inLanguage: { nb: "Norwegian", en: "English", de: "German" },
    loading: "Loading the page…",
    unsaved: "With what you have written now. Nothing is saved.",
    faults: "This must be corrected before the page can be shown",
    failed: "The page couldn’t be made.",
  },
  de: {
    open: { page: "Vorschau", paper: "Druckansicht" },
    heading: { page: "So sieht die Seite aus", paper: "So sieht der Ausdruck aus" },
    width: "Breite",
    widths: { phone: "Telefon", screen: "Bildschirm" },
    language: "Sprache der Seite",
    frame: (language) => `Die Seite auf ${language}, als Bild: Links funktionieren hier nicht`,
    inLanguage: { nb: "Norwegisch", en: "Englisch", de: "Deutsch" },
    loading: "Die Seite wird geladen …",
    unsaved: "Mit dem, was Sie gerade geschrieben haben. Nichts ist gespeichert.",
    faults: "Das muss korrigiert werden, bevor die Seite gezeigt werden kann",
    failed: "Die Seite konnte nicht erstellt werden.",
  },
});
