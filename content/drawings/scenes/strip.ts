import { sailboat } from "../blocks/boats.ts";
import { bush } from "../blocks/bush.ts";
import { cabin } from "../blocks/cabin.ts";
import { flag } from "../blocks/flag.ts";
import { land } from "../blocks/land.ts";
import { motorhome } from "../blocks/motorhome.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { signpost } from "../blocks/signs.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { tent } from "../blocks/tent.ts";
import type { Palette } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { at } from "../svg.ts";

/** The low view under a page's dark band: open water left, a green hill right. `things` stand on the hill. */
function stripView(p: Palette, things: string): string {
  return [
    seaView(p, {
      width: 1280,
      horizon: 70,
      bottom: 168,
      waves: 36,
      sun: p.night ? [360, 30, 11] : undefined,
      glitter: 26,
      clouds: [
        [250, 26, 130],
        [880, 22, 140],
      ],
      islands: [
        { x: -50, w: 360, h: 24, seed: 4 },
        { x: 820, w: 380, h: 28, seed: 9 },
      ],
    }),
    skerry(p, { x: 312, y: 114, w: 178, h: 27, flip: true, seed: 3 }),
    skerry(p, { x: 490, y: 85, w: 122, h: 16, seed: 2 }),
    skerry(p, { x: 1170, y: 93, w: 150, h: 21, seed: 5 }),
    skerry(p, { x: 70, y: 92, w: 96, h: 12, seed: 6 }),
    at(622, 89, sailboat(p), { scale: 0.52 }),
    land(p, {
      bottom: 170,
      lines: 5,
      edges: [
        [
          [532, 172],
          [600, 140],
          [690, 118],
          [800, 104],
          [900, 102],
          [1000, 108],
          [1110, 130],
          [1204, 172],
        ],
        [
          [556, 172],
          [620, 150],
          [700, 134],
          [800, 124],
          [900, 124],
          [1000, 128],
          [1090, 146],
          [1170, 172],
        ],
        [
          [620, 174],
          [690, 164],
          [760, 158],
          [830, 158],
          [900, 164],
          [980, 158],
          [1060, 164],
          [1120, 174],
        ],
      ],
    }),
    things,
  ].join("");
}

/** Pages with prices and facts: motorhome, tent and cabin on the hill. */
export const strip: Scene = {
  name: "strip",
  width: 1280,
  height: 168,
  slice: true,
  alt: {
    nb: "Skjær og seilbåt på sjøen, og bobil, telt og rød hytte på en grønn knaus.",
    en: "Skerries and a sailing boat at sea, with a motorhome, a tent and a red cabin on a green hill.",
    de: "Schären und ein Segelboot auf dem Meer, daneben Wohnmobil, Zelt und rote Hütte auf einem grünen Hügel.",
  },
  draw: (p) =>
    stripView(
      p,
      [
        at(682, 122, pine(p, "tall"), { scale: 0.56 }),
        at(1082, 130, pine(p, "slim"), { scale: 0.66 }),
        groundShadow(p, 786, 144, 130),
        at(784, 144, motorhome(p), { scale: 0.6 }),
        groundShadow(p, 900, 150, 94),
        at(898, 149, tent(p, "sunny"), { scale: 0.66 }),
        groundShadow(p, 1012, 146, 104),
        at(1010, 146, cabin(p), { scale: 0.57 }),
      ].join(""),
    ),
};

/** The contact page: the cabin is the reception, with flag and signpost. */
export const stripContact: Scene = {
  name: "strip-contact",
  width: 1280,
  height: 168,
  slice: true,
  alt: {
    nb: "Resepsjonen i en rød hytte med flagg og skilt, på en knaus ved sjøen.",
    en: "The reception in a red cabin with a flag and a signpost, on a hill by the sea.",
    de: "Die Rezeption in einer roten Hütte mit Flagge und Wegweiser auf einem Hügel am Meer.",
  },
  draw: (p) =>
    stripView(
      p,
      [
        at(690, 122, pine(p, "tall"), { scale: 0.56 }),
        at(1060, 132, pine(p, "slim"), { scale: 0.62 }),
        at(792, 140, flag(p, 112), { scale: 0.82 }),
        groundShadow(p, 886, 150, 120),
        at(884, 150, cabin(p), { scale: 0.62 }),
        at(974, 152, signpost(p), { scale: 0.62 }),
        at(826, 153, person(p, { pose: "walk", top: "sunny", head: "long" }), { scale: 0.5 }),
        at(1016, 152, bush(p), { scale: 0.4 }),
      ].join(""),
    ),
};
