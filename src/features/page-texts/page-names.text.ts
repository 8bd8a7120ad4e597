import type { Language } from "#src/i18n/language.ts";
import { defineTexts } from "#src/i18n/texts.ts";

/** What each page is called, in menus and where staff haven't written a title for it. */
export const pageNames = defineTexts({
  nb: {
    home: "Forside",
    aboutUs: "Om oss",
    guests: "For gjester",
    sanitary: "Sanitær",
    documents: "Dokumenter",
    seasonal: "Sesongplass",
    day: "Døgnplass",
    cabins: "Hytte",
    prices: "Priser",
    activities: "Aktiviteter",
    feedback: "Forslagskasse",
    news: "Nyheter",
    webcam: "Webkamera",
    gallery: "Galleri",
    questions: "Spørsmål og svar",
    sitemap: "Plan over plassen",
    topUp: "Lad kortet",
    contactUs: "Kontakt oss",
    emergency: "Når det haster",
    privacyPolicy: "Personvern",
    events: "Arrangementer",
    offline: "Uten dekning",
    login: "Logg inn",
  },
  en: {
    home: "Home",
    aboutUs: "About us",
    guests: "For guests",
    sanitary: "Sanitary buildings",
    documents: "Documents",
    seasonal: "Seasonal pitch",
    day: "Touring pitch",
    cabins: "Cabin",
    prices: "Prices",
    activities: "Activities",
    feedback: "Suggestion box",
    news: "News",
    webcam: "Webcam",
    gallery: "Gallery",
    questions: "Questions",
    sitemap: "Site plan",
    topUp: "Top up card",
    contactUs: "Contact",
    emergency: "In an emergency",
    privacyPolicy: "Privacy",
    events: "Events",
    offline: "Without coverage",
    login: "Log in",
  },
  de: {
    home: "Startseite",
    aboutUs: "Über uns",
    guests: "Für Gäste",
    sanitary: "Sanitär\u00adgebäude",
    documents: "Dokumente",
    seasonal: "Saisonplatz",
    day: "Stellplatz",
    cabins: "Hütte",
    prices: "Preise",
    activities: "Ausflüge",
    feedback: "Ideenkasten",
    news: "Neuigkeiten",
    webcam: "Webcam",
    gallery: "Galerie",
    questions: "Fragen",
    sitemap: "Platzplan",
    topUp: "Karte aufladen",
    contactUs: "Kontakt",
    emergency: "Im Notfall",
    privacyPolicy: "Datenschutz",
    events: "Veranstaltungen",
    offline: "Ohne Empfang",
    login: "Anmelden",
  },
});

/** A page's name inside a sentence: without the place where menus may break it. */
export function pageNameIn(language: Language, page: TextPageName): string {
  return pageNames[language][page].replaceAll("\u00ad", "");
}

/** A page that has a text of its own. */
export type TextPageName = keyof typeof pageNames.nb;
