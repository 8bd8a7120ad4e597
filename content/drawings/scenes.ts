/** Every drawing the site uses: the file it becomes, the scene, and the light it is seen in. */
import { morning, noon, evening, winter, night, rain, type Palette } from './palettes.ts'
import type { Scene } from './scene.ts'
import { beachNoon } from './scenes/beachNoon.ts'
import { cabinWinter } from './scenes/cabinWinter.ts'
import { campfireEvening } from './scenes/campfireEvening.ts'
import { caravanMorning } from './scenes/caravanMorning.ts'
import { contoursBand } from './scenes/contoursBand.ts'
import { dugnadNoon } from './scenes/dugnadNoon.ts'
import { eventsPoster } from './scenes/eventsPoster.ts'
import { groupCabin, groupDay, groupSanitary, groupSeason } from './scenes/groups.ts'
import { hero } from './scenes/hero.ts'
import { heroPhone } from './scenes/heroPhone.ts'
import { jettyNoon } from './scenes/jettyNoon.ts'
import { kayakMorning } from './scenes/kayakMorning.ts'
import { lighthouseMorning } from './scenes/lighthouseMorning.ts'
import { favicon, mark } from './scenes/mark.ts'
import { midsummerEvening } from './scenes/midsummerEvening.ts'
import { motorhomeNight } from './scenes/motorhomeNight.ts'
import { openGraph } from './scenes/openGraph.ts'
import { panorama } from './scenes/panorama.ts'
import { pathNoon } from './scenes/pathNoon.ts'
import { playgroundNoon } from './scenes/playgroundNoon.ts'
import { rainAutumn } from './scenes/rainAutumn.ts'
import { receptionNoon } from './scenes/receptionNoon.ts'
import { rfidGet, rfidLoad, rfidLost, rfidUse } from './scenes/rfid.ts'
import { sailingEvening } from './scenes/sailingEvening.ts'
import { sanitaryMorning } from './scenes/sanitaryMorning.ts'
import { sanitaryPair } from './scenes/sanitaryPair.ts'
import { skerriesEvening } from './scenes/skerriesEvening.ts'
import { strip, stripContact } from './scenes/strip.ts'
import { tentsMorning } from './scenes/tentsMorning.ts'

export type Drawing = { file: string; scene: Scene; palette: Palette }

const lights = { morning, noon, evening, night, winter, rain }

/** The scene in each light asked for; the file is named after both. */
const inLight = (scene: Scene, ...names: (keyof typeof lights)[]): Drawing[] =>
  names.map((name) => ({ file: `${scene.name}-${name}`, scene, palette: lights[name] }))

/** Scenes that the site shows in one light only; the file is named after the scene. */
const once = (palette: Palette, ...scenes: Scene[]): Drawing[] => scenes.map((scene) => ({ file: scene.name, scene, palette }))

export const drawings: Drawing[] = [
  ...inLight(hero, 'morning', 'noon', 'evening', 'night', 'winter'),
  ...inLight(heroPhone, 'morning', 'noon', 'evening', 'night', 'winter'),
  ...inLight(panorama, 'noon', 'night'),
  ...inLight(strip, 'noon', 'night'),
  ...inLight(stripContact, 'noon', 'night'),
  ...once(noon, groupDay, groupSeason, groupCabin, groupSanitary, rfidGet, rfidLoad, rfidUse, rfidLost, sanitaryPair, mark, favicon, contoursBand),
  ...once(morning, caravanMorning, sanitaryMorning, lighthouseMorning, tentsMorning, kayakMorning, openGraph),
  ...once(noon, jettyNoon, beachNoon, playgroundNoon, receptionNoon, pathNoon, dugnadNoon),
  ...once(evening, campfireEvening, sailingEvening, midsummerEvening, skerriesEvening),
  ...once(night, motorhomeNight), ...once(winter, cabinWinter), ...once(rain, rainAutumn),
  ...inLight(eventsPoster, 'evening'),
]
