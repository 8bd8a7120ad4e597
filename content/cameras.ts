import type { Translated } from "#src/i18n/language.ts";

/** What each camera of the demo looks at, in the order of the cameras. */
export const cameras: { text: Translated<{ title: string }> }[] = [
  {
    text: {
      nb: { title: "Brygga og sjøen" },
      en: { title: "The jetty and the sea" },
      de: { title: "Steg und Meer" },
    },
  },
  {
    text: {
      nb: { title: "Mot Svenner fyr" },
      en: { title: "Towards Svenner lighthouse" },
      de: { title: "Blick zum Leuchtturm Svenner" },
    },
  },
  {
    text: {
      nb: { title: "Himmelen i vest" },
      en: { title: "The sky in the west" },
      de: { title: "Himmel im Westen" },
    },
  },
];
