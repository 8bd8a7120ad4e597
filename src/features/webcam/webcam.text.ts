import { defineTexts } from "#src/i18n/texts.ts";
import type { Camera } from "./webcam.ts";

const inNorwegian: Record<Camera, string> = {
  bilde1: "Brygga og sjøen",
  bilde2: "Mot Svenner fyr",
  bilde3: "Himmelen i vest",
};

const inEnglish: Record<Camera, string> = {
  bilde1: "The jetty and the sea",
  bilde2: "Towards Svenner lighthouse",
  bilde3: "The sky in the west",
};

const inGerman: Record<Camera, string> = {
  bilde1: "Steg und Meer",
  bilde2: "Blick zum Leuchtturm Svenner",
  bilde3: "Himmel im Westen",
};

export const webcamText = defineTexts({
  nb: {
    names: inNorwegian,
    alt: (name: string) => `Bilde fra webkameraet: ${name}`,
    taken: (time: string) => `Tatt kl. ${time}`,
    takenOn: (date: string, time: string) => `Tatt ${date} kl. ${time}`,
    justNow: "nå nettopp",
    minutes: (count: number) => (count === 1 ? "for et minutt siden" : `for ${count} minutter siden`),
    hours: (count: number) => (count === 1 ? "for en time siden" : `for ${count} timer siden`),
    days: (count: number) => (count === 1 ? "for et døgn siden" : `for ${count} døgn siden`),
    old: "Gammelt bilde",
    missing: "Ikke noe bilde akkurat nå",
    missingMeaning: "Kameraet har ikke sendt noe vi kan vise. Prøv igjen om litt.",
    off: "Kameraet er slått av",
    offMeaning: "Vi viser ingen bilder fra det nå.",
    stale: "Vi får ikke hentet nye bilder akkurat nå. Vi prøver igjen hvert minutt.",
    responsible: (name: string) => `${name} er ansvarlig for kameraene.`,
    call: "Kjenner du deg igjen på et bilde? Ring oss, så fjerner vi det:",
  },
  en: {
    names: inEnglish,
    alt: (name) => `Webcam picture: ${name}`,
    taken: (time) => `Taken at ${time}`,
    takenOn: (date, time) => `Taken on ${date} at ${time}`,
    justNow: "just now",
    minutes: (count) => (count === 1 ? "a minute ago" : `${count} minutes ago`),
    hours: (count) => (count === 1 ? "an hour ago" : `${count} hours ago`),
    days: (count) => (count === 1 ? "a day ago" : `${count} days ago`),
    old: "Old picture",
    missing: "No picture at the moment",
    missingMeaning: "The camera hasn’t sent anything that we can show. Try again in a while.",
    off: "The camera is turned off",
    offMeaning: "We aren’t showing any pictures from it now.",
    stale: "New pictures can’t be fetched at the moment. We try again every minute.",
    responsible: (name) => `${name} is responsible for the cameras.`,
    call: "Do you recognise yourself in a picture? Call us, and we will remove it:",
  },
  de: {
    names: inGerman,
    alt: (name) => `Webcam-Bild: ${name}`,
    taken: (time) => `Aufgenommen um ${time} Uhr`,
    takenOn: (date, time) => `Aufgenommen am ${date} um ${time} Uhr`,
    justNow: "gerade eben",
    minutes: (count) => (count === 1 ? "vor einer Minute" : `vor ${count} Minuten`),
    hours: (count) => (count === 1 ? "vor einer Stunde" : `vor ${count} Stunden`),
    days: (count) => (count === 1 ? "vor einem Tag" : `vor ${count} Tagen`),
    old: "Altes Bild",
    missing: "Zurzeit kein Bild",
    missingMeaning:
      "Die Kamera hat nichts geschickt, was wir zeigen können. Versuchen Sie es später noch einmal.",
    off: "Die Kamera ist ausgeschaltet",
    offMeaning: "Zurzeit zeigen wir keine Bilder von ihr.",
    stale: "Neue Bilder lassen sich gerade nicht laden. Wir versuchen es jede Minute erneut.",
    responsible: (name) => `Verantwortlich für die Kameras: ${name}.`,
    call: "Erkennen Sie sich auf einem Bild wieder? Rufen Sie uns an, dann entfernen wir es:",
  },
});
