import { defineTexts } from "#src/i18n/texts.ts";

/** What can be written of the site's pages, in groups. */
export const contentAdminText = defineTexts({
  nb: {
    title: "Sider",
    groups: { campsite: "Campingplassen", lists: "Lister", pages: "Sidetekster" },
    parts: {
      identity: {
        name: "Om campingplassen",
        what: "Navn, adresse, telefon, e-post, veien hit",
      },
      openingHours: {
        name: "Åpningstider og sesong",
        what: "Resepsjonen, sesongen, ankomst, avreise og ro",
      },
      sanitary: { name: "Sanitærbygg", what: "Hva som finnes i hvert bygg, og når det er renhold" },
      cardSteps: { name: "Kortet", what: "De fire stegene som viser hvordan kortet virker" },
      cameras: { name: "Webkameraer", what: "Ta ned et bilde, eller slå av et kamera" },
      events: { name: "Arrangementer", what: "Det som skjer, og når" },
      faq: { name: "Spørsmål og svar", what: "Det gjestene oftest lurer på" },
      documents: { name: "Dokumenter", what: "Regler og skjemaer som PDF" },
      carousel: { name: "Bildekarusell", what: "Bildene som skifter på forsiden" },
      links: { name: "Lenker", what: "Ting å gjøre i nærheten" },
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
    parts: {
      identity: { name: "About the campsite", what: "Name, address, phone, e-mail, directions" },
      openingHours: {
        name: "Opening hours and season",
        what: "Reception, season, arrival, departure and quiet hours",
      },
      sanitary: { name: "Sanitary buildings", what: "What each building has, and when it is cleaned" },
      cardSteps: { name: "The card", what: "The four steps that show how the card works" },
      cameras: { name: "Webcams", what: "Take a picture down, or turn a camera off" },
      events: { name: "Events", what: "What is on, and when" },
      faq: { name: "Questions and answers", what: "What guests ask most often" },
      documents: { name: "Documents", what: "Rules and forms as PDFs" },
      carousel: { name: "Picture carousel", what: "The pictures that take turns on the home page" },
      links: { name: "Links", what: "Things to do nearby" },
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
    parts: {
      identity: { name: "Über den Campingplatz", what: "Name, Adresse, Telefon, E-Mail, Anfahrt" },
      openingHours: {
        name: "Öffnungszeiten und Saison",
        what: "Rezeption, Saison, Anreise, Abreise und Ruhezeit",
      },
      sanitary: { name: "Sanitärgebäude", what: "Was jedes Gebäude bietet und wann gereinigt wird" },
      cardSteps: { name: "Die Karte", what: "Die vier Schritte, die zeigen, wie die Karte funktioniert" },
      cameras: { name: "Webcams", what: "Ein Bild entfernen oder eine Kamera ausschalten" },
      events: { name: "Veranstaltungen", what: "Was los ist, und wann" },
      faq: { name: "Fragen und Antworten", what: "Was Gäste am häufigsten fragen" },
      documents: { name: "Dokumente", what: "Regeln und Formulare als PDF" },
      carousel: { name: "Bilderkarussell", what: "Die wechselnden Bilder auf der Startseite" },
      links: { name: "Links", what: "Unternehmungen in der Nähe" },
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
