import type { DemoPage } from "./page.ts";

export const news: DemoPage = {
  page: "news",
  facts: [],
  text: {
    nb: {
      title: "Nyheter",
      lead: "Det som skjer på plassen, kort fortalt. Det nyeste står først.",
      description:
        "Nyheter fra plassen: sesongåpning, brygge, dusjer, dugnad og vinterdrift. Det nyeste står først.",
      body: `<p>Haster noe, står det som varsel øverst på alle sider. Små endringer i åpningstider legger vi på siden vår i sosiale medier.</p>`,
    },
    en: {
      title: "News",
      lead: "What is going on at the campsite, in a few words. Newest first.",
      description:
        "News from the campsite: season opening, the jetty, showers, the spring clean-up and the winter. Newest first.",
      body: `<p>Anything urgent appears as an alert at the top of every page. Small changes to our opening hours are posted on our social media page.</p>`,
    },
    de: {
      title: "Neuigkeiten",
      lead: "Was auf dem Platz passiert, in wenigen Worten. Das Neueste zuerst.",
      description:
        "Neuigkeiten vom Platz: Saisonstart, Steg, Duschen, Frühjahrsputz und der Winter. Das Neueste zuerst.",
      body: `<p>Eiliges steht als Hinweis oben auf jeder Seite. Kleine Änderungen der Öffnungszeiten geben wir auf unserer Seite in den sozialen Medien bekannt.</p>`,
    },
  },
};
