import { defineTexts } from "#src/i18n/texts.ts";

export const unwrittenNoteText = defineTexts({
  nb: "Her kommer det mer. Spør oss gjerne i mellomtiden.",
  en: "There will be more here. Until then, please ask us.",
  de: "Hier kommt noch mehr. Fragen Sie uns bis dahin gern.",
});
