import { drawings, gallery } from "#content/drawings/drawings.ts";
import { demo, demoContent } from "#test/content/demo.ts";
import { kindNames } from "#src/cms/kinds.ts";
import { privacyStatement } from "#src/campsite/page-texts/privacy-statement.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { languages, type Language } from "#src/i18n/language.ts";

/*
 * Marks of the demo's content: names, sentences, numbers and pictures. The marks are read from content/, so that new
 * content is included.
 */

const content = demoContent.files();
const [identity, plan, view] = [demo.identity(), demo.plan(), demo.view()];

interface Text {
  text: string;
  /** Undefined for a text that is the same in all languages. */
  language: Language | undefined;
}

function textsIn(value: unknown, language?: Language): Text[] {
  // In content/, a live value is a name in braces.
  if (typeof value === "string")
    return [{ text: readable(value.replaceAll(/\{[^{}]*\}/g, " … ")), language }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, languages.find((each) => each === key.split("/")[0]) ?? language),
  );
}

/** Returns the visible text of HTML, without live values and with plain spaces. */
export function readable(text: string): string {
  return text
    .replaceAll(/<data [^>]*>[^<]*<\/data>/g, " … ")
    .replaceAll(/<\/?(?:p|li|ul|ol|h2|h3|td|th|tr|table|figure|br|img)\b[^>]*>/g, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\u00a0\u202f ]+/g, " ");
}

const texts = textsIn(content);

/** The privacy statement describes the software and is the same at every campsite. */
const statement = textsIn(privacyStatement({ identity, kinds: kindNames, sendsReceipts: true }));
const isStated = (mark: string) => statement.some(({ text }) => text.includes(mark));
/** All texts for readers, without file names and addresses. */
const words = texts.flatMap(({ text, language }) => (language ? [text] : [])).join("\n");

/** The months and weekdays, which English capitalizes. */
const calendarWords = [...Array(12).keys()].flatMap((number) => {
  const start = Temporal.PlainDate.from("2024-01-01");
  return [
    start.add({ months: number }).toLocaleString("en", { month: "long" }),
    start.add({ days: number }).toLocaleString("en", { weekday: "long" }),
  ];
});

/** Returns capitalized words within a sentence. Returns none in German, which capitalizes all nouns. */
function namesIn({ text, language }: Text): string[] {
  if (language === "de" || /^https?:|^\/|@/.test(text)) return [];
  return [...text.matchAll(/(?<=[\p{Ll}\d,;–] )\p{Lu}[\p{L}-]{2,}/gu)].map(([name]) => name);
}

/** Names of places and buildings, even as the first word of a text. */
const places = [
  ...Object.values(identity.address),
  ...Object.values(identity.wayChart!.names),
  ...[view, ...Object.values(view.translations)].flatMap(({ landmark, landmarkShort }) => [
    landmark,
    landmarkShort,
  ]),
  identity.name,
  identity.legalName,
];

/** The standards that any campsite's texts can name. */
const standards = ["WCAG"];

/** Every name of the demo. A word that also occurs in lower case isn't a name. */
export const demoNames: string[] = [...new Set([...texts.flatMap(namesIn), ...places])].filter(
  (name) =>
    !isStated(name) &&
    !calendarWords.includes(name) &&
    !standards.includes(name) &&
    !new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, "u").test(words),
);

/** Sentences of at least five words. */
export const demoSentences: string[] = [
  ...new Set(
    texts
      .flatMap(({ text }) => text.split(/[.!?…\n]+/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(" ").length >= 5 && !isStated(sentence)),
  ),
];

const amounts = demo
  .priceLists()
  .flatMap(({ rateGroups }) => rateGroups.flatMap(({ rates }) => rates.map((rate) => rate.amount)));

const grouped = (amount: number) => String(amount).replace(/(?<=\d)(?=(\d{3})+$)/g, " ");

/** Numbers as they are written: phone, business register, map, prices, distances, pitches. */
export const demoNumbers: string[] = [
  ...new Set([
    identity.phone,
    ...languages.map((language) => readable(formatPhone(identity.phone, language))),
    identity.organisationNumber,
    identity.address.postalCode,
    String(identity.latitude),
    String(identity.longitude),
    "58°59",
    "9°58",
    ...amounts
      .filter(Boolean)
      .flatMap((amount) => [`${grouped(amount)} kr`, `"price":${amount}`, `"amount":${amount}`]),
    ...texts.flatMap(({ text }) =>
      [...text.matchAll(/\d+(?:[.,]\d+)? (?:km|m|mm|kg|liter|litres|Liter)(?!\p{L})/gu)].map(
        ([found]) => found,
      ),
    ),
    ...plan.areas.flatMap(({ name, rows }) =>
      rows.flatMap(({ from, count }) =>
        Array.from({ length: count }, (_, index) => `${name}${from + index}`),
      ),
    ),
  ]),
];

/** Web and e-mail addresses. */
export const demoAddresses: string[] = [
  ...new Set(
    [...JSON.stringify(content).matchAll(/https?:\/\/([\w.-]+)|[\w.-]+@[\w.-]+/g)].map(
      ([whole, host]) => host ?? whole,
    ),
  ),
];

const ofTheSea = drawings.filter(({ file, landscape }) => landscape === "sea" || file.startsWith("view-sea"));

/** Pictures of the demo's place, and the built-in drawings of the sea, which don't fit a lake. */
export const demoPictures: string[] = [
  ...new Set(
    [...gallery, ...ofTheSea].map(({ file }) => file).concat("site-plan", "locator", "events-poster"),
  ),
];

/** Returns the marks that a text contains as whole words or numbers. */
export function findMarks(text: string, marks: readonly string[]): string[] {
  return marks.filter((mark) => {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      const [before = "", after = ""] = [text[at - 1], text[at + mark.length]];
      if (!/[\p{L}\d.]/u.test(before) && !/[\p{L}\d]/u.test(after)) return true;
    }
    return false;
  });
}
