import type { Page } from "./page.ts";

export const news: Page = {
  key: "news",
  facts: [],
  text: {
    nb: {
      title: "Nyheter",
      lead: "Det som skjer på plassen, kort fortalt. Det nyeste står først.",
      description:
        "Nyheter fra plassen: sesongåpning, brygge, dusjer, dugnad og vinterdrift. Det nyeste står først.",
      body: "",
    },
    en: {
      title: "News",
      lead: "What is going on at the campsite, in a few words. Newest first.",
      description:
        "News from the campsite: season opening, the jetty, showers, working days and the winter. Newest first.",
      body: "",
    },
    de: {
      title: "Neuigkeiten",
      lead: "Was auf dem Platz passiert, in wenigen Worten. Das Neueste zuerst.",
      description:
        "Neuigkeiten vom Platz: Saisonstart, Steg, Duschen, Arbeitseinsätze und der Winter. Das Neueste zuerst.",
      body: "",
    },
  },
};
