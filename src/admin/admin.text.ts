import type { Language } from "#src/i18n/language.ts";

const nb = {
  staffArea: "For ansatte",
  skip: "Hopp til innholdet",
  screens: {
    start: "Start",
    messages: "Oppslag",
    inbox: "Innboks",
    news: "Nyheter",
    photos: "Bilder",
    priceLists: "Priser",
    content: "Sider",
    translations: "Oversettelser",
    changedValues: "Gamle opplysninger",
    history: "Historikk",
    status: "Drift",
    settings: "Innstillinger",
  },
  more: "Mer",
  waiting: (count: number) => (count === 1 ? "én ny melding" : `${count} nye meldinger`),
  seeSite: "Se nettstedet",
  opensNewTab: "åpnes i ny fane",
  user: "Bruker",
  profile: "Profil",
  interfaceLanguage: "Språk på skjermen",
  logOut: "Logg ut",
  again: {
    heading: "Logg inn igjen",
    explanation: "Du har vært borte en stund.",
    safe: "Det du skrev, ligger her fortsatt.",
    window: "Innloggingen åpnes i et nytt vindu.",
    logIn: "Logg inn",
  },
  unsaved: {
    heading: (count: number) => (count === 1 ? "Én tekst er ikke lagret" : `${count} tekster er ikke lagret`),
    explanation:
      "Det som ikke er lagret, ligger bare på denne enheten og blir borte når du logger ut. Åpne det du vil lagre først.",
    stay: "Forbli innlogget",
    discard: "Forkast og logg ut",
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
    content: "Pages",
    translations: "Translations",
    changedValues: "Old values",
    history: "History",
    status: "Operation",
    settings: "Settings",
  },
  more: "More",
  waiting: (count) => (count === 1 ? "one new message" : `${count} new messages`),
  seeSite: "View the website",
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
  unsaved: {
    heading: (count) => (count === 1 ? "One text isn’t saved" : `${count} texts aren’t saved`),
    explanation:
      "What isn’t saved is only on this device and will be gone when you log out. Open what you want to save first.",
    stay: "Stay logged in",
    discard: "Discard and log out",
  },
  notStaff: {
    heading: "You don’t have access yet",
    explanation: (email) => `You are logged in as ${email}, but aren’t on the list of staff.`,
    ask: "Ask whoever runs the website to add you.",
    change: "Switch user",
    toSite: "Go to the website",
  },
  failed: {
    heading: "The login wasn’t completed",
    explanation: "Nothing has changed. You can try again.",
    retry: "Try again",
  },
  notSetUp: "Logging in isn’t set up on this website.",
  unknown: {
    heading: "This page doesn’t exist",
    explanation: "Perhaps it has moved.",
    toStart: "Go to Start",
  },
  broken: {
    heading: "Something went wrong on this screen",
    explanation: "Reload the page. What has been saved is safe.",
    reload: "Reload",
  },
};

const de: Words = {
  staffArea: "Teambereich",
  skip: "Zum Inhalt springen",
  screens: {
    start: "Start",
    messages: "Hinweise",
    inbox: "Posteingang",
    news: "Neuigkeiten",
    photos: "Bilder",
    priceLists: "Preise",
    content: "Seiten",
    translations: "Übersetzungen",
    changedValues: "Alte Angaben",
    history: "Verlauf",
    status: "Betrieb",
    settings: "Einstellungen",
  },
  more: "Mehr",
  waiting: (count) => (count === 1 ? "eine neue Nachricht" : `${count} neue Nachrichten`),
  seeSite: "Website ansehen",
  opensNewTab: "öffnet in neuem Tab",
  user: "Konto",
  profile: "Profil",
  interfaceLanguage: "Sprache des Teambereichs",
  logOut: "Abmelden",
  again: {
    heading: "Erneut anmelden",
    explanation: "Sie waren eine Weile weg.",
    safe: "Was Sie geschrieben haben, ist noch da.",
    window: "Die Anmeldung öffnet sich in einem neuen Fenster.",
    logIn: "Anmelden",
  },
  unsaved: {
    heading: (count) =>
      count === 1 ? "Ein Text ist nicht gespeichert" : `${count} Texte sind nicht gespeichert`,
    explanation:
      "Was nicht gespeichert ist, liegt nur auf diesem Gerät und geht beim Abmelden verloren. Öffnen Sie, was Sie vorher speichern möchten.",
    stay: "Angemeldet bleiben",
    discard: "Verwerfen und abmelden",
  },
  notStaff: {
    heading: "Sie haben noch keinen Zugang",
    explanation: (email) => `Sie sind als ${email} angemeldet, gehören aber nicht zum Team dieser Website.`,
    ask: "Bitten Sie die Person, die die Website betreibt, Sie einzutragen.",
    change: "Konto wechseln",
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
    explanation: "Vielleicht wurde sie verschoben.",
    toStart: "Zum Start",
  },
  broken: {
    heading: "Auf dieser Seite ist etwas schiefgegangen",
    explanation: "Laden Sie die Seite neu. Gespeichertes ist sicher.",
    reload: "Neu laden",
  },
};

/** Texts around the staff screens. */
export const adminText: Record<Language, Words> = { nb, en, de };
