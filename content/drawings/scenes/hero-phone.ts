import { sailboat } from "../blocks/boats.ts";
import { chair, table } from "../blocks/camp-life.ts";
import { canopy, caravan } from "../blocks/caravan.ts";
import { jetty } from "../blocks/jetty.ts";
import { bareRock, land } from "../blocks/land.ts";
import { lighthouse } from "../blocks/lighthouse.ts";
import { fishing, person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { weather } from "../blocks/sky.ts";
import { tent } from "../blocks/tent.ts";
import type { Palette } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { at } from "../svg.ts";
import { hero } from "./hero.ts";

/** The home page's view on a phone: 20.5 units a degree, so Svenner (103°) stands at x 305 of 390 and 098.5° at the sun. */
export const heroPhone: Scene = {
  name: "hero-phone",
  width: 390,
  height: 210,
  slice: true,
  alt: hero.alt,
  draw: (p) => background(p) + shore(p) + front(p) + weather(p, 390, 210),
};

function background(p: Palette): string {
  return [
    seaView(p, {
      width: 390,
      horizon: 104,
      bottom: 210,
      waves: 20,
      sun: [212, 68, 18],
      glitter: 36,
      clouds: [
        [136, 34, 92],
        [352, 20, 74],
      ],
      birds: [
        [94, 50],
        [196, 22],
        [226, 12],
      ],
      birdSize: 13,
      islands: [
        { x: -60, w: 190, h: 17, seed: 4 },
        { x: 140, w: 110, h: 5, seed: 2, bare: true },
        { x: 246, w: 140, h: 21, seed: 12, near: true },
      ],
    }),
    at(305, 92, lighthouse(p), { scale: 0.68 }),
    skerry(p, { x: 202, y: 119, w: 68, h: 11, seed: 2 }),
    at(136, 120, sailboat(p), { scale: 0.42 }),
    skerry(p, { x: 318, y: 136, w: 116, h: 21, flip: true, seed: 3 }),
  ].join("");
}

function shore(p: Palette): string {
  return [
    land(p, {
      bottom: 210,
      lines: 5,
      edges: [
        [
          [-10, 112],
          [40, 116],
          [90, 126],
          [140, 142],
          [172, 168],
          [190, 214],
        ],
        [
          [-10, 122],
          [40, 126],
          [84, 136],
          [126, 152],
          [156, 176],
          [168, 214],
        ],
        [
          [-10, 164],
          [40, 174],
          [80, 178],
          [114, 182],
          [138, 192],
          [146, 214],
        ],
      ],
    }),
    at(112, 140, pine(p, "slim"), { scale: 0.6 }),
    groundShadow(p, 40, 167, 140),
    at(34, 168, caravan(p) + canopy(p), { scale: 0.62 }),
    ...(p.snow ? [] : campLife(p)),
  ].join("");
}

/** What is there only while guests are: in winter the caravan stands alone. */
function campLife(p: Palette): string[] {
  return [
    at(14, 198, chair(p), { scale: 0.66 }),
    at(56, 198, table(p), { scale: 0.66 }),
    at(36, 189, person(p, { pose: "sit", top: "granite" }), { scale: 0.66 }),
    at(86, 200, person(p, { pose: "wave", top: "sunny", child: true, head: "long", hair: 2 }), {
      scale: 0.7,
    }),
    groundShadow(p, 146, 177, 84),
    at(144, 177, tent(p, "fjord"), { scale: 0.6 }),
  ];
}

function jettyLife(p: Palette): string[] {
  return [
    at(302, 182, person(p, { top: "granite", child: true }), { scale: 0.7 }),
    at(324, 182, person(p, { pose: "wave", top: "sunny", head: "long", hair: 2 }), { scale: 0.7 }),
    at(353, 182, person(p, { pose: "sit", top: "granite", hair: 1, head: "cap" }) + fishing(p), {
      scale: 0.66,
    }),
  ];
}

function front(p: Palette): string {
  return [
    at(258, 182, jetty(p, 224, { drop: 22, ladder: 190 }), { scale: 0.66 }),
    ...(p.snow ? [] : jettyLife(p)),
    bareRock(p, {
      bottom: 212,
      lines: 4,
      edges: [
        [
          [104, 214],
          [140, 190],
          [190, 176],
          [236, 172],
          [276, 182],
          [316, 214],
        ],
        [
          [116, 214],
          [150, 197],
          [196, 183],
          [236, 179],
          [268, 190],
          [296, 214],
        ],
        [
          [130, 214],
          [166, 204],
          [204, 198],
          [234, 202],
          [254, 200],
          [272, 214],
        ],
      ],
    }),
  ].join("");
}
