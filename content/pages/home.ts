import type { DemoPage } from "./page.ts";

export const home: DemoPage = {
  page: "home",
  facts: [
    {
      icon: "toilet",
      text: {
        nb: { label: "Sanitær og kort", value: "To bygg, RFID" },
        en: { label: "Showers and card", value: "Two buildings, RFID" },
        de: { label: "Sanitär und Karte", value: "Zwei Gebäude, RFID" },
      },
    },
    {
      icon: "arrival",
      text: {
        nb: { label: "Ankomst og ro", value: "Ro fra 23 til 07" },
        en: { label: "Arrival and quiet", value: "Quiet from 23:00 to 07:00" },
        de: { label: "Anreise und Ruhe", value: "Nachtruhe 23 bis 7\u00a0Uhr" },
      },
    },
    {
      icon: "parking",
      text: {
        nb: { label: "Veien hit", value: "4\u00a0km fra Stavern" },
        en: { label: "How to find us", value: "4\u00a0km from Stavern" },
        de: { label: "Anfahrt", value: "4\u00a0km von Stavern" },
      },
    },
    {
      icon: "price",
      text: {
        nb: { label: "Priser 2026", value: "fra 290\u00a0kr" },
        en: { label: "2026 prices", value: "from 290\u00a0kr" },
        de: { label: "Preise 2026", value: "ab 290\u00a0kr" },
      },
    },
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
