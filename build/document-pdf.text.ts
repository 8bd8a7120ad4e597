import { defineTexts } from "../src/i18n/texts.ts";

export const documentPdfText = defineTexts({
  nb: {
    updated: (date: string) => `Oppdatert ${date}`,
    binding: "",
    page: (page: number, pages: number) => `Side ${page} av ${pages}`,
  },
  en: {
    updated: (date: string) => `Updated ${date}`,
    binding: "A translation: if in doubt, the Norwegian text applies.",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  de: {
    updated: (date: string) => `Stand ${date}`,
    binding: "Übersetzung: Im Zweifel gilt der norwegische Text.",
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  },
});
