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

/** Words of the form for a page's text. */
export const pageTextAdminText = defineTexts({
  nb: {
    proposal: {
      heading: "Vil du begynne med et forslag?",
      explanation:
        "Vi har skrevet et på nettstedets språk, med opplysningene deres. Les det, og rett det som ikke stemmer. Gjestene ser ingenting før du lagrer.",
      take: "Hent forslaget",
      noHours: "Åpningstidene er ikke skrevet ennå. Til de er det, sier forslaget at det er åpent hele året.",
      writeHours: "Skriv åpningstidene",
      identityFirst: "Skriv først hvem dere er",
      identityFirstWhat:
        "Denne siden har et forslag på nettstedets språk. Det henter navn, telefon og adresse fra «Om campingplassen», og der står det ingenting ennå.",
      writeIdentity: "Om campingplassen",
    },
    factsHint: "Det gjestene ser etter, samlet øverst på siden.",
    addFact: "Ny opplysning",
    fact: (number: number) => `Faktum ${number}`,
    page: "Siden",
    seePage: "Se siden",
    inSearch: "Slik ser den ut i søketreff",
    consequence: (page: string) => `Gjestene ser den nye teksten på «${page}» når du lagrer.`,
    untranslated: (languages: string) => `På ${languages} ser de den norske til alt er oversatt.`,
    inLanguages: { en: "engelsk", de: "tysk" },
    and: " og ",
  },
  en: {
    proposal: {
      heading: "Would you like to begin with a proposal?",
      explanation:
        "We have written one in the site’s languages, with your details. Read it, and correct what isn’t so. Guests see nothing until you save.",
      take: "Use the proposal",
      noHours:
        "The opening hours aren’t written yet. Until they are, the proposal says that you are open all year.",
      writeHours: "Write the opening hours",
      identityFirst: "Write who you are first",
      identityFirstWhat:
        "This page has a proposal in the site’s languages. It takes name, phone and address from “About the campsite”, where nothing is written yet.",
      writeIdentity: "About the campsite",
    },
    factsHint: "What guests look for, together at the top of the page.",
    addFact: "New fact",
    fact: (number: number) => `Fact ${number}`,
    page: "The page",
    seePage: "See the page",
    inSearch: "How it looks in search results",
    consequence: (page: string) => `Guests see the new text on “${page}” when you save.`,
    untranslated: (languages: string) =>
      `In ${languages} they see the Norwegian until everything is translated.`,
    inLanguages: { en: "English", de: "German" },
    and: " and ",
  },
  de: {
    proposal: {
      heading: "Möchten Sie mit einem Vorschlag beginnen?",
      explanation:
        "Wir haben einen in den Sprachen der Website geschrieben, mit Ihren Angaben. Lesen Sie ihn und ändern Sie, was nicht stimmt. Gäste sehen nichts, bevor Sie speichern.",
      take: "Vorschlag übernehmen",
      noHours:
        "Die Öffnungszeiten fehlen noch. Bis sie da sind, sagt der Vorschlag, es sei das ganze Jahr geöffnet.",
      writeHours: "Öffnungszeiten schreiben",
      identityFirst: "Schreiben Sie zuerst, wer Sie sind",
      identityFirstWhat:
        "Für diese Seite gibt es einen Vorschlag in den Sprachen der Website. Name, Telefon und Adresse kommen aus „Über den Campingplatz“, und dort steht noch nichts.",
      writeIdentity: "Über den Campingplatz",
    },
    factsHint: "Wonach Gäste suchen, gesammelt oben auf der Seite.",
    addFact: "Neue Angabe",
    fact: (number: number) => `Fakt ${number}`,
    page: "Die Seite",
    seePage: "Seite ansehen",
    inSearch: "So sieht sie in Suchergebnissen aus",
    consequence: (page: string) => `Gäste sehen den neuen Text auf „${page}“, sobald Sie speichern.`,
    untranslated: (languages: string) =>
      `Auf ${languages} sehen sie den norwegischen, bis alles übersetzt ist.`,
    inLanguages: { en: "Englisch", de: "Deutsch" },
    and: " und ",
  },
});
