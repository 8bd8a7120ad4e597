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
      orLeaveOut: "Har dere ikke bruk for det, utelater du det.",
      take: "Hent forslaget",
      leaveOut: "Utelat teksten",
      leftOut: (page: string) => `«${page}» står uten egen tekst.`,
      leftOutHeading: "Siden står uten egen tekst",
      leftOutExplanation: "Forslaget er her fortsatt, om dere vil ha det likevel.",
      askAgain: "Vis i «Kom i gang» igjen",
      privacyHeading: "Gjestene leser forslaget til du lagrer ditt eget",
      privacyExplanation:
        "Det sier hva nettstedet lagrer, og følger opplysningene deres. Lagrer du det, blir det deres, og følger ikke med når nettstedet gjør noe nytt.",
      letStand: "La forslaget stå",
      identityFirstForPrivacy:
        "Gjestene leser et forslag her alt nå, på nettstedets språk. Hvem som er ansvarlig, står der først når du har skrevet det.",
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
      orLeaveOut: "If you have no use for it, leave it out.",
      take: "Use the proposal",
      leaveOut: "Leave the text out",
      leftOut: (page: string) => `“${page}” has no text of its own.`,
      leftOutHeading: "The page has no text of its own",
      leftOutExplanation: "The proposal is still here, should you want it after all.",
      askAgain: "Show in “Getting started” again",
      privacyHeading: "Guests read the proposal until you save your own",
      privacyExplanation:
        "It says what the website stores, and follows your details. Once you save it, it is yours, and no longer follows when the website does something new.",
      letStand: "Leave the proposal as it is",
      identityFirstForPrivacy:
        "Guests already read a proposal here, in the site’s languages. Who is responsible is in it once you have written that.",
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
      orLeaveOut: "Brauchen Sie ihn nicht, lassen Sie ihn weg.",
      take: "Vorschlag übernehmen",
      leaveOut: "Text weglassen",
      leftOut: (page: string) => `„${page}“ bleibt ohne eigenen Text.`,
      leftOutHeading: "Die Seite hat keinen eigenen Text",
      leftOutExplanation: "Der Vorschlag bleibt hier, falls Sie ihn doch möchten.",
      askAgain: "Wieder in „Erste Schritte“ zeigen",
      privacyHeading: "Gäste lesen den Vorschlag, bis Sie Ihren eigenen speichern",
      privacyExplanation:
        "Er sagt, was die Website speichert, und folgt Ihren Angaben. Sobald Sie ihn speichern, gehört er Ihnen und ändert sich nicht mehr mit, wenn die Website etwas Neues tut.",
      letStand: "Vorschlag so lassen",
      identityFirstForPrivacy:
        "Gäste lesen hier schon einen Vorschlag, in den Sprachen der Website. Wer verantwortlich ist, steht darin, sobald Sie es geschrieben haben.",
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
