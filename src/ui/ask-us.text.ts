import { defineTexts } from "#src/i18n/texts.ts";

export const askUsText = defineTexts({
  nb: { heading: "Lurer du på noe?", contactForm: "Kontaktskjema" },
  en: { heading: "Any questions?", contactForm: "Contact form" },
  de: { heading: "Noch Fragen?", contactForm: "Kontaktformular" },
});
