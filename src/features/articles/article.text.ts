import { defineTexts } from "#src/i18n/texts.ts";

export const articleText = defineTexts({
  nb: {
    news: "Nyheter",
    fromTheSite: "Nytt fra plassen",
    allNews: "Alle nyheter",
    moreNews: "Flere nyheter",
    previous: "Forrige nyheter",
    next: "Neste nyheter",
    none: "Ingen nyheter ennå. Kom gjerne tilbake.",
    unknown: "Fant ikke nyheten du lette etter. Her er alle som finnes.",
    feed: "Følg nyhetene (Atom)",
  },
  en: {
    news: "News",
    fromTheSite: "News from the site",
    allNews: "All news",
    moreNews: "More news",
    previous: "Previous news",
    next: "Next news",
    none: "No news yet. Do come back.",
    unknown: "We couldn’t find the story you were after. Here are all we have.",
    feed: "Follow the news (Atom)",
  },
  de: {
    news: "Neuigkeiten",
    fromTheSite: "Neues vom Platz",
    allNews: "Alle Neuigkeiten",
    moreNews: "Weitere Neuigkeiten",
    previous: "Vorherige Neuigkeiten",
    next: "Nächste Neuigkeiten",
    none: "Noch keine Neuigkeiten. Schauen Sie gern wieder vorbei.",
    unknown: "Diese Meldung haben wir nicht gefunden. Hier sind alle, die es gibt.",
    feed: "Neuigkeiten abonnieren (Atom)",
  },
});
