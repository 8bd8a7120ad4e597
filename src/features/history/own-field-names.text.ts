import { defineTexts } from "#src/i18n/texts.ts";
import type { HistoryEntry } from "./history-entry.ts";

/** What a kind of resource calls its own fields, where that isn't what others call them. */
export const ownFieldNamesText = defineTexts<Partial<Record<HistoryEntry["kind"], Record<string, string>>>>({
  nb: {
    article: { title: "Tittel", subTitle: "Ingress", publishedDate: "Vises fra" },
    event: { title: "Hva skjer", description: "Kort om det", place: "Sted", startsAt: "Fra", endsAt: "Til" },
    document: { description: "Hva det er" },
    camera: { isOn: "Vises på nettstedet", hiddenUntil: "Bildet som ble tatt ned, var fra" },
  },
  en: {
    article: { title: "Title", subTitle: "Introduction", publishedDate: "Shown from" },
    event: {
      title: "What is on",
      description: "A few words about it",
      place: "Place",
      startsAt: "From",
      endsAt: "Until",
    },
    document: { description: "What it is" },
    camera: { isOn: "Shown on the website", hiddenUntil: "The picture taken down was from" },
  },
  de: {
    article: { title: "Titel", subTitle: "Einleitung", publishedDate: "Sichtbar ab" },
    event: { title: "Was ist los", description: "Kurz dazu", place: "Ort", startsAt: "Von", endsAt: "Bis" },
    document: { description: "Was es ist" },
    camera: { isOn: "Auf der Website zu sehen", hiddenUntil: "Das entfernte Bild war von" },
  },
});
