import { defineTexts } from "#src/i18n/texts.ts";

export const faqText = defineTexts({
  nb: { none: "Ingen spørsmål her ennå. Spør oss gjerne." },
  en: { none: "No questions here yet. Do ask us." },
  de: { none: "Hier stehen noch keine Fragen. Fragen Sie uns gern." },
});
