import { defineTexts } from "#src/i18n/texts.ts";

/** What can be written of the site's pages, in groups. */
export const contentAdminText = defineTexts({
  nb: {
    title: "Sider",
    groups: { campsite: "Campingplassen", lists: "Lister", pages: "Sidetekster" },
    openingHours: {
      name: "Åpningstider og sesong",
      what: "Resepsjonen, sesongen, ankomst, avreise og ro",
    },
    columns: { name: "Side", languages: "Språk", changed: "Sist endret" },
    seePage: "Se siden",
    ofPage: (name: string) => ` «${name}»`,
    empty: {
      heading: "Ingen tekster ennå",
      explanation: "Her kommer sidetekstene. De lages når nettstedet starter.",
    },
  },
  en: {
    title: "Pages",
    groups: { campsite: "The campsite", lists: "Lists", pages: "Page texts" },
    openingHours: {
      name: "Opening hours and season",
      what: "Reception, season, arrival, departure and quiet hours",
    },
    columns: { name: "Page", languages: "Languages", changed: "Last changed" },
    seePage: "See the page",
    ofPage: (name: string) => ` “${name}”`,
    empty: {
      heading: "No texts yet",
      explanation: "The page texts will be here. They are created when the website starts.",
    },
  },
  de: {
    title: "Seiten",
    groups: { campsite: "Der Campingplatz", lists: "Listen", pages: "Seitentexte" },
    openingHours: {
      name: "Öffnungszeiten und Saison",
      what: "Rezeption, Saison, Anreise, Abreise und Ruhezeit",
    },
    columns: { name: "Seite", languages: "Sprachen", changed: "Zuletzt geändert" },
    seePage: "Seite ansehen",
    ofPage: (name: string) => ` „${name}“`,
    empty: {
      heading: "Noch keine Texte",
      explanation: "Hier stehen die Seitentexte. Sie entstehen, wenn die Website startet.",
    },
  },
});
