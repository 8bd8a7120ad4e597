import { sailboat } from "../blocks/boats.ts";
import { bush } from "../blocks/bush.ts";
import { cabin } from "../blocks/cabin.ts";
import { chair, table } from "../blocks/camp-life.ts";
import { awningTent, caravan } from "../blocks/caravan.ts";
import { land } from "../blocks/land.ts";
import { motorhome } from "../blocks/motorhome.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { sanitaryBuilding } from "../blocks/sanitary-building.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { tent } from "../blocks/tent.ts";
import type { Palette } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { at } from "../svg.ts";

/** One signboard, four quarters of 296: season pitch, day pitch, sanitary building, cabin. Each crops well alone. */
export const panorama: Scene = {
  name: "panorama",
  width: 1184,
  height: 290,
  alt: {
    nb: "Campingvogn med fortelt, bobil og telt, sanitærbygg og rød hytte ved sjøen.",
    en: "A caravan with an awning, a motorhome and a tent, a sanitary building and a red cabin by the sea.",
    de: "Wohnwagen mit Vorzelt, Wohnmobil und Zelt, Sanitärgebäude und rote Hütte am Meer.",
  },
  draw: (p) => behind(p) + quarters(p),
};

function behind(p: Palette): string {
  return [
    seaView(p, {
      width: 1184,
      horizon: 118,
      bottom: 210,
      waves: 26,
      sun: p.night ? [548, 52, 15] : undefined,
      glitter: 34,
      clouds: [
        [140, 38, 126],
        [524, 48, 138],
        [1040, 34, 138],
      ],
      islands: [
        { x: 50, w: 240, h: 28, seed: 5 },
        { x: 520, w: 240, h: 22, seed: 8 },
        { x: 880, w: 330, h: 32, seed: 14 },
      ],
    }),
    skerry(p, { x: 372, y: 136, w: 100, h: 19, seed: 2 }),
    at(474, 138, sailboat(p), { scale: 0.62 }),
    at(770, 128, sailboat(p), { scale: 0.42, flip: true }),
    skerry(p, { x: 868, y: 138, w: 124, h: 20, seed: 5 }),
    land(p, {
      bottom: 292,
      lines: 6,
      edges: [
        [
          [-10, 160],
          [120, 152],
          [300, 168],
          [470, 178],
          [640, 164],
          [800, 158],
          [960, 168],
          [1080, 156],
          [1194, 162],
        ],
        [
          [-10, 190],
          [120, 182],
          [300, 204],
          [470, 216],
          [640, 200],
          [800, 190],
          [960, 212],
          [1080, 196],
          [1194, 190],
        ],
        [
          [-10, 266],
          [120, 250],
          [300, 256],
          [470, 284],
          [640, 252],
          [800, 266],
          [960, 278],
          [1080, 246],
          [1194, 250],
        ],
      ],
    }),
  ].join("");
}

function quarters(p: Palette): string {
  const ground = 252;
  return [
    at(34, 186, pine(p, "tall"), { scale: 0.68 }),
    at(274, 182, pine(p, "slim"), { scale: 0.78, flip: true }),
    groundShadow(p, 158, ground, 246),
    at(166, ground, caravan(p) + awningTent(p), { scale: 0.8 }),
    at(272, 238, bush(p), { scale: 0.5 }),
    groundShadow(p, 408, 241, 172),
    at(404, 242, motorhome(p), { scale: 0.86 }),
    at(316, 262, chair(p, "fjord"), { scale: 0.7 }),
    groundShadow(p, 530, 267, 120),
    at(526, 266, tent(p, "sunny"), { scale: 0.84 }),
    at(634, 196, pine(p, "tall"), { scale: 0.78 }),
    groundShadow(p, 742, ground, 244),
    at(738, ground, sanitaryBuilding(p, { number: 2 }), { scale: 0.96 }),
    at(860, 264, person(p, { pose: "walk", top: "granite", head: "long" }), { scale: 0.68 }),
    at(877, 266, person(p, { top: "sunny", child: true }), { scale: 0.68 }),
    at(922, 190, pine(p, "tall"), { scale: 0.74, flip: true }),
    at(1150, 196, pine(p, "tall"), { scale: 0.84 }),
    groundShadow(p, 1046, ground, 180),
    at(1042, ground, cabin(p, { smoke: p.lit }), { scale: 0.94 }),
    at(956, 262, bush(p), { scale: 0.56 }),
    at(1140, 270, table(p), { scale: 0.6 }),
  ].join("");
}
