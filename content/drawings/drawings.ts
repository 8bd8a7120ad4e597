/** Every drawing the site uses: the file it becomes, its source beside this file, and the light it is seen in. */
import type { Hour } from "#src/features/weather/light.ts";
import { clouded } from "./clouded.ts";
import { morning, noon, evening, winter, winterNight, night, rain, type Palette } from "./palettes.ts";

export interface Drawing {
  file: string;
  /** The name of its source: "hero" is hero.svg. */
  source: string;
  palette: Palette;
}

/** The hours that the site's own views are seen in, and each under a covered sky. */
const hours: Record<Hour, Palette> = { morning, noon, evening, night, winter, "winter-night": winterNight };
const skies: Record<string, Palette> = {
  ...hours,
  ...Object.fromEntries(Object.entries(hours).map(([name, palette]) => [`${name}-cloudy`, clouded(palette)])),
};

/** Drawings in each of these lights; a file is named after both. */
const inEach = (lights: Record<string, Palette>, ...sources: string[]): Drawing[] =>
  sources.flatMap((source) =>
    Object.entries(lights).map(([name, palette]) => ({ file: `${source}-${name}`, source, palette })),
  );

/** Drawings that the site shows in one light only; the file is named after the source. */
const once = (palette: Palette, ...sources: string[]): Drawing[] =>
  sources.map((source) => ({ file: source, source, palette }));

/** The pictures of the gallery, the news and the excursions, which are rendered as photos. */
export const gallery: Drawing[] = [
  ...once(noon, "beech-noon", "walk-stavern", "walk-nevlunghavn"),
  ...once(
    morning,
    "caravan-morning",
    "sanitary-morning",
    "lighthouse-morning",
    "tents-morning",
    "kayak-morning",
  ),
  ...once(noon, "jetty-noon", "beach-noon", "playground-noon", "reception-noon", "path-noon", "dugnad-noon"),
  ...once(evening, "campfire-evening", "sailing-evening", "midsummer-evening", "skerries-evening"),
  ...once(night, "motorhome-night"),
  ...once(winter, "cabin-winter"),
  ...once(rain, "rain-autumn"),
];

/** The picture that travels with a shared link. */
export const openGraph: Drawing = { file: "open-graph", source: "open-graph", palette: morning };

export const drawings: Drawing[] = [
  ...inEach(skies, "hero", "panorama"),
  ...inEach(hours, "stay-seasonal", "stay-day", "stay-cabins", "strip", "strip-contact"),
  ...inEach({ evening }, "events-poster"),
  ...once(noon, "rainfall", "snowfall", "contours-band", "favicon", "site-plan", "locator"),
  ...once(noon, "group-day", "group-season", "group-cabin", "group-sanitary", "sanitary-pair"),
  ...once(noon, "rfid-get", "rfid-load", "rfid-use", "rfid-lost"),
  ...gallery,
  openGraph,
];
