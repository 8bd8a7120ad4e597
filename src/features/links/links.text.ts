import { defineTexts } from "#src/i18n/texts.ts";

export const linksText = defineTexts({
  nb: { heading: "Finn ut mer", note: "Lenkene fører til andre nettsteder." },
  en: { heading: "Find out more", note: "These links lead to other websites." },
  de: { heading: "Mehr erfahren", note: "Diese Links führen zu anderen Websites." },
});
