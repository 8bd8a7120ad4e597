import { snekke, sailboat } from "../blocks/boats.ts";
import { bush } from "../blocks/bush.ts";
import { cabin } from "../blocks/cabin.ts";
import { chair, table } from "../blocks/camp-life.ts";
import { canopy, caravan } from "../blocks/caravan.ts";
import { flag } from "../blocks/flag.ts";
import { jetty } from "../blocks/jetty.ts";
import { bareRock, land } from "../blocks/land.ts";
import { lighthouse } from "../blocks/lighthouse.ts";
import { motorhome } from "../blocks/motorhome.ts";
import { fishing, person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { falling } from "../blocks/sky.ts";
import { tent } from "../blocks/tent.ts";
import type { Palette } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { at } from "../svg.ts";

/** What only wide screens show lies this far beyond either side of the view at its usual width of 1280. */
const beyond = 320;
const size = { width: 1280 + 2 * beyond, height: 500 };

/**
 * The home page's view: 32 units a degree, 070° at the left edge to 130° at the right. The shore is drawn from 080°
 * (x 0) to 120° (x 1280), so Svenner (103°) stands at x 735; narrow screens see a part of that, wide ones all of it.
 */
export const hero: Scene = {
  name: "hero",
  ...size,
  alt: {
    nb: "Utsikt fra campingplassen mot sjøen: campingvogn og furuer på land, ei brygge, svaberg, skjær og Svenner fyr langt ute.",
    en: "The view from the campsite out to sea: a caravan and pines on the shore, a jetty, bare rock, skerries and Svenner lighthouse far out.",
    de: "Blick vom Campingplatz aufs Meer: Wohnwagen und Kiefern am Ufer, ein Steg, blanker Fels, Schären und weit draußen der Leuchtturm Svenner.",
  },
  draw: (p) => sea(p) + at(beyond, 0, background(p) + shore(p) + front(p)),
};

const nothing = { nb: "", en: "", de: "" };

/** What falls from the sky over the view: a layer of its own, the same at every hour. */
export const rainfall: Scene = {
  name: "rainfall",
  ...size,
  alt: nothing,
  draw: () => falling("rain", "#E7EBE7", size),
};
export const snowfall: Scene = {
  name: "snowfall",
  ...size,
  alt: nothing,
  draw: () => falling("snow", "#FBFBF8", size),
};

/** Sky and sea all the way across; their things are placed from the shore's 080°. */
function sea(p: Palette): string {
  const fromShore = <Place extends readonly [number, ...unknown[]]>([x, ...others]: Place) =>
    [x + beyond, ...others] as unknown as Place;
  return [
    seaView(p, {
      width: size.width,
      horizon: 205,
      bottom: 500,
      waves: 62,
      sun: fromShore([588, 148, 29] as const),
      glitter: 62,
      clouds: (
        [
          [-170, 52, 170],
          [165, 96, 150],
          [520, 66, 190],
          [770, 45, 150],
          [1120, 108, 170],
          [1430, 60, 190],
        ] as const
      ).map(fromShore),
      islands: [
        { x: -40, w: 440, h: 30, seed: 4 },
        { x: 440, w: 190, h: 8, seed: 2, bare: true },
        { x: 930, w: 420, h: 34, seed: 9 },
        { x: 1390, w: 300, h: 20, seed: 6 },
        { x: 640, w: 240, h: 36, seed: 12, near: true },
      ].map((island) => ({ ...island, x: island.x + beyond })),
      birds: (
        [
          [418, 106],
          [508, 62],
          [546, 48],
        ] as const
      ).map(fromShore),
    }),
  ].join("");
}

function background(p: Palette): string {
  return [
    at(735, 181, lighthouse(p), { scale: 1.15 }),
    skerry(p, { x: 574, y: 230, w: 118, h: 19, seed: 2 }),
    skerry(p, { x: 1075, y: 240, w: 210, h: 36, seed: 5, moss: true }),
    at(476, 232, sailboat(p), { scale: 0.72 }),
    skerry(p, { x: 770, y: 284, w: 226, h: 45, flip: true, seed: 3 }),
    skerry(p, { x: 978, y: 290, w: 116, h: 21, seed: 6 }),
    skerry(p, { x: 1242, y: 318, w: 180, h: 42, seed: 7 }),
    at(1372, 230, sailboat(p), { scale: 0.54, flip: true }),
    skerry(p, { x: 1496, y: 262, w: 168, h: 27, flip: true, seed: 2, moss: true }),
    skerry(p, { x: 1436, y: 372, w: 128, h: 23, seed: 6 }),
  ].join("");
}

function shore(p: Palette): string {
  return [
    land(p, {
      bottom: 500,
      lines: 6,
      edges: [
        [
          [-340, 168],
          [-220, 182],
          [-110, 208],
          [-20, 228],
          [80, 214],
          [190, 222],
          [320, 244],
          [450, 268],
          [530, 320],
          [572, 400],
          [590, 500],
        ],
        [
          [-340, 216],
          [-220, 232],
          [-110, 254],
          [-20, 262],
          [80, 242],
          [190, 244],
          [310, 262],
          [420, 290],
          [500, 342],
          [548, 410],
          [560, 500],
        ],
        [
          [-340, 330],
          [-220, 346],
          [-110, 392],
          [-20, 420],
          [40, 356],
          [130, 314],
          [230, 322],
          [330, 366],
          [420, 382],
          [500, 398],
          [530, 500],
        ],
      ],
    }),
    at(-292, 214, pine(p, "tall"), { scale: 1.06 }),
    at(-66, 240, pine(p, "slim"), { scale: 0.9, flip: true }),
    groundShadow(p, -176, 290, 190),
    at(-180, 290, cabin(p, { smoke: p.snow }), { scale: 0.9 }),
    at(-268, 306, bush(p), { scale: 0.7 }),
    at(122, 232, bush(p), { scale: 0.5 }),
    at(250, 236, bush(p), { scale: 0.62 }),
    at(200, 238, flag(p, 150)),
    at(432, 286, pine(p, "slim"), { scale: 0.95 }),
    at(66, 246, pine(p, "tall"), { scale: 0.98, flip: true }),
    at(14, 268, pine(p, "tall"), { scale: 1.24 }),
    groundShadow(p, 134, 312, 160),
    at(134, 314, motorhome(p), { scale: 0.72 }),
    groundShadow(p, 316, 344, 230),
    at(310, 346, caravan(p) + canopy(p)),
    ...(p.snow ? [] : campLife(p)),
    at(44, 462, bush(p)),
    at(330, 466, bush(p), { scale: 0.8, flip: true }),
  ].join("");
}

/** What is there only while guests are: in winter, by day and by night, the caravan stands alone. */
function campLife(p: Palette): string[] {
  return [
    at(128, 392, chair(p)),
    groundShadow(p, 196, 393, 120),
    at(196, 392, table(p)),
    at(164, 378, person(p, { pose: "sit", top: "granite" })),
    at(236, 394, person(p, { pose: "wave", top: "sunny", child: true, head: "long", hair: 2 })),
    groundShadow(p, 496, 371, 140),
    at(494, 370, tent(p, "fjord"), { scale: 0.98 }),
  ];
}

function jettyLife(p: Palette, deck: number): string[] {
  return [
    at(796, deck, person(p, { top: "granite", child: true })),
    at(830, deck, person(p, { pose: "wave", top: "sunny", head: "long", hair: 2 })),
    at(890, deck, person(p, { pose: "sit", top: "granite", hair: 1, head: "cap" }) + fishing(p)),
    at(1140, 446, snekke(p), { scale: 0.98 }),
  ];
}

function front(p: Palette): string {
  const deck = 416;
  return [
    at(684, deck, jetty(p, 350, { drop: 36, ladder: 308 })),
    ...(p.snow ? [] : jettyLife(p, deck)),
    bareRock(p, {
      bottom: 500,
      lines: 6,
      edges: [
        [
          [372, 505],
          [430, 440],
          [520, 408],
          [600, 396],
          [680, 404],
          [748, 436],
          [810, 505],
        ],
        [
          [388, 505],
          [448, 452],
          [530, 420],
          [604, 406],
          [674, 418],
          [732, 452],
          [780, 505],
        ],
        [
          [402, 505],
          [470, 470],
          [540, 456],
          [610, 462],
          [660, 452],
          [700, 470],
          [734, 505],
        ],
      ],
    }),
  ].join("");
}
