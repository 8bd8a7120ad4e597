import { defineTexts } from "#src/i18n/texts.ts";

export const documentText = defineTexts({
  nb: {
    pages: (count: number) => (count === 1 ? "1\u00a0side" : `${count}\u00a0sider`),
    onlyInNorwegian: "bare på norsk",
    none: "Ingen dokumenter her ennå. Spør oss, så hjelper vi deg.",
    privacy: "Personvernerklæring",
    privacyDescription: "Hva nettstedet lagrer om deg, hvorfor og hvor lenge.",
    webPage: "Nettside",
  },
  en: {
    pages: (count: number) => (count === 1 ? "1\u00a0page" : `${count}\u00a0pages`),
    onlyInNorwegian: "in Norwegian only",
    none: "No documents here yet. Ask us and we’ll help you.",
    privacy: "Privacy statement",
    privacyDescription: "What the website stores about you, why and for how long.",
    webPage: "Web page",
  },
  de: {
    pages: (count: number) => (count === 1 ? "1\u00a0Seite" : `${count}\u00a0Seiten`),
    onlyInNorwegian: "nur auf Norwegisch",
    none: "Hier liegen noch keine Dokumente. Fragen Sie uns, wir helfen gern.",
    privacy: "Datenschutzerklärung",
    privacyDescription: "Was die Website über Sie speichert, warum und wie lange.",
    webPage: "Webseite",
  },
});
