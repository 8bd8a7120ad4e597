import { defineTexts } from "#src/i18n/texts.ts";

export const faqText = defineTexts({
  nb: { none: "Ingen spørsmål her ennå. Ring oss gjerne." },
  en: { none: "No questions here yet. Do give us a call." },
  de: { none: "Hier stehen noch keine Fragen. Rufen Sie uns gern an." },
});
