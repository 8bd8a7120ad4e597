import type { SeedDocument } from "./document.ts";

export const awning: SeedDocument = {
  key: "awning",
  date: "2026-01-12",
  text: {
    nb: {
      title: "Isolert fortelt",
      description:
        "Mål, avstand, materialer og brannkrav for isolert fortelt på sesongplass, med søknadsskjema.",
    },
    en: {
      title: "Insulated awning",
      description:
        "Size, distance, materials and fire safety for insulated awnings on seasonal pitches, with an application form.",
    },
    de: {
      title: "Isoliertes Vorzelt",
      description:
        "Maße, Abstand, Materialien und Brandschutz für isolierte Vorzelte auf Saisonplätzen, mit Antragsformular.",
    },
  },
  sections: {
    nb: [
      {
        heading: "1. Hva reglene gjelder",
        paragraphs: [
          "Isolert fortelt er et fortelt med faste, isolerte vegger eller fast tak, satt inntil vogna på en sesongplass. Det kan ikke settes opp på døgnplass.",
          "Forteltet skal kunne tas ned og flyttes. Det er ikke en bygning og gir ingen rett til plassen ut over leiekontrakten.",
        ],
      },
      {
        heading: "2. Mål",
        paragraphs: [
          "Høyst 15\u00a0m² utvendig, høyst 2,5\u00a0m dypt, og ikke lengre enn vogna.",
          "Høyst 3\u00a0m høyt, og ikke mer enn 30\u00a0cm over vogntaket. Platting utenfor kan være høyst 10\u00a0m² og 30\u00a0cm høy.",
        ],
      },
      {
        heading: "3. Avstand",
        paragraphs: [
          "Det skal være minst 4\u00a0m fra forteltets ytterste punkt til naboens vogn, fortelt eller platting, og minst 1\u00a0m til plassens grense.",
          "Levegg, bod og annet som kan brenne, plasseres ikke i de fire meterne.",
        ],
      },
      {
        heading: "4. Materialer og bygging",
        paragraphs: [
          "Bruk et typegodkjent element-fortelt eller lett bindingsverk med utvendig kledning i grått, brunt eller mørkegrønt. Taket skal tåle snølasten på stedet.",
          "Forteltet står på justerbare føtter, uten støpt fundament, og forankres mot vind. Vogna skal kunne trekkes ut uten at forteltet rives.",
          "Bygging skjer før 19.\u00a0juni eller etter 16.\u00a0august, kl.\u00a09–18, ikke på søndager og helligdager.",
        ],
      },
      {
        heading: "5. Brann, gass og strøm",
        paragraphs: [
          "Forteltet skal ha egen røykvarsler, et 6\u00a0kg pulverapparat eller 6\u00a0l skumapparat, og to veier ut: døra og et vindu som kan åpnes uten verktøy.",
          "Gassflasker og vedovn er ikke tillatt inne i forteltet. Fast elektrisk anlegg legges av registrert elektrovirksomhet, og samsvarserklæringen legges ved egenerklæringen.",
        ],
      },
      {
        heading: "6. Vedlikehold og fjerning",
        paragraphs: [
          "Eieren holder forteltet i stand og måker taket. Blir det til fare, kan vi kreve det utbedret innen 14\u00a0dager.",
          "Når leieforholdet slutter, fjerner eieren forteltet og rydder plassen innen 14\u00a0dager, hvis ikke neste leier overtar det skriftlig.",
        ],
      },
      {
        heading: "7. Søknad",
        paragraphs: [
          "Søk før du kjøper eller bygger. Legg ved en enkel tegning med mål, og bilde eller brosjyre av typen. Vi svarer innen to uker.",
        ],
        fields: [
          "Navn",
          "Telefon og e-post",
          "Felt og plassnummer",
          "Vognas merke, modell og lengde",
          "Forteltets type og produsent",
          "Lengde, dybde og høyde",
          "Avstand til nærmeste nabo",
          "Dato og underskrift",
          "Godkjent av utleier, dato og underskrift",
        ],
      },
    ],
    en: [
      {
        heading: "1. What these rules cover",
        paragraphs: [
          "An insulated awning is an awning with rigid, insulated walls or a rigid roof, placed against the caravan on a seasonal pitch. It may not be put up on a touring pitch.",
          "It must be possible to take the awning down and move it. It is not a building and gives no right to the pitch beyond the lease.",
        ],
      },
      {
        heading: "2. Size",
        paragraphs: [
          "At most 15\u00a0m² measured outside, at most 2.5\u00a0m deep, and no longer than the caravan.",
          "At most 3\u00a0m high, and no more than 30\u00a0cm above the roof of the caravan. Decking in front may be up to 10\u00a0m² and 30\u00a0cm high.",
        ],
      },
      {
        heading: "3. Distance",
        paragraphs: [
          "There must be at least 4\u00a0m from the outermost point of the awning to the neighbour’s caravan, awning or decking, and at least 1\u00a0m to the edge of the pitch.",
          "Windbreaks, sheds and anything else that can burn must not stand within those four metres.",
        ],
      },
      {
        heading: "4. Materials and building",
        paragraphs: [
          "Use a type-approved panel awning or a light timber frame, with outer cladding in grey, brown or dark green. The roof must bear the local snow load.",
          "The awning stands on adjustable feet without cast foundations and is anchored against wind. It must be possible to pull the caravan out without tearing the awning down.",
          "Build before 19\u00a0June or after 16\u00a0August, from 09:00 to 18:00, but not on Sundays and public holidays.",
        ],
      },
      {
        heading: "5. Fire, gas and electricity",
        paragraphs: [
          "The awning must have its own smoke alarm, a 6\u00a0kg powder or 6\u00a0l foam extinguisher, and two ways out: the door, and a window that opens without tools.",
          "Gas bottles and wood-burning stoves are not allowed inside the awning. Fixed electrical wiring is installed by a registered electrical contractor, and the declaration of conformity is attached to the self-declaration.",
        ],
      },
      {
        heading: "6. Upkeep and removal",
        paragraphs: [
          "The owner keeps the awning in good repair and clears snow from the roof. If it becomes a hazard, we may require it to be put right within 14\u00a0days.",
          "When the lease ends, the owner removes the awning and clears the pitch within 14\u00a0days, unless the next tenant takes it over in writing.",
        ],
      },
      {
        heading: "7. Application",
        paragraphs: [
          "Apply before you buy or build. Enclose a simple drawing with measurements, and a picture or brochure of the type. We reply within two weeks.",
        ],
        fields: [
          "Name",
          "Phone and e-mail",
          "Field and pitch number",
          "Caravan make, model and length",
          "Type and manufacturer of the awning",
          "Length, depth and height",
          "Distance to the nearest neighbour",
          "Date and signature",
          "Approved by the landlord, date and signature",
        ],
      },
    ],
    de: [
      {
        heading: "1. Geltungsbereich",
        paragraphs: [
          "Ein isoliertes Vorzelt ist ein Vorzelt mit festen, gedämmten Wänden oder festem Dach, das auf einem Saisonplatz am Wohnwagen steht. Auf Tagesstellplätzen ist es nicht erlaubt.",
          "Das Vorzelt muss sich abbauen und versetzen lassen. Es ist kein Gebäude und begründet über den Mietvertrag hinaus kein Recht am Platz.",
        ],
      },
      {
        heading: "2. Maße",
        paragraphs: [
          "Höchstens 15\u00a0m² Außenmaß, höchstens 2,5\u00a0m tief und nicht länger als der Wohnwagen.",
          "Höchstens 3\u00a0m hoch und nicht mehr als 30\u00a0cm höher als das Wohnwagendach. Ein Holzboden davor darf höchstens 10\u00a0m² groß und 30\u00a0cm hoch sein.",
        ],
      },
      {
        heading: "3. Abstand",
        paragraphs: [
          "Vom äußersten Punkt des Vorzelts zum Wohnwagen, Vorzelt oder Holzboden des Nachbarn müssen mindestens 4\u00a0m liegen, zur Platzgrenze mindestens 1\u00a0m.",
          "Windschutz, Schuppen und anderes brennbares Material dürfen nicht innerhalb dieser vier Meter stehen.",
        ],
      },
      {
        heading: "4. Material und Aufbau",
        paragraphs: [
          "Verwenden Sie ein typgeprüftes Element-Vorzelt oder eine leichte Holzkonstruktion mit Außenverkleidung in Grau, Braun oder Dunkelgrün. Das Dach muss der örtlichen Schneelast standhalten.",
          "Das Vorzelt steht auf verstellbaren Füßen ohne gegossenes Fundament und ist gegen Wind verankert. Der Wohnwagen muss sich herausziehen lassen, ohne dass das Vorzelt abgerissen wird.",
          "Gebaut wird vor dem 19.\u00a0Juni oder nach dem 16.\u00a0August, von 9 bis 18\u00a0Uhr, nicht an Sonn- und Feiertagen.",
        ],
      },
      {
        heading: "5. Brandschutz, Gas und Strom",
        paragraphs: [
          "Das Vorzelt braucht einen eigenen Rauchmelder, einen Feuerlöscher mit 6\u00a0kg Pulver oder 6\u00a0l Schaum und zwei Fluchtwege: die Tür und ein Fenster, das sich ohne Werkzeug öffnen lässt.",
          "Gasflaschen und Holzöfen sind im Vorzelt nicht erlaubt. Feste Elektroinstallationen führt ein registrierter Elektrofachbetrieb aus; die Konformitätserklärung wird der Eigenerklärung beigelegt.",
        ],
      },
      {
        heading: "6. Instandhaltung und Abbau",
        paragraphs: [
          "Der Eigentümer hält das Vorzelt instand und räumt Schnee vom Dach. Wird es zur Gefahr, können wir verlangen, dass der Mangel innerhalb von 14\u00a0Tagen behoben wird.",
          "Endet das Mietverhältnis, entfernt der Eigentümer das Vorzelt und räumt den Platz innerhalb von 14\u00a0Tagen, sofern nicht der nächste Mieter es schriftlich übernimmt.",
        ],
      },
      {
        heading: "7. Antrag",
        paragraphs: [
          "Stellen Sie den Antrag, bevor Sie kaufen oder bauen. Legen Sie eine einfache Skizze mit Maßen und ein Bild oder einen Prospekt des Modells bei. Wir antworten innerhalb von zwei Wochen.",
        ],
        fields: [
          "Name",
          "Telefon und E-Mail",
          "Feld und Platznummer",
          "Marke, Modell und Länge des Wohnwagens",
          "Typ und Hersteller des Vorzelts",
          "Länge, Tiefe und Höhe",
          "Abstand zum nächsten Nachbarn",
          "Datum und Unterschrift",
          "Genehmigt vom Vermieter, Datum und Unterschrift",
        ],
      },
    ],
  },
};
