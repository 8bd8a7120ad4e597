import { fact, type DemoPage } from "./page.ts";

export const home: DemoPage = {
  page: "home",
  facts: [
    fact("toilet", {
      nb: ["Sanitær og kort", "To bygg, RFID"],
      en: ["Showers and card", "Two buildings, RFID"],
      de: ["Sanitär und Karte", "Zwei Gebäude, RFID"],
    }),
    fact("arrival", {
      nb: ["Ankomst og ro", "Ro fra 23 til 07"],
      en: ["Arrival and quiet", "Quiet from 23:00 to 07:00"],
      de: ["Anreise und Ruhe", "Nachtruhe 23 bis 7\u00a0Uhr"],
    }),
    fact("parking", {
      nb: ["Veien hit", "4\u00a0km fra Stavern"],
      en: ["How to find us", "4\u00a0km from Stavern"],
      de: ["Anfahrt", "4\u00a0km von Stavern"],
    }),
    fact("price", {
      nb: ["Priser 2026", "fra 290\u00a0kr"],
      en: ["2026 prices", "from 290\u00a0kr"],
      de: ["Preise 2026", "ab 290\u00a0kr"],
    }),
  ],
  text: {
    nb: {
      title: "Stavern Familiecamping",
      lead: "Plass til campingvogn, bobil og telt mellom furu og svaberg, 4\u00a0km fra Stavern. Åpent fra 24.\u00a0april til 20.\u00a0september.",
      description:
        "Familiecamping ved sjøen, 4\u00a0km fra Stavern: døgnplass, sesongplass, telt og hytte. Brygge, strand og to sanitærbygg. Åpent 24.04–20.09.",
      body: "",
    },
    en: {
      title: "Stavern Familiecamping",
      lead: "Room for caravans, motorhomes and tents among pines and smooth rocks, 4\u00a0km from Stavern. Open from 24\u00a0April to 20\u00a0September.",
      description:
        "Family campsite by the sea, 4\u00a0km from Stavern, Norway: touring and seasonal pitches, tents, a cabin, a jetty and a beach. Open 24.04–20.09.",
      body: "",
    },
    de: {
      title: "Stavern Familiecamping",
      lead: "Platz für Wohnwagen, Wohnmobil und Zelt zwischen Kiefern und glatten Felsen, 4\u00a0km von Stavern. Geöffnet vom 24.\u00a0April bis zum 20.\u00a0September.",
      description:
        "Familiencamping am Meer, 4\u00a0km von Stavern in Norwegen: Stellplätze, Saisonplätze, Zelte, Hütte, Steg und Strand. Geöffnet 24.04.–20.09.",
      body: "",
    },
  },
};
