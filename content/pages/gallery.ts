import type { DemoPage } from "./page.ts";

export const gallery: DemoPage = {
  page: "gallery",
  facts: [],
  text: {
    nb: {
      title: "Galleri",
      lead: "Plassen fra morgen til kveld, gjennom hele året. Alle bildene er tegninger.",
      description:
        "Tegninger fra plassen gjennom året: brygga, stranda, Svaberget, hytta i snø og lys i teltene om kvelden.",
      body: `<p>Vi tegner plassen i stedet for å fotografere den. Da kan gjestene våre bade i fred. Vil du se hvordan det faktisk ser ut nå, åpner du <a href="/webcam">webkameraet</a>.</p>`,
    },
    en: {
      title: "Gallery",
      lead: "The campsite from morning to night, all through the year. Every picture is a drawing.",
      description:
        "Drawings of the campsite through the year: the jetty, the beach, Svaberget, the cabin in snow and lights in the tents at night.",
      body: `<p>We draw the campsite instead of photographing it, so that our guests can swim in peace. To see what it really looks like at the moment, open <a href="/webcam">the webcam</a>.</p>`,
    },
    de: {
      title: "Galerie",
      lead: "Der Platz vom Morgen bis zum Abend, das ganze Jahr hindurch. Alle Bilder sind Zeichnungen.",
      description:
        "Zeichnungen vom Platz im Lauf des Jahres: Steg, Strand, Svaberget, die Hütte im Schnee und abends Licht in den Zelten.",
      body: `<p>Wir zeichnen den Platz, statt ihn zu fotografieren. So können unsere Gäste in Ruhe baden. Wie es gerade wirklich aussieht, zeigt die <a href="/webcam">Webcam</a>.</p>`,
    },
  },
};
