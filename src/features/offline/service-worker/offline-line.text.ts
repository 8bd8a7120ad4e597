import { defineTexts } from "#src/i18n/texts.ts";

/** The line on pages that didn't come from the site just now. */
export const offlineLineText = defineTexts({
  nb: {
    offline: "Uten nett.",
    noAnswer: "Får ikke svar.",
    from: (when: string) => `Siden er fra ${when}.`,
    notSaved: (page: string | undefined) => (page ? `«${page}» er ikke lagret.` : "Siden er ikke lagret."),
    retry: "Prøv igjen",
  },
  en: {
    offline: "No connection.",
    noAnswer: "No answer.",
    from: (when: string) => `This page is from ${when}.`,
    notSaved: (page: string | undefined) => (page ? `“${page}” isn’t saved.` : "That page isn’t saved."),
    retry: "Try again",
  },
  de: {
    offline: "Kein Netz.",
    noAnswer: "Keine Antwort.",
    from: (when: string) => `Stand dieser Seite: ${when}.`,
    notSaved: (page: string | undefined) =>
      page ? `„${page}“ ist nicht gespeichert.` : "Diese Seite ist nicht gespeichert.",
    retry: "Noch einmal versuchen",
  },
});
