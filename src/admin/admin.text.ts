import type { Language } from "#src/i18n/language.ts";

const nb = {
  staffArea: "Ansattdel",
  skip: "Hopp til innholdet",
  screens: {
    start: "Start",
    messages: "Oppslag",
    inbox: "Innboks",
    news: "Nyheter",
    photos: "Bilder",
    priceLists: "Priser",
    settings: "Innstillinger",
  },
  more: "Mer",
  waiting: (count: number) => (count === 1 ? "én ny melding" : `${count} nye meldinger`),
  seeSite: "Se nettstedet",
  opensNewTab: "åpnes i ny fane",
  user: "Bruker",
  profile: "Profil",
  interfaceLanguage: "Språk i ansattdelen",
  logOut: "Logg ut",
  again: {
    heading: "Logg inn igjen",
    explanation: "Du har vært borte en stund.",
    safe: "Det du skrev, ligger her fortsatt.",
    window: "Innloggingen åpnes i et nytt vindu.",
    logIn: "Logg inn",
  },
  notStaff: {
    heading: "Du har ikke tilgang ennå",
    explanation: (email: string) => `Du er logget inn som ${email}, men står ikke på listen over ansatte.`,
    ask: "Be den som drifter nettstedet, om å legge deg til.",
    change: "Bytt bruker",
    toSite: "Til nettstedet",
  },
  failed: {
    heading: "Innloggingen ble ikke fullført",
    explanation: "Ingenting er endret. Du kan prøve igjen.",
    retry: "Prøv igjen",
  },
  notSetUp: "Innlogging er ikke satt opp på dette nettstedet.",
  unknown: {
    heading: "Denne siden finnes ikke",
    explanation: "Kanskje den er flyttet.",
    toStart: "Til start",
  },
  broken: {
    heading: "Noe gikk galt på denne skjermen",
    explanation: "Last siden på nytt. Det som er lagret, er trygt.",
    reload: "Last på nytt",
  },
  start: {
    waiting: (count: number) =>
      count === 0
        ? "Ingenting venter på deg."
        : count === 1
          ? "Én melding venter på deg."
          : `${count} meldinger venter på deg.`,
    newMessage: "Nytt oppslag",
    newArticle: "Ny artikkel",
    guestsSee: "Dette ser gjestene nå",
    noMessage: "Ingen oppslag på forsiden",
    noPriceList: "Ingen prisliste er gjeldende",
    message: "Oppslag på forsiden",
    priceList: "Gjeldende prisliste",
    toInbox: "Les meldingene",
  },
};
type Words = typeof nb;

const en: Words = {
  staffArea: "Staff area",
  skip: "Skip to content",
  screens: {
    start: "Start",
    messages: "Notices",
    inbox: "Inbox",
    news: "News",
    photos: "Photos",
    priceLists: "Prices",
    settings: "Settings",
  },
  more: "More",
  waiting: (count) => (count === 1 ? "one new message" : `${count} new messages`),
  seeSite: "See the website",
  opensNewTab: "opens in a new tab",
  user: "User",
  profile: "Profile",
  interfaceLanguage: "Language of the staff area",
  logOut: "Log out",
  again: {
    heading: "Log in again",
    explanation: "You have been away for a while.",
    safe: "What you wrote is still here.",
    window: "Logging in opens a new window.",
    logIn: "Log in",
  },
  notStaff: {
    heading: "You don’t have access yet",
    explanation: (email) => `You are logged in as ${email}, but aren’t on the list of staff.`,
    ask: "Ask whoever runs the website to add you.",
    change: "Change user",
    toSite: "To the website",
  },
  failed: {
    heading: "Logging in wasn’t completed",
    explanation: "Nothing has changed. You can try again.",
    retry: "Try again",
  },
  notSetUp: "Logging in isn’t set up on this website.",
  unknown: {
    heading: "This page doesn’t exist",
    explanation: "Perhaps it has moved.",
    toStart: "To the start",
  },
  broken: {
    heading: "Something went wrong on this screen",
    explanation: "Reload the page. What has been saved is safe.",
    reload: "Reload",
  },
  start: {
    waiting: (count) =>
      count === 0
        ? "Nothing is waiting for you."
        : count === 1
          ? "One message is waiting for you."
          : `${count} messages are waiting for you.`,
    newMessage: "New notice",
    newArticle: "New article",
    guestsSee: "What guests see now",
    noMessage: "No notice on the front page",
    noPriceList: "No price list is current",
    message: "Notice on the front page",
    priceList: "Current price list",
    toInbox: "Read the messages",
  },
};

const de: Words = {
  staffArea: "Mitarbeiterbereich",
  skip: "Zum Inhalt springen",
  screens: {
    start: "Start",
    messages: "Hinweise",
    inbox: "Posteingang",
    news: "Neuigkeiten",
    photos: "Bilder",
    priceLists: "Preise",
    settings: "Einstellungen",
  },
  more: "Mehr",
  waiting: (count) => (count === 1 ? "eine neue Nachricht" : `${count} neue Nachrichten`),
  seeSite: "Website ansehen",
  opensNewTab: "öffnet in neuem Tab",
  user: "Benutzer",
  profile: "Profil",
  interfaceLanguage: "Sprache des Mitarbeiterbereichs",
  logOut: "Abmelden",
  again: {
    heading: "Erneut anmelden",
    explanation: "Sie waren eine Weile weg.",
    safe: "Was Sie geschrieben haben, ist noch da.",
    window: "Die Anmeldung öffnet sich in einem neuen Fenster.",
    logIn: "Anmelden",
  },
  notStaff: {
    heading: "Sie haben noch keinen Zugang",
    explanation: (email) =>
      `Sie sind als ${email} angemeldet, stehen aber nicht auf der Liste der Mitarbeiter.`,
    ask: "Bitten Sie den Betreiber der Website, Sie einzutragen.",
    change: "Benutzer wechseln",
    toSite: "Zur Website",
  },
  failed: {
    heading: "Die Anmeldung wurde nicht abgeschlossen",
    explanation: "Es hat sich nichts geändert. Sie können es erneut versuchen.",
    retry: "Erneut versuchen",
  },
  notSetUp: "Die Anmeldung ist auf dieser Website nicht eingerichtet.",
  unknown: {
    heading: "Diese Seite gibt es nicht",
    explanation: "Vielleicht ist sie umgezogen.",
    toStart: "Zum Start",
  },
  broken: {
    heading: "Auf dieser Seite ist etwas schiefgegangen",
    explanation: "Laden Sie die Seite neu. Gespeichertes ist sicher.",
    reload: "Neu laden",
  },
  start: {
    waiting: (count) =>
      count === 0
        ? "Nichts wartet auf Sie."
        : count === 1
          ? "Eine Nachricht wartet auf Sie."
          : `${count} Nachrichten warten auf Sie.`,
    newMessage: "Neuer Hinweis",
    newArticle: "Neuer Artikel",
    guestsSee: "Das sehen die Gäste jetzt",
    noMessage: "Kein Hinweis auf der Startseite",
    noPriceList: "Keine Preisliste ist gültig",
    message: "Hinweis auf der Startseite",
    priceList: "Gültige Preisliste",
    toInbox: "Nachrichten lesen",
  },
};

/** The words around the staff screens. */
export const adminText: Record<Language, Words> = { nb, en, de };
