import { defineTexts } from "#src/i18n/texts.ts";
import type { HistoryEntry } from "./history-entry.ts";

/** What a kind of thing calls its own fields, where that isn't what others call them. */
export const ownFieldNamesText = defineTexts<Partial<Record<HistoryEntry["thing"], Record<string, string>>>>({
  nb: {
    message: {
      pageTitle: "Varseltittel",
      title: "Overskrift",
      message: "Melding",
      isActive: "Aktiv",
      isImportant: "Viktig",
      announcementDate: "Vises fra",
      unpublishDate: "Tas ned",
    },
    article: { title: "Tittel", subTitle: "Ingress", publishedDate: "Vises fra" },
    annualRates: { isActive: "Gjeldende", text: "Pris" },
    pageText: { description: "Beskrivelse for søkemotorer" },
    contentBlock: { url: "Bilde" },
  },
  en: {
    message: {
      pageTitle: "Alert line",
      title: "Heading",
      message: "Message",
      isActive: "Active",
      isImportant: "Important",
      announcementDate: "Shown from",
      unpublishDate: "Taken down",
    },
    article: { title: "Title", subTitle: "Introduction", publishedDate: "Shown from" },
    annualRates: { isActive: "Current", text: "Price" },
    pageText: { description: "Description for search engines" },
    contentBlock: { url: "Picture" },
  },
  de: {
    message: {
      pageTitle: "Warnzeile",
      title: "Überschrift",
      message: "Mitteilung",
      isActive: "Aktiv",
      isImportant: "Wichtig",
      announcementDate: "Sichtbar ab",
      unpublishDate: "Sichtbar bis",
    },
    article: { title: "Titel", subTitle: "Einleitung", publishedDate: "Sichtbar ab" },
    annualRates: { isActive: "Gültig", text: "Preis" },
    pageText: { description: "Beschreibung für Suchmaschinen" },
    contentBlock: { url: "Bild" },
  },
});
