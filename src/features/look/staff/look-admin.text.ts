import { defineTexts } from "#src/i18n/texts.ts";

/** Words of the screen where staff choose the campsite's sign and colours. */
export const lookAdminText = defineTexts({
  nb: {
    chooseMark: "Velg SVG-fil",
    markHint: "Står ved navnet på det mørke båndet, og er ikonet i nettleseren og på telefoner.",
    notDrawing: (name: string) =>
      `${name} kan ikke leses som SVG. Skiltet må være en tegning, som er skarp i alle størrelser; den som laget det, har filen.`,
    tooLarge: (name: string) => `${name} er større enn 100 kB.`,
    consequence: "Hele nettstedet ser slik ut når du lagrer.",
    sample: "Slik blir det",
    schemes: { light: "Dag", dark: "Natt" },
    heading: "Ledig i dag",
    words: "Resepsjonen er åpen til kl. 20.",
    link: "Se priser",
    button: "Finn veien",
    action: "Bestill plass",
    contrast: "Kontrast",
    pairs: {
      link: { sample: "Se priser", what: "Lenke på papir" },
      name: { sample: "Navnet", what: "Navn i båndet" },
      button: { sample: "Bestill plass", what: "Knapp" },
      open: { sample: "Åpent nå", what: "Lys i båndet" },
      quiet: { sample: "Ro fra 23 til 07", what: "Tekst på dis" },
    },
    darker: "Gjort mørkere for deg:",
    changed: (label: string, from: string, to: string) =>
      `${label} er ${to} i lyst. På ${from} kan ikke teksten leses godt nok.`,
    rest: {
      heading: "Alt annet regnes ut av disse to.",
      explanation: "Tekst får en kontrast på minst 4,5. Rødt er bare for varsler, og skriftene er de samme.",
    },
  },
  en: {
    chooseMark: "Choose an SVG file",
    markHint: "Stands beside the name on the dark band, and is the icon in browsers and on phones.",
    notDrawing: (name) =>
      `${name} can’t be read as an SVG. The sign must be a drawing, which is sharp at every size; whoever made it has the file.`,
    tooLarge: (name) => `${name} is larger than 100 kB.`,
    consequence: "The whole site looks like this when you save.",
    sample: "How it will look",
    schemes: { light: "Day", dark: "Night" },
    heading: "Free today",
    words: "Reception is open until 20:00.",
    link: "See prices",
    button: "Find us",
    action: "Book a pitch",
    contrast: "Contrast",
    pairs: {
      link: { sample: "See prices", what: "Link on paper" },
      name: { sample: "The name", what: "Name on the band" },
      button: { sample: "Book a pitch", what: "Button" },
      open: { sample: "Open now", what: "Light on the band" },
      quiet: { sample: "Quiet 23 to 07", what: "Text on mist" },
    },
    darker: "Made darker for you:",
    changed: (label: string, from: string, to: string) =>
      `the ${label.toLowerCase()} is ${to} by day. On ${from}, text couldn’t be read well enough.`,
    rest: {
      heading: "Everything else is worked out from these two.",
      explanation: "Text has a contrast of at least 4.5. Red is for alerts alone, and the typefaces stay.",
    },
  },
  de: {
    chooseMark: "SVG-Datei wählen",
    markHint: "Steht beim Namen auf dem dunklen Band und ist das Symbol im Browser und auf Handys.",
    notDrawing: (name) =>
      `${name} lässt sich nicht als SVG lesen. Das Zeichen muss eine Zeichnung sein, die in jeder Größe scharf ist; wer es gemacht hat, hat die Datei.`,
    tooLarge: (name) => `${name} ist größer als 100 kB.`,
    consequence: "Die ganze Website sieht so aus, wenn Sie speichern.",
    sample: "So wird es aussehen",
    schemes: { light: "Tag", dark: "Nacht" },
    heading: "Heute frei",
    words: "Die Rezeption ist bis 20 Uhr geöffnet.",
    link: "Preise",
    button: "Anfahrt",
    action: "Platz buchen",
    contrast: "Kontrast",
    pairs: {
      link: { sample: "Preise", what: "Link auf Papier" },
      name: { sample: "Der Name", what: "Name im Band" },
      button: { sample: "Platz buchen", what: "Schaltfläche" },
      open: { sample: "Jetzt geöffnet", what: "Licht im Band" },
      quiet: { sample: "Ruhe 23–7 Uhr", what: "Text auf Dunst" },
    },
    darker: "Für Sie abgedunkelt:",
    changed: (label: string, from: string, to: string) =>
      `Die ${label} ist am Tag ${to}. Auf ${from} wäre Text nicht gut genug zu lesen.`,
    rest: {
      heading: "Alles andere wird aus diesen beiden berechnet.",
      explanation: "Text hat mindestens 4,5 Kontrast. Rot ist nur für Warnungen, und die Schriften bleiben.",
    },
  },
});
