import type { Language } from "#src/i18n/language.ts";

const nb = {
  administration: "For ansatte",
  user: "Bruker",
  profile: "Profil",
  logOut: "Logg ut",
  screens: {
    messages: "Oppslag",
    inbox: "Innboks",
    news: "Nyheter",
    photos: "Bilder",
    priceLists: "Prislister",
    settings: "Innstillinger",
  },
};
type Words = typeof nb;

const en: Words = {
  administration: "Staff area",
  user: "User",
  profile: "Profile",
  logOut: "Log out",
  screens: {
    messages: "Notices",
    inbox: "Inbox",
    news: "News",
    photos: "Photos",
    priceLists: "Price lists",
    settings: "Settings",
  },
};

const de: Words = {
  administration: "Teambereich",
  user: "Konto",
  profile: "Profil",
  logOut: "Abmelden",
  screens: {
    messages: "Hinweise",
    inbox: "Posteingang",
    news: "Neuigkeiten",
    photos: "Bilder",
    priceLists: "Preislisten",
    settings: "Einstellungen",
  },
};

/** The texts of the staff's menus on public pages. */
export const staffMenusText: Record<Language, Words> = { nb, en, de };
