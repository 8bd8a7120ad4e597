/* Lists the drawings of the site with their output files, sources and palettes. */
import { iconFiles, type IconFile } from "#src/campsite/look/icon-files.ts";
import { landscapes, type Landscape } from "#src/cms/photos/landscape.ts";
import type { Hour } from "#src/campsite/view/light.server.ts";
import { clouded, stormy } from "./cloudy-variants.ts";
import { morning, noon, evening, winter, winterNight, night, rain, type Palette } from "./palettes.ts";

export interface Drawing {
  file: string;
  /** The path of the source in this folder, without the ending .svg, such as "site/view-sea". */
  source: string;
  palette: Palette;
  /** The landscape, if the drawing exists in several landscapes. */
  landscape?: Landscape;
}

const hours: Record<Hour, Palette> = { morning, noon, evening, night, winter, "winter-night": winterNight };
/** Returns the palettes of all hours under a sky. The name of a light ends in the name of the sky. */
const under = (sky: string, change: (palette: Palette) => Palette): Record<string, Palette> =>
  Object.fromEntries(Object.entries(hours).map(([name, palette]) => [`${name}-${sky}`, change(palette)]));
const skies = { ...hours, ...under("cloudy", clouded) };

/** Returns the drawings in each of these lights. A file is named after the drawing and the light. */
const inEach = (folder: string, lights: Record<string, Palette>, ...names: string[]): Drawing[] =>
  names.flatMap((name) =>
    Object.entries(lights).map(([light, palette]) => ({
      file: `${name}-${light}`,
      source: `${folder}/${name}`,
      palette,
    })),
  );

/** Returns the drawings in each landscape and light. A file is named after the drawing, the landscape and the light. */
const everywhere = (folder: string, lights: Record<string, Palette>, ...names: string[]): Drawing[] =>
  landscapes.flatMap((landscape) =>
    inEach(folder, lights, ...names).map((drawing) => ({
      ...drawing,
      file: drawing.file.replace(drawing.source.slice(folder.length + 1), (name) => `${name}-${landscape}`),
      landscape,
    })),
  );

/** Returns the drawings in one light. A file is named after its source. */
const once = (folder: string, palette: Palette, ...names: string[]): Drawing[] =>
  names.map((name) => ({ file: name, source: `${folder}/${name}`, palette }));

/** The pictures of the gallery, the news and the excursions, which are rendered as photos. */
export const gallery: Drawing[] = [
  ...once("gallery", noon, "beech-noon", "walk-stavern", "walk-nevlunghavn"),
  ...once(
    "gallery",
    morning,
    "caravan-morning",
    "sanitary-morning",
    "lighthouse-morning",
    "tents-morning",
    "kayak-morning",
  ),
  ...once("gallery", noon, "jetty-noon", "beach-noon", "playground-noon", "path-noon", "dugnad-noon"),
  { file: "reception-noon", source: "pages/reception", palette: noon },
  ...once("gallery", evening, "campfire-evening", "sailing-evening", "midsummer-evening", "skerries-evening"),
  ...once("gallery", night, "motorhome-night"),
  ...once("gallery", winter, "cabin-winter"),
  ...once("gallery", rain, "rain-autumn"),
];

/** The icon with rounded corners. */
const favicon: Drawing = { file: "favicon", source: "site/favicon", palette: noon };
/** The icon for phones, which cut icons to their own shape. */
const appIcon: Drawing = { file: "app-icon", source: "site/app-icon", palette: noon };

export const icons = Object.values<IconFile>(iconFiles).flatMap(({ file, pixels, ground }) =>
  pixels ? [{ file, pixels, drawing: ground === "rounded" ? favicon : appIcon }] : [],
);

/** The pictures for shared links, one for each landscape. */
export const openGraphs: Drawing[] = landscapes.map((landscape) => ({
  file: `open-graph-${landscape}`,
  source: "site/open-graph",
  palette: morning,
  landscape,
}));

export const drawings: Drawing[] = [
  ...inEach(
    "site",
    { ...skies, ...under("storm", stormy) },
    ...landscapes.map((landscape) => `view-${landscape}`),
  ),
  ...everywhere("site", skies, "panorama"),
  ...everywhere("pages", hours, "stay-seasonal", "stay-day", "stay-cabins", "strip", "strip-contact"),
  ...everywhere("pages", hours, "group-day", "group-season", "group-cabin", "sanitary-pair", "reception"),
  ...inEach("pages", hours, "group-sanitary"),
  ...inEach("pages", { evening }, "events-poster"),
  ...once("site", noon, "rainfall", "snowfall", "contours-band", "favicon", "site-plan", "locator"),
  ...once("pages", noon, "rfid-get", "rfid-load", "rfid-use", "rfid-lost"),
  ...gallery,
  ...openGraphs,
];
