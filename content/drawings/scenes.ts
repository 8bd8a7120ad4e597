/** Every drawing the site uses: the file it becomes, the scene, and the light it is seen in. */
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
import { hero } from "./scenes/hero.ts";
import { heroPhone } from "./scenes/hero-phone.ts";
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

const lights = { morning, noon, evening, night, winter, "winter-night": winterNight, rain };

/** The scene in each light asked for; the file is named after both. */
const inLight = (scene: Scene, ...names: (keyof typeof lights)[]): Drawing[] =>
  names.map((name) => ({ file: `${scene.name}-${name}`, scene, palette: lights[name] }));

/** Scenes that the site shows in one light only; the file is named after the scene. */
const once = (palette: Palette, ...scenes: Scene[]): Drawing[] =>
  scenes.map((scene) => ({ file: scene.name, scene, palette }));

export const drawings: Drawing[] = [
  ...inLight(hero, "morning", "noon", "evening", "night", "winter", "winter-night"),
  ...inLight(heroPhone, "morning", "noon", "evening", "night", "winter", "winter-night"),
  ...inLight(panorama, "noon", "night"),
  ...[staySeasonal, stayDay, stayCabins].flatMap((scene) => inLight(scene, "noon", "night")),
  ...inLight(strip, "noon", "night"),
  ...inLight(stripContact, "noon", "night"),
  ...once(
    noon,
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
  ...inLight(eventsPoster, "evening"),
];
