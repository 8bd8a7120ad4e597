import type { DemoPage } from "./page.ts";

export const sitemap: DemoPage = {
  page: "sitemap",
  facts: [],
  text: {
    nb: {
      title: "Plan over plassen",
      lead: "Søk etter plassnummeret ditt, eller velg et sted i listen.",
      description:
        "Plan over campingplassen: felt A til E, sanitærbygg, resepsjon, strand, brygge, lekeplass, vann og avfall. Søk etter plassnummer.",
      body: `<h2>Slik er plassen bygd opp</h2>
<p>Innkjøringen og resepsjonen ligger i vest. Felt A, B og C er sesongplasser. Felt D ligger nærmest sjøen, og felt E ved teltplassen og hytta. Sanitærbygg\u00a01 er nærmest felt A, B og C, sanitærbygg\u00a02 ligger nede ved sjøen.</p>
<p>Møteplassen ved brann er parkeringen ved resepsjonen.</p>`,
    },
    en: {
      title: "Site plan",
      lead: "Search for your pitch number, or choose a place from the list.",
      description:
        "Plan of the campsite: fields A to E, sanitary buildings, reception, beach, jetty, playground, water and waste. Search by pitch number.",
      body: `<h2>How the site is laid out</h2>
<p>The entrance and reception are in the west. Fields A, B and C are seasonal pitches. Field D is nearest the sea, and field E is by the tent field and the cabin. Sanitary building\u00a01 is nearest fields A, B and C, sanitary building\u00a02 is down by the sea.</p>
<p>In case of fire, the assembly point is the car park at reception.</p>`,
    },
    de: {
      title: "Platzplan",
      lead: "Suchen Sie nach Ihrer Platznummer oder wählen Sie einen Ort aus der Liste.",
      description:
        "Plan des Campingplatzes: Felder A bis E, Sanitärgebäude, Rezeption, Strand, Steg, Spielplatz, Wasser und Abfall. Suche nach Platznummer.",
      body: `<h2>So ist der Platz aufgebaut</h2>
<p>Einfahrt und Rezeption liegen im Westen. Die Felder A, B und C sind Saisonplätze. Feld D liegt dem Meer am nächsten, Feld E bei der Zeltwiese und der Hütte. Sanitärgebäude\u00a01 liegt den Feldern A, B und C am nächsten, Sanitärgebäude\u00a02 unten am Meer.</p>
<p>Sammelplatz bei Feuer ist der Parkplatz an der Rezeption.</p>`,
    },
  },
};
