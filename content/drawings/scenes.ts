/** Every drawing the site uses: the file it becomes, the scene, and the light it is seen in. */
import type { Hour } from "#src/features/weather/light.ts";
import { clouded } from "./clouded.ts";
import { morning, noon, evening, winter, winterNight, night, rain, type Palette } from "./palettes.ts";
import type { Scene } from "./scene.ts";
import { beachNoon } from "./scenes/beach-noon.ts";
import { cabinWinter } from "./scenes/cabin-winter.ts";
import { campfireEvening } from "./scenes/campfire-evening.ts";
import { caravanMorning } from "./scenes/caravan-morning.ts";
import { contoursBand } from "./scenes/contours-band.ts";
import { dugnadNoon } from "./scenes/dugnad-noon.ts";
import { eventsPoster } from "./scenes/events-poster.ts";
import { groupCabin, groupDay, groupSanitary, groupSeason } from "./scenes/groups.ts";
import { hero, rainfall, snowfall } from "./scenes/hero.ts";
import { jettyNoon } from "./scenes/jetty-noon.ts";
import { kayakMorning } from "./scenes/kayak-morning.ts";
import { lighthouseMorning } from "./scenes/lighthouse-morning.ts";
import { locator } from "./scenes/locator.ts";
import { favicon, mark } from "./scenes/mark.ts";
import { midsummerEvening } from "./scenes/midsummer-evening.ts";
import { motorhomeNight } from "./scenes/motorhome-night.ts";
import { openGraph } from "./scenes/open-graph.ts";
import { panorama } from "./scenes/panorama.ts";
import { pathNoon } from "./scenes/path-noon.ts";
import { playgroundNoon } from "./scenes/playground-noon.ts";
import { rainAutumn } from "./scenes/rain-autumn.ts";
import { receptionNoon } from "./scenes/reception-noon.ts";
import { rfidGet, rfidLoad, rfidLost, rfidUse } from "./scenes/rfid.ts";
import { sailingEvening } from "./scenes/sailing-evening.ts";
import { sanitaryMorning } from "./scenes/sanitary-morning.ts";
import { sanitaryPair } from "./scenes/sanitary-pair.ts";
import { sitePlan } from "./scenes/site-plan.ts";
import { skerriesEvening } from "./scenes/skerries-evening.ts";
import { stayCabins, stayDay, staySeasonal } from "./scenes/stays.ts";
import { strip, stripContact } from "./scenes/strip.ts";
import { tentsMorning } from "./scenes/tents-morning.ts";

export type Drawing = { file: string; scene: Scene; palette: Palette };

/** The hours that the site's own views are seen in, and each under a covered sky. */
const hours: Record<Hour, Palette> = { morning, noon, evening, night, winter, "winter-night": winterNight };
const skies: Record<string, Palette> = {
  ...hours,
  ...Object.fromEntries(Object.entries(hours).map(([name, palette]) => [`${name}-cloudy`, clouded(palette)])),
};

/** Scenes in each of these lights; a file is named after both. */
const inEach = (lights: Record<string, Palette>, ...scenes: Scene[]): Drawing[] =>
  scenes.flatMap((scene) =>
    Object.entries(lights).map(([name, palette]) => ({ file: `${scene.name}-${name}`, scene, palette })),
  );

/** Scenes that the site shows in one light only; the file is named after the scene. */
const once = (palette: Palette, ...scenes: Scene[]): Drawing[] =>
  scenes.map((scene) => ({ file: scene.name, scene, palette }));

export const drawings: Drawing[] = [
  ...inEach(skies, hero, panorama),
  ...inEach(hours, staySeasonal, stayDay, stayCabins, strip, stripContact),
  ...once(
    noon,
    rainfall,
    snowfall,
    groupDay,
    groupSeason,
    groupCabin,
    groupSanitary,
    rfidGet,
    rfidLoad,
    rfidUse,
    rfidLost,
    sanitaryPair,
    mark,
    favicon,
    contoursBand,
    sitePlan,
    locator,
  ),
  ...once(morning, caravanMorning, sanitaryMorning, lighthouseMorning, tentsMorning, kayakMorning, openGraph),
  ...once(noon, jettyNoon, beachNoon, playgroundNoon, receptionNoon, pathNoon, dugnadNoon),
  ...once(evening, campfireEvening, sailingEvening, midsummerEvening, skerriesEvening),
  ...once(night, motorhomeNight),
  ...once(winter, cabinWinter),
  ...once(rain, rainAutumn),
  ...inEach({ evening }, eventsPoster),
];
