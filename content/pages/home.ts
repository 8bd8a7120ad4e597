import { live } from "../live-values.ts";
import type { DemoPage } from "./page.ts";

export const home: DemoPage = {
  page: "home",
  facts: [],
  text: {
    nb: {
      title: live.name,
      lead: `Plass til campingvogn, bobil og telt mellom furu og svaberg, 4\u00a0km fra Stavern. Åpent ${live.season}.`,
      description: `Familiecamping ved sjøen, 4\u00a0km fra Stavern: døgnplass, sesongplass, telt og hytte. Brygge, strand og to sanitærbygg. Åpent ${live.seasonDates}.`,
      body: "",
    },
    en: {
      title: live.name,
      lead: `Room for caravans, motorhomes and tents among pines and smooth rocks, 4\u00a0km from Stavern. Open ${live.season}.`,
      description: `Family campsite by the sea, 4\u00a0km from Stavern, Norway: touring and seasonal pitches, tents, a cabin, a jetty and a beach. Open ${live.seasonDates}.`,
      body: "",
    },
    de: {
      title: live.name,
      lead: `Platz für Wohnwagen, Wohnmobil und Zelt zwischen Kiefern und glatten Felsen, 4\u00a0km von Stavern. Geöffnet ${live.season}.`,
      description: `Familiencamping am Meer, 4\u00a0km von Stavern in Norwegen: Stellplätze, Saisonplätze, Zelte, Hütte, Steg und Strand. Geöffnet ${live.seasonDates}`,
      body: "",
    },
  },
};
