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
    event: { title: "Hva skjer", description: "Kort om det", place: "Sted", startsAt: "Fra", endsAt: "Til" },
    link: { title: "Navn", url: "Adressen lenken går til" },
    document: { description: "Hva det er" },
    contentBlock: { url: "Bilde" },
    cardStep: { title: "Overskrift" },
    camera: { isOn: "Vises på nettstedet", hiddenUntil: "Bildet som ble tatt ned, var fra" },
  },
  en: {
    message: {
      pageTitle: "Alert line",
      title: "Heading",
      message: "Message",
      isActive: "Active",
      isImportant: "Important",
      announcementDate: "Shown from",
      unpublishDate: "Shown until",
    },
    article: { title: "Title", subTitle: "Introduction", publishedDate: "Shown from" },
    annualRates: { isActive: "Current", text: "Price" },
    event: {
      title: "What is on",
      description: "A few words about it",
      place: "Place",
      startsAt: "From",
      endsAt: "Until",
    },
    link: { title: "Name", url: "Where the link leads" },
    document: { description: "What it is" },
    contentBlock: { url: "Picture" },
    cardStep: { title: "Heading" },
    camera: { isOn: "Shown on the website", hiddenUntil: "The picture taken down was from" },
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
    event: { title: "Was ist los", description: "Kurz dazu", place: "Ort", startsAt: "Von", endsAt: "Bis" },
    link: { title: "Name", url: "Wohin der Link führt" },
    document: { description: "Was es ist" },
    contentBlock: { url: "Bild" },
    cardStep: { title: "Überschrift" },
    camera: { isOn: "Auf der Website zu sehen", hiddenUntil: "Das entfernte Bild war von" },
  },
});
