import { defineTexts } from "#src/i18n/texts.ts";

/** Words of the screen where staff choose the campsite's colours. */
export const lookAdminText = defineTexts({
  nb: {
    chooseMark: "Velg SVG-fil",
    markHint: "Står ved navnet på det mørke båndet, og er ikonet i nettleseren. Uten er det husets eget.",
    notMark: (name: string) => `${name} er ingen SVG, eller større enn 100 kB.`,
    consequence: "Hele nettstedet ser slik ut når du lagrer.",
    sample: "Slik blir det",
    schemes: { light: "Lyst", dark: "Mørkt" },
    heading: "Ledig i dag",
    words: "Resepsjonen er åpen til kl. 20.",
    link: "Se priser",
    button: "Finn veien",
    action: "Bestill plass",
    changed: (label: string, to: string) =>
      `${label}: Der noe skal leses, brukes ${to}. Den valgte er for lys til det.`,
    rest: "Alle andre farger lages av disse to, så all tekst kan leses, i lyst og mørkt.",
  },
  en: {
    chooseMark: "Choose an SVG file",
    markHint:
      "Stands beside the name on the dark band, and is the icon in the browser. Without it, it is the house’s own.",
    notMark: (name: string) => `${name} is no SVG, or larger than 100 kB.`,
    consequence: "The whole site looks like this when you save.",
    sample: "How it will look",
    schemes: { light: "Light", dark: "Dark" },
    heading: "Free today",
    words: "Reception is open until 20:00.",
    link: "See prices",
    button: "Find us",
    action: "Book a pitch",
    changed: (label: string, to: string) =>
      `${label}: where something is to be read, ${to} is used. The chosen one is too light for that.`,
    rest: "All other colours are made from these two, so that every text can be read, in light and in dark.",
  },
  de: {
    chooseMark: "SVG-Datei wählen",
    markHint:
      "Steht beim Namen auf dem dunklen Band und ist das Symbol im Browser. Sonst ist es das des Hauses.",
    notMark: (name: string) => `${name} ist kein SVG oder größer als 100 kB.`,
    consequence: "Die ganze Website sieht so aus, wenn Sie speichern.",
    sample: "So wird es aussehen",
    schemes: { light: "Hell", dark: "Dunkel" },
    heading: "Heute frei",
    words: "Die Rezeption ist bis 20 Uhr geöffnet.",
    link: "Preise",
    button: "Anfahrt",
    action: "Platz buchen",
    changed: (label: string, to: string) =>
      `${label}: Wo etwas zu lesen ist, steht ${to}. Die gewählte ist dafür zu hell.`,
    rest: "Alle anderen Farben entstehen aus diesen beiden, sodass jeder Text lesbar ist, hell wie dunkel.",
  },
});
