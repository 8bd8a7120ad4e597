import type { Language, Translated } from "#src/i18n/language.ts";
import type { Excursion, Walk, Way } from "./excursions.ts";

/** In km/h: over rocks with children and breaks, a bicycle on a country road, and a car there. What isn't measured is told as about. */
const speeds = { foot: 3, bicycle: 15, car: 50 };

const hoursOnFoot = (kilometres: number) => Math.round(kilometres / speeds.foot);
const minutesByCar = (kilometres: number) => Math.round((kilometres / speeds.car) * 60);
/** To the nearest five minutes. */
const minutesByBicycle = (kilometres: number) => Math.round((kilometres / speeds.bicycle) * 12) * 5;

/** How long a way takes, as a row tells it in at most 40 characters. */
const told: Translated<{
  onFoot: (kilometres: number, hours: number) => string;
  byRoad: (car: number, bicycle: number) => string;
  fromHere: (to: string) => string;
}> = {
  nb: {
    onFoot: (kilometres, hours) => `${kilometres}\u00a0km, ca.\u00a0${hours}\u00a0timer`,
    byRoad: (car, bicycle) => `ca.\u00a0${car}\u00a0min i bil, ${bicycle}\u00a0min på sykkel`,
    fromHere: (to) => `Fra plassen til ${to}`,
  },
  en: {
    onFoot: (kilometres, hours) => `${kilometres}\u00a0km, about ${hours}\u00a0hours`,
    byRoad: (car, bicycle) => `about ${car}\u00a0min by car, ${bicycle}\u00a0min by bicycle`,
    fromHere: (to) => `From the site to ${to}`,
  },
  de: {
    onFoot: (kilometres, hours) => `${kilometres}\u00a0km, etwa ${hours}\u00a0Stunden`,
    byRoad: (car, bicycle) => `Auto ca.\u00a0${car}\u00a0Min., Rad ca.\u00a0${bicycle}\u00a0Min.`,
    fromHere: (to) => `Vom Platz nach ${to}`,
  },
};

/**
 * The excursions as a page's text: each a heading, its picture, its words and a list of facts, which pages show as a
 * table; below the coastal path each walk with its chart. From then on it is a text like any other, for staff to edit.
 */
export function excursionHtml(excursions: Excursion[], language: Language): string {
  const words = told[language];
  const byRoad = ({ to, kilometres }: Way): [string, string] => [
    `${to}, ${kilometres}\u00a0km`,
    words.byRoad(minutesByCar(kilometres), minutesByBicycle(kilometres)),
  ];
  const walk = ({ to, kilometres, chart, heading }: Walk) => [
    `<h3>${heading[language]}</h3>`,
    picture(chart),
    list([[words.fromHere(to), words.onFoot(kilometres, hoursOnFoot(kilometres))]]),
  ];
  return excursions
    .flatMap(({ drawing, text, ways = [], walks = [], also }) => [
      `<h2>${text[language].name}</h2>`,
      picture(drawing),
      `<p>${text[language].words}</p>`,
      list([...ways.map(byRoad), ...(also ? [also[language]] : [])]),
      ...walks.flatMap(walk),
    ])
    .filter(Boolean)
    .join("\n");
}

/** A photo by its drawing; the seed puts the picture in. */
const picture = (drawing: string) => `<p><img drawing="${drawing}"></p>`;

const list = (rows: [label: string, value: string][]) =>
  rows.length === 0
    ? ""
    : `<ul>\n${rows.map(([label, value]) => `<li><strong>${label}:</strong> ${value}</li>\n`).join("")}</ul>`;
