import { live } from "./live-values.ts";
import type { Translated } from "#src/i18n/language.ts";

interface Slide {
  drawing: string;
  text: Translated<{ title: string; subtitle: string }>;
}

/** The pictures that take turns on the home page. */
export const slides: Slide[] = [
  {
    drawing: "lighthouse-morning",
    text: {
      nb: {
        title: "Morgen mot Svenner",
        subtitle: "Fyret ligger i retning 103°, rett ut fra brygga. Kaffen smaker best før vinden kommer.",
      },
      en: {
        title: "Morning towards Svenner",
        subtitle:
          "The lighthouse bears 103°, straight out from the jetty. Coffee is best before the wind gets up.",
      },
      de: {
        title: "Morgen mit Blick auf Svenner",
        subtitle:
          "Der Leuchtturm liegt in Richtung 103°, geradeaus vom Steg. Der Kaffee schmeckt am besten, bevor der Wind kommt.",
      },
    },
  },
  {
    drawing: "campfire-evening",
    text: {
      nb: {
        title: "Kveld på Svaberget",
        subtitle: "Midt i juli går sola ned over skjærene kl.\u00a022.17. Bålpanna er åpen for alle.",
      },
      en: {
        title: "Evening on Svaberget",
        subtitle: "In mid-July the sun sets over the skerries at 22:17. The fire bowl is open to everyone.",
      },
      de: {
        title: "Abend auf dem Svaberget",
        subtitle:
          "Mitte Juli geht die Sonne um 22:17\u00a0Uhr über den Schären unter. Die Feuerschale steht allen offen.",
      },
    },
  },
  {
    drawing: "beach-noon",
    text: {
      nb: {
        title: "Langgrunt og lunt",
        subtitle: "Stranda ligger i le for sørvesten. Sandslott varer til neste flo.",
      },
      en: {
        title: "Shallow and safe from the wind",
        subtitle:
          "The beach is sheltered from the south-westerly. Sandcastles last until the next high tide.",
      },
      de: {
        title: "Flach und windgeschützt",
        subtitle:
          "Der Strand liegt geschützt, wenn es aus Südwest bläst. Sandburgen halten bis zur nächsten Flut.",
      },
    },
  },
  {
    drawing: "skerries-evening",
    text: {
      nb: {
        title: "Stille blant skjærene",
        subtitle: `Ro fra ${live.quiet}. Ærfuglen er den eneste som ikke har hørt om det.`,
      },
      en: {
        title: "Calm among the skerries",
        subtitle: `Quiet from ${live.quiet}. Only the eider ducks haven’t heard.`,
      },
      de: {
        title: "Ruhe zwischen den Schären",
        subtitle: `Nachtruhe von ${live.quiet}. Nur die Eiderenten wissen nichts davon.`,
      },
    },
  },
];
