import { defineTexts } from "#src/i18n/texts.ts";

export const demoPageText = defineTexts({
  nb: {
    sample: "Eksempel",
    back: (campsite: string) => `Tilbake til ${campsite}`,
    /** Made-up posts, by the drawing that each shows. */
    posts: {
      "jetty-noon": "Krabbefiske fra brygga i dag også. Snører og bøtter låner du i resepsjonen.",
      "campfire-evening": "Bålkveld ved stranda lørdag kl.\u00a020. Vi har pinnebrøddeig til alle.",
      "kayak-morning": "Blikkstille i morges. Slike morgener er det verdt å stå opp litt før de andre.",
      "dugnad-noon": "Takk til alle som ble med og ryddet plassen i dag. Nå er vi klare for sesongen.",
    },
    pages: {
      bookingUrl: {
        title: "Bestilling på nett",
        lead: "Her ville gjestene ha bestilt plass eller hytte. Denne campingplassen er oppdiktet, så det er ingenting å bestille.",
        heading: "På en virkelig campingplass kan gjestene",
        points: [
          "velge plass, hytte og datoer",
          "se hva som er ledig, og hva det koster",
          "betale og få bekreftelse på e-post",
        ],
      },
      cardPaymentUrl: {
        title: "Lading av kortet",
        lead: "Her ville gjestene ha fylt på kortet sitt. Denne campingplassen er oppdiktet, så ingenting blir betalt.",
        heading: "På en virkelig campingplass kan gjestene",
        points: [
          "skrive nummeret på kortet",
          "velge et beløp og betale med bankkort eller mobil",
          "bruke pengene i dusjen med en gang",
        ],
      },
      socialPageUrl: {
        title: "Innleggene våre",
        lead: "Her ville innleggene fra en virkelig campingplass ha stått. Disse er oppdiktet, akkurat som plassen.",
      },
    },
  },
  en: {
    sample: "Sample",
    back: (campsite: string) => `Back to ${campsite}`,
    posts: {
      "jetty-noon": "Crab fishing from the jetty again today. Borrow lines and buckets at reception.",
      "campfire-evening": "Campfire by the beach on Saturday at 20:00. We bring bread dough for everyone.",
      "kayak-morning": "Not a ripple this morning. Worth getting up a little before the others.",
      "dugnad-noon": "Thank you to everyone who helped tidy the site today. We are ready for the season.",
    },
    pages: {
      bookingUrl: {
        title: "Online booking",
        lead: "Guests would book a pitch or a cabin here. This campsite is made up, so there is nothing to book.",
        heading: "At a real campsite, guests can",
        points: [
          "choose a pitch or a cabin, and their dates",
          "see what is free and what it costs",
          "pay and get a confirmation by e-mail",
        ],
      },
      cardPaymentUrl: {
        title: "Card top-up",
        lead: "Guests would top up their card here. This campsite is made up, so nothing is paid.",
        heading: "At a real campsite, guests can",
        points: [
          "enter the number on their card",
          "choose an amount and pay by bank card or phone",
          "use the money in the showers at once",
        ],
      },
      socialPageUrl: {
        title: "Our posts",
        lead: "A real campsite’s posts would be here. These are made up, just like the campsite.",
      },
    },
  },
  de: {
    sample: "Beispiel",
    back: (campsite: string) => `Zurück zu ${campsite}`,
    posts: {
      "jetty-noon": "Auch heute Krabbenangeln am Steg. Schnüre und Eimer leihen Sie an der Rezeption.",
      "campfire-evening": "Lagerfeuer am Strand, Samstag um 20\u00a0Uhr. Stockbrotteig haben wir für alle.",
      "kayak-morning": "Spiegelglattes Wasser heute früh. Da lohnt es sich, etwas eher aufzustehen.",
      "dugnad-noon": "Danke an alle, die heute beim Aufräumen geholfen haben. Die Saison kann kommen.",
    },
    pages: {
      bookingUrl: {
        title: "Online-Buchung",
        lead: "Hier würden Gäste einen Stellplatz oder eine Hütte buchen. Dieser Campingplatz ist erfunden, es gibt also nichts zu buchen.",
        heading: "Auf einem echten Campingplatz können Gäste",
        points: [
          "Stellplatz oder Hütte und die Daten wählen",
          "sehen, was frei ist und was es kostet",
          "bezahlen und eine Bestätigung per E-Mail bekommen",
        ],
      },
      cardPaymentUrl: {
        title: "Aufladen der Karte",
        lead: "Hier würden Gäste ihre Karte aufladen. Dieser Campingplatz ist erfunden, es wird also nichts bezahlt.",
        heading: "Auf einem echten Campingplatz können Gäste",
        points: [
          "die Nummer der Karte eingeben",
          "einen Betrag wählen und mit Bankkarte oder Handy bezahlen",
          "das Guthaben sofort in der Dusche nutzen",
        ],
      },
      socialPageUrl: {
        title: "Unsere Beiträge",
        lead: "Hier würden die Beiträge eines echten Campingplatzes stehen. Diese sind erfunden, genau wie der Platz.",
      },
    },
  },
});
