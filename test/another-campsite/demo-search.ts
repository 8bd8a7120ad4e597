import { demoAddresses, demoNames, demoNumbers, demoSentences, findMarks, readable } from "./demo-marks.ts";

/* The marks of the demo that must not occur on another campsite's site. Marks that any campsite may use are excluded. */

/** TABLE  names that any campsite may use: the country, its services, days, common facilities. */
// prettier-ignore
const generalNames = [
  "Norway", "Norwegian", "EØS", "EEA", "Kartverket", "Meteorologisk", "VAT", "PDF", "JavaScript", "Wi-Fi",
  "MET", "RFID", "IP-adressen", "RFID-kortet", "Monday", "Wednesday", "February", "June", "July", "Act", "Lad",
];

/** TABLE  sentences for any campsite: rules for a fire, and texts of the program itself. */
const generalSentences = [
  "Brenner det, får du alle ut først",
  "If there is a fire, get everyone out first",
  "Wenn es brennt, bringen Sie zuerst alle ins Freie",
  "Ikke legg på før de sier fra",
  "Don’t hang up until they tell you to",
  "Erst auflegen, wenn man es Ihnen sagt",
  "113 will tell you what to do",
  "Schwimmen Sie nicht allein hinaus",
  "Keep dogs on a lead",
  "Kjenner du deg igjen, ringer du",
  "If you recognise yourself, call",
  "Ha det viktigste med deg på telefonen, også når nettet er borte",
  "Take the essentials with you on your phone, even where there is no connection",
  "Für Zelt, Wohnmobil und Wohnwagen",
  "The cabin is ready from",
  "on the day you leave",
  "So sieht es gerade aus",
  "What guests ask most often",
  "Was Gäste am häufigsten fragen",
  "Bare meldingen må fylles ut",
  "Only the message is required",
  "Nur die Nachricht ist erforderlich",
  "Alle priser i NOK inkl",
];

/** TABLE  numbers that belong to no place, such as the length of a scale bar. */
const generalNumbers = ["50 m"];

/** TABLE  addresses of services for every campsite. */
const generalAddresses = ["www.met.no", "entur.no", "www.datatilsynet.no"];

const but = (all: readonly string[], general: readonly string[]) =>
  all.filter((mark) => !general.includes(mark));

/** Marks that only the demo has. */
export const marks = {
  names: but(demoNames, generalNames),
  sentences: but(demoSentences, generalSentences),
  numbers: but(demoNumbers, generalNumbers),
  addresses: but(demoAddresses, generalAddresses),
};

/** Returns the text and attributes of a page or file, once with live values and once without. Drops SVG shapes. */
export function visibleText(text: string): string {
  const shown = text
    .replaceAll(/\s(?:d|points|transform|viewBox)="[^"]*"/g, "")
    .replaceAll(/<(?!\/?(?:p|li|data)\b)/g, " ‹ ");
  return `${readable(shown)}\n${readable(shown.replaceAll(/<\/?data\b[^>]*>/g, ""))}`;
}

/** Returns every mark of the demo in a page or file. */
export const demoIn = (text: string): string[] => findMarks(visibleText(text), Object.values(marks).flat());
