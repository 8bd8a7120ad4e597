import type { Translated } from "#src/i18n/language.ts";

/** A place by its road: the same name in every language. */
export interface Way {
  to: string;
  kilometres: number;
}

/** A walk from the campsite, with a chart of its own. */
export interface Walk extends Way {
  /** Name of a drawing among the photos. */
  chart: string;
  heading: Translated<string>;
}

/** Something to see or do: what it is, how far it is, and how long it takes to get there. */
export interface Excursion {
  /** Name of a drawing among the photos. */
  drawing: string;
  /** `words` is HTML without a paragraph around it. */
  text: Translated<{ name: string; words: string }>;
  ways?: Way[];
  walks?: Walk[];
  /** What isn't told in kilometres: a label and at most 40 characters. */
  also?: Translated<[label: string, value: string]>;
}

/** In the order of a guest's day: first what is at hand. */
export const excursions: Excursion[] = [
  {
    drawing: "beach-noon",
    text: {
      nb: {
        name: "På plassen",
        words:
          "Sandstranda er langgrunn. Fra brygga går badestigen ned i 2,4\u00a0m dypt vann, og innerst fisker barna krabber. Lekeplassen ligger midt på plassen. Om kvelden er bålpanna på Svaberget åpen for alle.",
      },
      en: {
        name: "On the campsite",
        words:
          "The beach is sandy and shallow. From the jetty a swimming ladder leads into 2.4\u00a0m of water, and at the inner end the children fish for crabs. The playground is in the middle of the site. In the evening the fire bowl on Svaberget, the big smooth rock, is open to everyone.",
      },
      de: {
        name: "Auf dem Platz",
        words:
          "Der Strand ist sandig und fällt flach ab. Vom Steg führt die Badeleiter in 2,4\u00a0m tiefes Wasser, am inneren Ende angeln die Kinder Krabben. Der Spielplatz liegt in der Mitte. Abends steht die Feuerschale auf dem Svaberget, dem großen glatten Felsen, allen offen.",
      },
    },
    also: {
      nb: ["Fra vogna eller teltet", "høyst fem minutter til fots"],
      en: ["From your caravan or tent", "at most five minutes on foot"],
      de: ["Vom Wohnwagen oder Zelt", "höchstens fünf Minuten zu Fuß"],
    },
  },
  {
    drawing: "path-noon",
    text: {
      nb: {
        name: "Kyststien",
        words:
          "Den blåmerkede stien går rett forbi porten og følger kysten i omtrent 35\u00a0km, fra Stavern til Ødegården vest for Helgeroa. Østover er du i byen på et par timer. Vestover, forbi åpne svaberg og små strender til fiskehavnene, trenger du hele dagen. Ta med vann, og ta på gode sko. På kartene er hver strek på stien én kilometer.",
      },
      en: {
        name: "The coastal path",
        words:
          "The path, Kyststien, has blue waymarks and runs right past our gate. It follows the coast for about 35\u00a0km, from Stavern to Ødegården, west of Helgeroa. Eastwards you are in town in a couple of hours. Westwards, past open rocks and small beaches to the fishing harbours, you need a whole day. Bring water and wear sturdy shoes. On the charts, each dash of the path is one kilometre.",
      },
      de: {
        name: "Der Küstenweg",
        words:
          "Der blau markierte Weg, Kyststien, führt direkt an unserem Tor vorbei und folgt etwa 35\u00a0km lang der Küste, von Stavern bis Ødegården westlich von Helgeroa. Nach Osten sind Sie in etwa zwei Stunden im Ort. Nach Westen, an offenen Felsen und kleinen Stränden vorbei zu den Fischerhäfen, brauchen Sie einen ganzen Tag. Nehmen Sie Wasser mit und tragen Sie feste Schuhe. Auf den Karten steht jeder Strich des Wegs für einen Kilometer.",
      },
    },
    walks: [
      {
        to: "Stavern",
        kilometres: 6,
        chart: "walk-stavern",
        heading: { nb: "Østover til Stavern", en: "East to Stavern", de: "Nach Osten bis Stavern" },
      },
      {
        to: "Nevlunghavn",
        kilometres: 18,
        chart: "walk-nevlunghavn",
        heading: {
          nb: "Vestover til Nevlunghavn",
          en: "West to Nevlunghavn",
          de: "Nach Westen bis Nevlunghavn",
        },
      },
    ],
  },
  {
    drawing: "sailing-evening",
    text: {
      nb: {
        name: "Stavern og Fredriksvern",
        words:
          "I Stavern finner du trehus, gallerier og en travel gjestehavn. Midt i byen ligger Fredriksvern, marinens verft fra 1750-årene, med voller du kan gå på og kanoner barna kan klatre på. Citadelløya ligger rett utenfor. Minnehallen, en pyramide av stein, minnes norske sjøfolk som døde i de to verdenskrigene.",
      },
      en: {
        name: "Stavern and Fredriksvern",
        words:
          "Stavern has wooden houses, galleries and a busy harbour for visiting boats. In the middle of town lies Fredriksvern, the naval dockyard from the 1750s, with ramparts to walk on and cannons to climb. The island of Citadelløya is just offshore. Minnehallen, a pyramid of stone, commemorates the Norwegian sailors who died in the two world wars.",
      },
      de: {
        name: "Stavern und Fredriksvern",
        words:
          "In Stavern finden Sie Holzhäuser, Galerien und einen lebhaften Gästehafen. Mitten im Ort liegt Fredriksvern, die Marinewerft aus den 1750er-Jahren, mit Wällen zum Spazierengehen und Kanonen zum Klettern. Gleich vor der Küste liegt die Insel Citadelløya. Die Minnehallen, eine Pyramide aus Stein, erinnert an die norwegischen Seeleute, die in den beiden Weltkriegen ums Leben kamen.",
      },
    },
    ways: [{ to: "Stavern", kilometres: 4 }],
  },
  {
    drawing: "skerries-evening",
    text: {
      nb: {
        name: "Helgeroa, Nevlunghavn og Mølen",
        words:
          "Helgeroa og Nevlunghavn er to små havner med brygger, is og utsikt. På <strong>Mølen</strong> ligger Norges største rullesteinsstrand, med over 230 gravrøyser fra oldtiden. Mølen er en del av Gea Norvegica, en UNESCO-geopark. Vår og høst trekker fuglene forbi her. Gå på stien, og la røysene og steinene ligge.",
      },
      en: {
        name: "Helgeroa, Nevlunghavn and Mølen",
        words:
          "Helgeroa and Nevlunghavn are two small harbours with quays, ice cream and a view. <strong>Mølen</strong> is Norway’s largest pebble beach, with more than 230 ancient burial cairns. It is part of Gea Norvegica, a UNESCO Global Geopark. In spring and autumn migrating birds pass by. Please keep to the path and leave the cairns and stones where they are.",
      },
      de: {
        name: "Helgeroa, Nevlunghavn und Mølen",
        words:
          "Helgeroa und Nevlunghavn sind zwei kleine Häfen mit Kai, Eis und Aussicht. <strong>Mølen</strong> ist Norwegens größter Geröllstrand, mit über 230 vorzeitlichen Steinhügelgräbern. Er gehört zu Gea Norvegica, einem UNESCO-Geopark. Im Frühjahr und im Herbst ziehen hier die Vögel vorbei. Bleiben Sie bitte auf dem Weg und lassen Sie Gräber und Steine, wie sie sind.",
      },
    },
    ways: [
      { to: "Helgeroa", kilometres: 8 },
      { to: "Nevlunghavn", kilometres: 11 },
    ],
  },
  {
    drawing: "lighthouse-morning",
    text: {
      nb: {
        name: "Svenner fyr",
        words:
          "Fyret du ser i øst-sørøst, er Svenner. Om sommeren går det vanligvis båt dit fra Stavern noen uker. Tidene skifter fra år til år, så spør i resepsjonen.",
      },
      en: {
        name: "Svenner lighthouse",
        words:
          "The lighthouse you see to the east-south-east is Svenner. In summer there is usually a boat from Stavern for a few weeks. The times change from year to year, so ask at reception.",
      },
      de: {
        name: "Leuchtturm Svenner",
        words:
          "Der Leuchtturm im Ostsüdosten ist Svenner. Im Sommer fährt meist einige Wochen lang ein Boot von Stavern dorthin. Die Zeiten ändern sich von Jahr zu Jahr; fragen Sie am besten an der Rezeption nach.",
      },
    },
    also: {
      nb: ["Båt", "fra Stavern, noen uker om sommeren"],
      en: ["Boat", "from Stavern, a few weeks in summer"],
      de: ["Boot", "ab Stavern, im Sommer einige Wochen"],
    },
  },
  {
    drawing: "beech-noon",
    text: {
      nb: {
        name: "Larvik",
        words:
          "Bøkeskogen er en av verdens nordligste og har merkede løyper, også for barnevogn. I byen ligger herregården og museene. På Kaupang, på andre siden av byen, sto Norges første by i vikingtiden.",
      },
      en: {
        name: "Larvik",
        words:
          "Bøkeskogen is one of the northernmost beech woods in the world, with waymarked trails, some of them fit for pushchairs. The manor house and the museums are in town. At Kaupang, on the other side of town, Norway’s first town stood in Viking times.",
      },
      de: {
        name: "Larvik",
        words:
          "Bøkeskogen ist einer der nördlichsten Buchenwälder der Welt und hat markierte Wege, zum Teil auch für Kinderwagen. In der Stadt liegen der Herrenhof und die Museen. In Kaupang, auf der anderen Seite der Stadt, stand in der Wikingerzeit Norwegens erste Stadt.",
      },
    },
    ways: [{ to: "Larvik", kilometres: 12 }],
  },
];
