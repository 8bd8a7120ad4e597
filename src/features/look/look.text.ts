import type { Label } from "#src/resource/field.ts";

/** What staff read at the colours. */
export const lookText = {
  mainHint: {
    nb: "Bånd, lenker og valg.",
    en: "The band, links and choices.",
    de: "Band, Links und Auswahl.",
  },
  accentHint: {
    nb: "Den ene knappen på hver side.",
    en: "The one button of each page.",
    de: "Die eine Schaltfläche jeder Seite.",
  },
} satisfies Record<string, Label>;
