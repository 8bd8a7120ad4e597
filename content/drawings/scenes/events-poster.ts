import { sailboat } from "../blocks/boats.ts";
import { stringLights } from "../blocks/camp-life.ts";
import { guitar } from "../blocks/companions.ts";
import { land } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { skerry } from "../blocks/skerry.ts";
import type { Palette } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { at, fill, line, rect } from "../svg.ts";

/** Summer evenings on the terrace: room at the top for nothing but sky, no words in the picture. */
export const eventsPoster: Scene = {
  name: "events-poster",
  width: 900,
  height: 1200,
  alt: {
    nb: "Folk danser under lyslenker på terrassen ved sjøen i solnedgangen.",
    en: "People dancing under string lights on the terrace by the sea at sunset.",
    de: "Menschen tanzen bei Sonnenuntergang unter Lichterketten auf der Terrasse am Meer.",
  },
  draw: (p) => at(0, 0, sheet(p), { scale: 2 }),
};

const sheet = (p: Palette): string =>
  [
    seaView(p, {
      width: 450,
      horizon: 318,
      bottom: 600,
      waves: 30,
      sun: [214, 280, 52],
      glitter: 84,
      clouds: [
        [110, 96, 140],
        [350, 60, 150],
        [330, 176, 110],
      ],
      birds: [
        [120, 190],
        [146, 178],
        [92, 176],
      ],
      islands: [
        { x: -60, w: 210, h: 24, seed: 5 },
        { x: 300, w: 220, h: 28, seed: 9 },
      ],
    }),
    skerry(p, { x: 330, y: 350, w: 140, h: 28, seed: 2 }),
    skerry(p, { x: 84, y: 372, w: 160, h: 34, seed: 4, flip: true }),
    at(282, 356, sailboat(p), { scale: 0.5 }),
    land(p, {
      bottom: 602,
      lines: 3,
      edges: [
        [
          [-10, 430],
          [60, 436],
          [110, 460],
          [150, 500],
          [170, 610],
        ],
        [
          [-10, 452],
          [56, 458],
          [100, 480],
          [134, 514],
          [150, 610],
        ],
        [
          [-10, 500],
          [40, 506],
          [80, 526],
          [100, 560],
          [110, 610],
        ],
      ],
    }),
    at(34, 450, pine(p, "tall"), { scale: 1.5 }),
    line(p.wood[1], 6, "M24 500V290M226 500V316M426 500V286"),
    stringLights(
      p,
      [
        [24, 296],
        [226, 322],
        [426, 292],
      ],
      22,
    ),
    rect(p.wood[1], 0, 492, 450, 12),
    rect(p.wood[0], 0, 500, 450, 26),
    ...[40, 130, 220, 310, 400].map((x) => rect(p.wood[1], x - 5, 526, 10, 80)),
    rect(p.wood[1], 0, 522, 450, 8),
    line(p.wood[1], 1.6, "M0 508H450M0 515H450", 'opacity=".7"'),
    fill(p.sea[3], "M0 572Q120 564 240 572T450 568V602H0Z"),
    line(p.foam, 2, "M28 572h24M118 570h24M208 573h24M298 571h24M388 570h24", 'opacity=".7"'),
    rect(p.wood[1], 306, 478, 134, 16, 2),
    rect(p.granite[1], 306, 474, 134, 6, 1),
    at(
      346,
      474,
      person(p, { pose: "reach", top: "paper", legs: "metal", head: "hat" }) + at(11, -28, guitar(p)),
      { scale: 1.3 },
    ),
    at(404, 474, person(p, { pose: "wave", top: "granite", skirt: true, head: "long", skin: 1, hair: 1 }), {
      scale: 1.3,
      flip: true,
    }),
    at(90, 498, person(p, { pose: "dance", top: "granite", legs: "metal", hair: 1 }), { scale: 1.4 }),
    at(
      136,
      498,
      person(p, { pose: "dance", top: "sunny", legs: "skin", skirt: true, head: "long", hair: 2 }),
      { scale: 1.4, flip: true },
    ),
    at(194, 498, person(p, { pose: "cheer", top: "sunny", child: true }), { scale: 1.4 }),
    at(244, 498, person(p, { pose: "dance", top: "fjord", legs: "skin", skirt: true, head: "bun" }), {
      scale: 1.4,
    }),
    at(284, 498, person(p, { pose: "dance", top: "paper", legs: "fjord", skin: 1, hair: 1 }), {
      scale: 1.4,
      flip: true,
    }),
    at(50, 498, person(p, { pose: "cheer", top: "granite", child: true, head: "long", hair: 2 }), {
      scale: 1.3,
    }),
  ].join("");
