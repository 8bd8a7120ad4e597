import { snekke, sailboat } from "../blocks/boats.ts";
import { bush } from "../blocks/bush.ts";
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
import { weather } from "../blocks/sky.ts";
import { tent } from "../blocks/tent.ts";
import type { Palette } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { at } from "../svg.ts";

/** The home page's view, 080° at x 0 to 120° at x 1280: 32 units a degree, so Svenner (103°) stands at x 735. */
export const hero: Scene = {
  name: "hero",
  width: 1280,
  height: 500,
  slice: true,
  alt: {
    nb: "Utsikt fra campingplassen mot sjøen: campingvogn og furuer på land, ei brygge, svaberg, skjær og Svenner fyr langt ute.",
    en: "The view from the campsite out to sea: a caravan and pines on the shore, a jetty, bare rock, skerries and Svenner lighthouse far out.",
    de: "Blick vom Campingplatz aufs Meer: Wohnwagen und Kiefern am Ufer, ein Steg, blanker Fels, Schären und weit draußen der Leuchtturm Svenner.",
  },
  draw: (p) => background(p) + shore(p) + front(p) + weather(p, 1280, 500),
};

function background(p: Palette): string {
  return [
    seaView(p, {
      width: 1280,
      horizon: 205,
      bottom: 500,
      waves: 44,
      sun: [588, 148, 29],
      glitter: 62,
      clouds: [
        [165, 96, 150],
        [520, 66, 190],
        [770, 45, 150],
        [1120, 108, 170],
      ],
      islands: [
        { x: -40, w: 440, h: 30, seed: 4 },
        { x: 440, w: 190, h: 8, seed: 2, bare: true },
        { x: 930, w: 420, h: 34, seed: 9 },
        { x: 640, w: 240, h: 36, seed: 12, near: true },
      ],
      birds: [
        [418, 106],
        [560, 58],
        [604, 44],
      ],
    }),
    at(735, 181, lighthouse(p), { scale: 1.15 }),
    skerry(p, { x: 574, y: 230, w: 118, h: 19, seed: 2 }),
    skerry(p, { x: 1075, y: 240, w: 210, h: 36, seed: 5, moss: true }),
    at(476, 232, sailboat(p), { scale: 0.72 }),
    skerry(p, { x: 770, y: 284, w: 226, h: 45, flip: true, seed: 3 }),
    skerry(p, { x: 978, y: 290, w: 116, h: 21, seed: 6 }),
    skerry(p, { x: 1242, y: 318, w: 180, h: 42, seed: 7 }),
  ].join("");
}

function shore(p: Palette): string {
  return [
    land(p, {
      bottom: 500,
      lines: 6,
      edges: [
        [
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
