import { defineTexts } from "#src/i18n/texts.ts";

export const messageText = defineTexts({
  nb: { alert: "Viktig melding", notice: "Beskjed", read: "Les meldingen", close: "Lukk" },
  en: { alert: "Important message", notice: "Notice", read: "Read the message", close: "Close" },
  de: { alert: "Wichtige Meldung", notice: "Hinweis", read: "Meldung lesen", close: "Schließen" },
});
