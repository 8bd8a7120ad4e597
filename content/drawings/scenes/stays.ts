import { sailboat } from "../blocks/boats.ts";
import { bush } from "../blocks/bush.ts";
import { cabin } from "../blocks/cabin.ts";
import { chair, clothesLine, table } from "../blocks/camp-life.ts";
import { awningTent, caravan } from "../blocks/caravan.ts";
import { dog } from "../blocks/companions.ts";
import { land } from "../blocks/land.ts";
import { motorhome } from "../blocks/motorhome.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { tent } from "../blocks/tent.ts";
import type { Palette } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { at } from "../svg.ts";

/** The pages of the places to stay begin with one of these: the same shore, twice as wide as high, seen from three pitches. */
const size = { width: 600, height: 300 };

interface Shore {
  /** Where the sun or the moon stands. */
  sunX: number;
  seed: number;
  /** A skerry in the bay, and the boat that passes it. */
  skerryX: number;
  boatX: number;
}

function shore(p: Palette, { sunX, seed, skerryX, boatX }: Shore): string {
  return [
    seaView(p, {
      width: 600,
      horizon: 118,
      bottom: 240,
      waves: 20,
      sun: p.night ? [sunX, 56, 16] : undefined,
      glitter: 34,
      seed,
      clouds: [
        [sunX - 150, 42, 120],
        [sunX + 40, 26, 130],
      ],
      birds: [
        [sunX - 60, 66],
        [sunX - 42, 58],
      ],
      birdSize: 14,
      islands: [
        { x: -30, w: 230, h: 24, seed: seed + 4 },
        { x: 330, w: 300, h: 30, seed: seed + 9 },
      ],
    }),
    skerry(p, { x: skerryX, y: 138, w: 116, h: 21, seed }),
    at(boatX, 140, sailboat(p), { scale: 0.62 }),
    land(p, {
      bottom: 302,
      lines: 5,
      edges: [
        [
          [-10, 158],
          [110, 166],
          [250, 182],
          [380, 176],
          [500, 160],
          [610, 152],
        ],
        [
          [-10, 196],
          [110, 200],
          [250, 214],
          [380, 210],
          [500, 198],
          [610, 186],
        ],
        [
          [-10, 276],
          [110, 266],
          [250, 272],
          [380, 282],
          [500, 274],
          [610, 262],
        ],
      ],
    }),
  ].join("");
}

export const staySeasonal: Scene = {
  ...size,
  name: "stay-seasonal",
  alt: {
    nb: "Campingvogn med fortelt mellom furuer, med klesvask på snor og sjøen bak.",
    en: "A caravan with an awning among pines, washing on the line and the sea behind.",
    de: "Wohnwagen mit Vorzelt zwischen Kiefern, Wäsche auf der Leine, dahinter das Meer.",
  },
  draw: (p) =>
    [
      shore(p, { sunX: 440, seed: 3, skerryX: 470, boatX: 396 }),
      at(36, 190, pine(p, "tall"), { scale: 0.98 }),
      at(566, 196, pine(p, "tall"), { scale: 1.06, flip: true }),
      at(500, 194, pine(p, "slim"), { scale: 0.84 }),
      at(96, 214, bush(p), { scale: 0.6 }),
      groundShadow(p, 272, 252, 330),
      at(286, 254, caravan(p) + awningTent(p), { scale: 1.16 }),
      groundShadow(p, 488, 254, 100),
      at(490, 254, clothesLine(p), { scale: 1.1 }),
      at(76, 268, chair(p, "fjord")),
      at(556, 270, person(p, { pose: "wave", top: "granite", head: "long" }), { scale: 1.05, flip: true }),
      at(404, 286, dog(p), { scale: 0.9 }),
      at(30, 290, bush(p), { scale: 0.9 }),
    ].join(""),
};

export const stayDay: Scene = {
  ...size,
  name: "stay-day",
  alt: {
    nb: "Bobil og gult telt på gresset ved sjøen, og to som spiser ved et bord.",
    en: "A motorhome and a yellow tent on the grass by the sea, and two people eating at a table.",
    de: "Wohnmobil und gelbes Zelt auf der Wiese am Meer, zwei Leute essen am Tisch.",
  },
  draw: (p) =>
    [
      shore(p, { sunX: 250, seed: 6, skerryX: 250, boatX: 130 }),
      at(30, 184, pine(p, "slim"), { scale: 0.92 }),
      at(574, 186, pine(p, "tall"), { scale: 0.94, flip: true }),
      groundShadow(p, 428, 250, 240),
      at(424, 252, motorhome(p), { scale: 1.18 }),
      groundShadow(p, 126, 256, 170),
      at(122, 256, tent(p, "sunny"), { scale: 1.22 }),
      groundShadow(p, 262, 280, 130),
      at(258, 280, table(p), { scale: 1.05 }),
      at(226, 266, person(p, { pose: "sit", top: "fjord", hair: 1 }), { scale: 1.05 }),
      at(292, 266, person(p, { pose: "sit", top: "granite", head: "long", hair: 2 }), {
        scale: 1.05,
        flip: true,
      }),
      at(30, 284, bush(p), { scale: 0.8 }),
      at(556, 290, bush(p), { scale: 0.74, flip: true }),
    ].join(""),
};

export const stayCabins: Scene = {
  ...size,
  name: "stay-cabins",
  alt: {
    nb: "Rød hytte mellom furuene, med benk og bord ute og sjøen bak.",
    en: "A red cabin among the pines, a table outside and the sea behind.",
    de: "Rote Hütte zwischen den Kiefern, draußen ein Tisch, dahinter das Meer.",
  },
  draw: (p) =>
    [
      shore(p, { sunX: 470, seed: 9, skerryX: 486, boatX: 420 }),
      at(58, 196, pine(p, "tall"), { scale: 1.12, flip: true }),
      at(136, 200, pine(p, "slim"), { scale: 0.9 }),
      at(384, 204, pine(p, "slim"), { scale: 0.82, flip: true }),
      at(572, 188, pine(p, "tall"), { scale: 0.9 }),
      groundShadow(p, 262, 252, 230),
      at(260, 254, cabin(p, { smoke: p.lit }), { scale: 1.24 }),
      at(126, 258, bush(p), { scale: 0.7 }),
      groundShadow(p, 454, 272, 120),
      at(452, 272, table(p), { scale: 1.05 }),
      at(484, 258, person(p, { pose: "sit", top: "sunny", head: "cap" }), { scale: 1.05, flip: true }),
      at(386, 282, person(p, { pose: "wave", top: "fjord", child: true, hair: 2 }), { scale: 1.05 }),
      at(40, 290, bush(p), { scale: 0.9 }),
    ].join(""),
};
