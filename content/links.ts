import type { Translated } from "#src/i18n/language.ts";

interface Link {
  url: string;
  text: Translated<{ title: string; description: string; category: string }>;
}

/** Public bodies and public places only. Links of one category stand together. */
export const links: Link[] = [
  {
    url: "https://www.larvik.kommune.no",
    text: {
      nb: {
        title: "Larvik kommune",
        description: "Badeplasser, turområder, bibliotek og det som skjer i Larvik og Stavern.",
        category: "Steder",
      },
      en: {
        title: "Larvik Municipality",
        description:
          "Swimming spots, recreation areas, libraries and what’s on in Larvik and Stavern. In Norwegian.",
        category: "Places",
      },
      de: {
        title: "Gemeinde Larvik",
        description:
          "Badestellen, Wandergebiete, Bibliothek und Veranstaltungen in Larvik und Stavern. Auf Norwegisch.",
        category: "Orte",
      },
    },
  },
  {
    url: "https://vestfoldmuseene.no",
    text: {
      nb: {
        title: "Vestfoldmuseene",
        description: "Museene i fylket, blant dem Larvik Museum. Se åpningstider før du drar.",
        category: "Steder",
      },
      en: {
        title: "Vestfold museums",
        description:
          "The county’s museums, Larvik Museum among them. Check the opening hours before you set off.",
        category: "Places",
      },
      de: {
        title: "Museen in Vestfold",
        description:
          "Die Museen der Region, darunter das Larvik Museum. Bitte prüfen Sie vorher die Öffnungszeiten.",
        category: "Orte",
      },
    },
  },
  {
    url: "https://www.geoparken.no",
    text: {
      nb: {
        title: "Gea Norvegica UNESCO Global Geopark",
        description: "Mølen, Bøkeskogen og geologien under dem, forklart for alle aldre.",
        category: "Steder",
      },
      en: {
        title: "Gea Norvegica UNESCO Global Geopark",
        description: "Mølen, Bøkeskogen and the geology beneath them, explained for all ages.",
        category: "Places",
      },
      de: {
        title: "Gea Norvegica UNESCO-Geopark",
        description: "Mølen, Bøkeskogen und die Geologie darunter, für jedes Alter erklärt.",
        category: "Orte",
      },
    },
  },
  {
    url: "https://ut.no",
    text: {
      nb: {
        title: "UT.no",
        description: "Turforslag med kart, også langs kyststien. Søk etter Stavern.",
        category: "Tur og sjø",
      },
      en: {
        title: "UT.no",
        description:
          "Suggested walks with maps, the coastal path included. Search for Stavern. In Norwegian.",
        category: "Walks and sea",
      },
      de: {
        title: "UT.no",
        description:
          "Tourenvorschläge mit Karten, auch am Küstenweg. Suchen Sie nach Stavern. Auf Norwegisch.",
        category: "Wandern und Meer",
      },
    },
  },
  {
    url: "https://www.norgeskart.no",
    text: {
      nb: {
        title: "Norgeskart",
        description: "Kartverkets turkart og sjøkart, til å se på og skrive ut.",
        category: "Tur og sjø",
      },
      en: {
        title: "Norgeskart",
        description:
          "Hiking maps and sea charts by Kartverket, the Norwegian Mapping Authority, to view and print.",
        category: "Walks and sea",
      },
      de: {
        title: "Norgeskart",
        description:
          "Wanderkarten und Seekarten von Kartverket, dem norwegischen Landesvermessungsamt, zum Ansehen und Drucken.",
        category: "Wandern und Meer",
      },
    },
  },
  {
    url: "https://www.oslofjorden.org",
    text: {
      nb: {
        title: "Oslofjordens Friluftsråd",
        description: "Friområder, kyststier og enkle kystledhytter rundt fjorden.",
        category: "Tur og sjø",
      },
      en: {
        title: "Oslofjordens Friluftsråd",
        description:
          "The councils’ outdoor association: recreation areas, coastal paths and simple cabins round the fjord.",
        category: "Walks and sea",
      },
      de: {
        title: "Oslofjordens Friluftsråd",
        description:
          "Zusammenschluss der Kommunen: Erholungsgebiete, Küstenwege und einfache Hütten rund um den Fjord.",
        category: "Wandern und Meer",
      },
    },
  },
  {
    url: "https://www.fiskeridir.no",
    text: {
      nb: {
        title: "Fiskeridirektoratet",
        description: "Hva du kan fiske i sjøen, minstemål og områder som er fredet.",
        category: "Tur og sjø",
      },
      en: {
        title: "Directorate of Fisheries",
        description: "What you may fish for in the sea, minimum sizes and protected areas.",
        category: "Walks and sea",
      },
      de: {
        title: "Norwegische Fischereidirektion",
        description: "Was Sie im Meer angeln dürfen, Mindestmaße und geschützte Gebiete.",
        category: "Wandern und Meer",
      },
    },
  },
  {
    url: "https://www.met.no",
    text: {
      nb: {
        title: "Meteorologisk institutt",
        description: "Værmelding, farevarsler og kulingvarsler for kysten.",
        category: "Vær og trygghet",
      },
      en: {
        title: "MET Norway",
        description:
          "Forecasts, warnings and gale warnings for the coast, from the Norwegian Meteorological Institute.",
        category: "Weather and safety",
      },
      de: {
        title: "MET Norway",
        description:
          "Wettervorhersage, Unwetter- und Sturmwarnungen für die Küste, vom norwegischen Wetterdienst.",
        category: "Wetter und Sicherheit",
      },
    },
  },
  {
    url: "https://www.kystverket.no",
    text: {
      nb: {
        title: "Kystverket",
        description: "Fyr, sjømerker og det båtfolk trenger å vite om farvannet.",
        category: "Vær og trygghet",
      },
      en: {
        title: "Norwegian Coastal Administration",
        description: "Lighthouses, sea marks and what you need to know about these waters in a boat.",
        category: "Weather and safety",
      },
      de: {
        title: "Norwegische Küstenverwaltung",
        description: "Leuchttürme, Seezeichen und alles, was Sie im Boot über das Fahrwasser wissen müssen.",
        category: "Wetter und Sicherheit",
      },
    },
  },
  {
    url: "https://www.helsenorge.no",
    text: {
      nb: {
        title: "Helsenorge",
        description: "Råd om sykdom og skade, og når du skal ringe legevakten på 116\u00a0117.",
        category: "Vær og trygghet",
      },
      en: {
        title: "Helsenorge",
        description:
          "Public advice on illness and injury, and when to call the out-of-hours doctor on 116\u00a0117.",
        category: "Weather and safety",
      },
      de: {
        title: "Helsenorge",
        description:
          "Öffentliche Auskunft bei Krankheit und Verletzung, und wann Sie den ärztlichen Bereitschaftsdienst unter 116\u00a0117 anrufen.",
        category: "Wetter und Sicherheit",
      },
    },
  },
  {
    url: "https://entur.no",
    text: {
      nb: {
        title: "Entur",
        description: "Buss og tog i hele landet. Søk fra Larvik stasjon til Stavern eller Helgeroa.",
        category: "Reise",
      },
      en: {
        title: "Entur",
        description: "Buses and trains all over Norway. Search from Larvik station to Stavern or Helgeroa.",
        category: "Getting around",
      },
      de: {
        title: "Entur",
        description:
          "Bus und Bahn in ganz Norwegen. Suchen Sie ab Bahnhof Larvik nach Stavern oder Helgeroa.",
        category: "Unterwegs",
      },
    },
  },
  {
    url: "https://www.vegvesen.no",
    text: {
      nb: {
        title: "Statens vegvesen",
        description: "Kø, veiarbeid og stengte veier på vei hit.",
        category: "Reise",
      },
      en: {
        title: "Norwegian Public Roads Administration",
        description: "Queues, roadworks and closed roads on your way here.",
        category: "Getting around",
      },
      de: {
        title: "Norwegische Straßenverwaltung",
        description: "Stau, Baustellen und gesperrte Straßen auf dem Weg zu uns.",
        category: "Unterwegs",
      },
    },
  },
];
