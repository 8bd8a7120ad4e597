import type { Translated } from "#src/i18n/language.ts";

interface SeedPhoto {
  /** Name of a drawing; the order here is the order in the gallery. */
  drawing: string;
  /** Only a text shows it, not the gallery. */
  isHidden?: true;
  text: Translated<{ title: string; description: string; alternativeText: string }>;
}

export const photos: SeedPhoto[] = [
  {
    drawing: "caravan-morning",
    text: {
      nb: {
        title: "Frokost i felt C",
        description: "Sola kommer over skjærene litt før kaffen er ferdig.",
        alternativeText: "Tegning: frokostbord foran en campingvogn, mens sola står opp over skjærgården.",
      },
      en: {
        title: "Breakfast in field C",
        description: "The sun clears the skerries just before the coffee is ready.",
        alternativeText: "Drawing: a breakfast table outside a caravan as the sun rises over the skerries.",
      },
      de: {
        title: "Frühstück in Feld C",
        description: "Die Sonne kommt über die Schären, kurz bevor der Kaffee fertig ist.",
        alternativeText:
          "Zeichnung: Frühstückstisch vor einem Wohnwagen, über den Schären geht die Sonne auf.",
      },
    },
  },
  {
    drawing: "jetty-noon",
    text: {
      nb: {
        title: "Krabbefiske fra brygga",
        description: "Innerst er det grunt nok til at alle tør.",
        alternativeText:
          "Tegning: barn fisker krabber fra ei trebrygge en klar sommerdag, med en snekke fortøyd nedenfor.",
      },
      en: {
        title: "Crab fishing from the jetty",
        description: "At the inner end it is shallow enough for everyone to dare.",
        alternativeText:
          "Drawing: children fishing for crabs from a wooden jetty on a clear summer day, with a small boat moored below.",
      },
      de: {
        title: "Krabbenangeln vom Steg",
        description: "Am inneren Ende ist es so flach, dass sich alle trauen.",
        alternativeText:
          "Zeichnung: Kinder angeln an einem klaren Sommertag Krabben von einem Holzsteg, darunter liegt ein kleines Boot.",
      },
    },
  },
  {
    drawing: "campfire-evening",
    text: {
      nb: {
        title: "Ved bålpanna",
        description: "Kvelden går sakte når noen har med marshmallows.",
        alternativeText: "Tegning: folk sitter rundt et bål foran telt i solnedgang ved sjøen.",
      },
      en: {
        title: "Round the fire bowl",
        description: "Evenings go slowly when somebody has brought marshmallows.",
        alternativeText: "Drawing: people sitting round a fire in front of their tents at sunset by the sea.",
      },
      de: {
        title: "An der Feuerschale",
        description: "Der Abend wird lang, wenn jemand Marshmallows dabeihat.",
        alternativeText: "Zeichnung: Menschen sitzen bei Sonnenuntergang am Meer vor ihren Zelten am Feuer.",
      },
    },
  },
  {
    drawing: "cabin-winter",
    text: {
      nb: {
        title: "Hytta i snø",
        description: "Stengt for gjester, men noen må jo passe på.",
        alternativeText: "Tegning: rød hytte i snø, med lys i vinduene og røyk fra pipa.",
      },
      en: {
        title: "The cabin in the snow",
        description: "Closed to guests, but somebody has to keep an eye on things.",
        alternativeText:
          "Drawing: a red cabin in the snow with lit windows and smoke rising from the chimney.",
      },
      de: {
        title: "Die Hütte im Schnee",
        description: "Für Gäste geschlossen, aber jemand muss ja aufpassen.",
        alternativeText:
          "Zeichnung: rote Hütte im Schnee, Licht in den Fenstern, Rauch steigt aus dem Schornstein.",
      },
    },
  },
  {
    drawing: "sanitary-morning",
    text: {
      nb: {
        title: "På vei til dusjen",
        description: "Sanitærbygg\u00a01 før de andre har våknet.",
        alternativeText:
          "Tegning: sanitærbygg i tre i morgensol, med tre dører, kortlesere og en sti fram til døra.",
      },
      en: {
        title: "On the way to the shower",
        description: "Sanitary building\u00a01 before the others are awake.",
        alternativeText:
          "Drawing: a wooden sanitary building in the morning sun, with three doors, card readers and a path up to the door.",
      },
      de: {
        title: "Auf dem Weg zur Dusche",
        description: "Sanitärgebäude\u00a01, bevor die anderen wach sind.",
        alternativeText:
          "Zeichnung: Sanitärgebäude aus Holz in der Morgensonne, mit drei Türen, Kartenlesern und einem Weg zur Tür.",
      },
    },
  },
  {
    drawing: "motorhome-night",
    text: {
      nb: {
        title: "Bobilnatt",
        description: "Svenner fyr blinker, og noen er fortsatt oppe.",
        alternativeText:
          "Tegning: bobil med lyslenke under måne og stjerner, med et fyr som lyser ute på sjøen.",
      },
      en: {
        title: "A night in the motorhome",
        description: "Svenner lighthouse is flashing, and somebody is still up.",
        alternativeText:
          "Drawing: a motorhome with string lights under moon and stars, and a lighthouse shining out at sea.",
      },
      de: {
        title: "Nacht im Wohnmobil",
        description: "Der Leuchtturm Svenner blinkt, und jemand ist noch wach.",
        alternativeText:
          "Zeichnung: Wohnmobil mit Lichterkette unter Mond und Sternen, draußen auf dem Meer leuchtet ein Leuchtturm.",
      },
    },
  },
  {
    drawing: "lighthouse-morning",
    text: {
      nb: {
        title: "Svenner fyr",
        description: "Slik ser det ut fra båten, på en dag uten vind.",
        alternativeText:
          "Tegning: hvitt fyr med rødt tak på blankskurte svaberg i morgenlys, med måker i lufta.",
      },
      en: {
        title: "Svenner lighthouse",
        description: "The view from a boat, on a day without wind.",
        alternativeText:
          "Drawing: a white lighthouse with a red top on ice-polished rocks in the morning light, gulls in the air.",
      },
      de: {
        title: "Leuchtturm Svenner",
        description: "So sieht er vom Boot aus, an einem Tag ohne Wind.",
        alternativeText:
          "Zeichnung: weißer Leuchtturm mit rotem Dach auf glatt geschliffenem Fels im Morgenlicht, Möwen in der Luft.",
      },
    },
  },
  {
    drawing: "beach-noon",
    text: {
      nb: {
        title: "Stranda",
        description: "Sand, langgrunt og akkurat passe kaldt.",
        alternativeText: "Tegning: barn bygger sandslott på ei strand mens andre bader i grunt vann.",
      },
      en: {
        title: "The beach",
        description: "Sandy, shallow and just cold enough.",
        alternativeText:
          "Drawing: children building a sandcastle on a beach while others paddle in shallow water.",
      },
      de: {
        title: "Der Strand",
        description: "Sandig, flach und gerade kalt genug.",
        alternativeText: "Zeichnung: Kinder bauen am Strand eine Sandburg, andere baden im flachen Wasser.",
      },
    },
  },
  {
    drawing: "sailing-evening",
    text: {
      nb: {
        title: "På vei hjem",
        description: "Den siste vinden rekker som regel til brygga.",
        alternativeText: "Tegning: seilbåt på vei inn mot land i solnedgang.",
      },
      en: {
        title: "Heading home",
        description: "The last of the wind usually lasts as far as the jetty.",
        alternativeText: "Drawing: a sailing boat making for the shore at sunset.",
      },
      de: {
        title: "Auf dem Heimweg",
        description: "Der letzte Wind reicht meist gerade noch bis zum Steg.",
        alternativeText: "Zeichnung: Segelboot auf dem Weg zum Land bei Sonnenuntergang.",
      },
    },
  },
  {
    drawing: "tents-morning",
    text: {
      nb: {
        title: "Teltplassen klokka seks",
        description: "Stille, bortsett fra måkene.",
        alternativeText: "Tegning: telt på gress mellom furustammer tidlig om morgenen.",
      },
      en: {
        title: "The tent field at six",
        description: "All quiet, apart from the gulls.",
        alternativeText: "Drawing: tents on the grass between pine trunks early in the morning.",
      },
      de: {
        title: "Die Zeltwiese um sechs Uhr früh",
        description: "Alles still, bis auf die Möwen.",
        alternativeText: "Zeichnung: Zelte auf einer Wiese zwischen Kiefernstämmen am frühen Morgen.",
      },
    },
  },
  {
    drawing: "playground-noon",
    text: {
      nb: {
        title: "Lekeplassen ved felt B",
        description: "Huskene fikk nye kjettinger i vår.",
        alternativeText: "Tegning: barn på huske, i sklie og i sandkasse på en lekeplass.",
      },
      en: {
        title: "The playground by field B",
        description: "The swings got new chains this spring.",
        alternativeText: "Drawing: children on a swing, on a slide and in a sandpit at a playground.",
      },
      de: {
        title: "Der Spielplatz bei Feld B",
        description: "Im Frühjahr haben die Schaukeln neue Ketten bekommen.",
        alternativeText: "Zeichnung: Kinder auf Schaukel und Rutsche und im Sandkasten eines Spielplatzes.",
      },
    },
  },
  {
    drawing: "reception-noon",
    text: {
      nb: {
        title: "Resepsjonen",
        description: "Første stopp. Her får du kort, kart og is.",
        alternativeText: "Tegning: rød resepsjon med flagg, veiskilt og en sykkel utenfor.",
      },
      en: {
        title: "Reception",
        description: "First stop, for your card, a map and ice cream.",
        alternativeText: "Drawing: a red reception building with a flag, a signpost and a bicycle outside.",
      },
      de: {
        title: "Die Rezeption",
        description: "Der erste Halt: Hier gibt es Karte, Platzplan und Eis.",
        alternativeText: "Zeichnung: rotes Rezeptionsgebäude mit Flagge, Wegweiser und Fahrrad davor.",
      },
    },
  },
  {
    drawing: "midsummer-evening",
    text: {
      nb: {
        title: "Sankthans på Svaberget",
        description: "Over hundre store og små, og ett trekkspill.",
        alternativeText: "Tegning: folk rundt et sankthansbål på bart svaberg, med båter utenfor.",
      },
      en: {
        title: "Midsummer on Svaberget",
        description: "More than a hundred people, young and old, and one accordion.",
        alternativeText: "Drawing: people round a midsummer bonfire on bare rock, with boats lying off.",
      },
      de: {
        title: "Mittsommer auf dem Svaberget",
        description: "Über hundert Große und Kleine und ein Akkordeon.",
        alternativeText: "Zeichnung: Menschen um ein Mittsommerfeuer auf nacktem Fels, davor liegen Boote.",
      },
    },
  },
  {
    drawing: "rain-autumn",
    isHidden: true,
    text: {
      nb: {
        title: "Septemberregn",
        description: "Det drypper fra forteltet, og kaffen er varm.",
        alternativeText: "Tegning: høstregn over campingplassen, og noen som lufter hunden under paraply.",
      },
      en: {
        title: "September rain",
        description: "The awning drips, and the coffee is hot.",
        alternativeText:
          "Drawing: autumn rain over the campsite, and someone walking a dog under an umbrella.",
      },
      de: {
        title: "Septemberregen",
        description: "Vom Vorzelt tropft es, und der Kaffee ist heiß.",
        alternativeText:
          "Zeichnung: Herbstregen über dem Campingplatz, jemand geht mit Hund und Regenschirm spazieren.",
      },
    },
  },
  {
    drawing: "kayak-morning",
    text: {
      nb: {
        title: "Blikkstille",
        description: "Før vinden våkner, er sjøen for dem som padler.",
        alternativeText: "Tegning: to kajakker glir mellom skjær i morgensol på blank sjø.",
      },
      en: {
        title: "Flat calm",
        description: "Until the wind wakes up, the sea belongs to the paddlers.",
        alternativeText: "Drawing: two kayaks gliding between skerries on a calm sea in the morning sun.",
      },
      de: {
        title: "Spiegelglatt",
        description: "Bis der Wind aufwacht, gehört das Meer den Paddlern.",
        alternativeText:
          "Zeichnung: zwei Kajaks gleiten in der Morgensonne auf glattem Wasser zwischen Schären hindurch.",
      },
    },
  },
  {
    drawing: "path-noon",
    text: {
      nb: {
        title: "Kyststien",
        description: "Følg de blå merkene, helst med vinden i ryggen.",
        alternativeText: "Tegning: turgåere med ryggsekk på en merket sti over svaberg ved sjøen.",
      },
      en: {
        title: "The coastal path",
        description: "Follow the blue marks, preferably with the wind behind you.",
        alternativeText: "Drawing: walkers with rucksacks on a waymarked path across the rocks by the sea.",
      },
      de: {
        title: "Der Küstenweg",
        description: "Immer den blauen Zeichen nach, am besten mit dem Wind im Rücken.",
        alternativeText: "Zeichnung: Wanderer mit Rucksack auf einem markierten Weg über Felsen am Meer.",
      },
    },
  },
  {
    drawing: "dugnad-noon",
    text: {
      nb: {
        title: "Dugnad i april",
        description: "Førtito voksne, tolv barn og åtte kanner kaffe.",
        alternativeText:
          "Tegning: dugnad om våren, der noen maler ei rød hytte og andre raker og kjører bort kvist.",
      },
      en: {
        title: "Spring clean-up in April",
        description: "Forty-two adults, twelve children and eight pots of coffee.",
        alternativeText:
          "Drawing: a spring clean-up, some painting a red cabin, others raking and carting away twigs.",
      },
      de: {
        title: "Frühjahrsputz im April",
        description: "Zweiundvierzig Erwachsene, zwölf Kinder und acht Kannen Kaffee.",
        alternativeText:
          "Zeichnung: Frühjahrsputz, die einen streichen eine rote Hütte, die anderen harken und fahren Reisig weg.",
      },
    },
  },
  {
    drawing: "skerries-evening",
    text: {
      nb: {
        title: "Skjærene om kvelden",
        description: "Ingenting på programmet.",
        alternativeText: "Tegning: stille kveld ute blant skjærene, med ærfugl på vannet og sola lavt.",
      },
      en: {
        title: "The skerries in the evening",
        description: "Nothing on the programme.",
        alternativeText:
          "Drawing: a still evening among the skerries, eider ducks on the water and the sun low.",
      },
      de: {
        title: "Die Schären am Abend",
        description: "Nichts auf dem Programm.",
        alternativeText:
          "Zeichnung: stiller Abend zwischen den Schären, Eiderenten auf dem Wasser und tief stehende Sonne.",
      },
    },
  },
  {
    drawing: "beech-noon",
    isHidden: true,
    text: {
      nb: {
        title: "Bøkeskogen",
        description: "Lyst og høyt under taket, og stier for barnevogn.",
        alternativeText: "Tegning: turgåere med barn og hund på en sti under høye bøketrær.",
      },
      en: {
        title: "The beech wood",
        description: "Light and airy under the leaves, with paths for pushchairs.",
        alternativeText: "Drawing: walkers with a child and a dog on a path under tall beeches.",
      },
      de: {
        title: "Der Buchenwald",
        description: "Hell und luftig unter dem Blätterdach, mit Wegen für Kinderwagen.",
        alternativeText: "Zeichnung: Spaziergänger mit Kind und Hund auf einem Weg unter hohen Buchen.",
      },
    },
  },
  {
    drawing: "walk-stavern",
    isHidden: true,
    text: {
      nb: {
        title: "Kart: kyststien til Stavern",
        description: "Seks kilometer østover, et bånd for hver.",
        alternativeText:
          "Tegnet kart: kyststien følger odder og viker østover fra plassen til Stavern, 6\u00a0km.",
      },
      en: {
        title: "Chart: the coastal path to Stavern",
        description: "Six kilometres east, a band for each.",
        alternativeText:
          "Drawn chart: the coastal path follows headlands and coves east from the campsite to Stavern, 6\u00a0km.",
      },
      de: {
        title: "Karte: der Küstenweg nach Stavern",
        description: "Sechs Kilometer nach Osten, ein Abschnitt für jeden.",
        alternativeText:
          "Gezeichnete Karte: Der Küstenweg führt an Landzungen und Buchten entlang vom Platz nach Osten bis Stavern, 6\u00a0km.",
      },
    },
  },
  {
    drawing: "walk-nevlunghavn",
    isHidden: true,
    text: {
      nb: {
        title: "Kart: kyststien til Nevlunghavn",
        description: "Atten kilometer vestover, et bånd for hver.",
        alternativeText:
          "Tegnet kart: kyststien følger kysten vestover fra plassen til Nevlunghavn, 18\u00a0km. Helgeroa ligger lenger nord.",
      },
      en: {
        title: "Chart: the coastal path to Nevlunghavn",
        description: "Eighteen kilometres west, a band for each.",
        alternativeText:
          "Drawn chart: the coastal path follows the coast west from the campsite to Nevlunghavn, 18\u00a0km. Helgeroa lies further north.",
      },
      de: {
        title: "Karte: der Küstenweg nach Nevlunghavn",
        description: "Achtzehn Kilometer nach Westen, ein Abschnitt für jeden.",
        alternativeText:
          "Gezeichnete Karte: Der Küstenweg folgt der Küste vom Platz nach Westen bis Nevlunghavn, 18\u00a0km. Helgeroa liegt weiter nördlich.",
      },
    },
  },
];

/** The drawing that each camera of the demo shows. */
export const webcamDrawings = {
  bilde1: "jetty-noon",
  bilde2: "lighthouse-morning",
  bilde3: "skerries-evening",
};
