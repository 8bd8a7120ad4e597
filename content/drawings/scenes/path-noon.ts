import { sailboat } from "../blocks/boats.ts";
import { bush, grass } from "../blocks/bush.ts";
import { cairn, dog, rucksack } from "../blocks/companions.ts";
import { bareRock, land } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { skerry } from "../blocks/skerry.ts";
import { at, line } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** The coastal path over bare rock. */
export const pathNoon = gallery(
  "path-noon",
  {
    nb: "Turgåere på kyststien over svaberget.",
    en: "Hikers on the coastal path across the bare rock.",
    de: "Wanderer auf dem Küstenpfad über den blanken Fels.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 160,
        bottom: 450,
        waves: 40,
        clouds: [
          [150, 48, 150],
          [420, 70, 130],
        ],
        birds: [
          [250, 92],
          [276, 84],
        ],
        islands: [{ x: -50, w: 280, h: 20, seed: 8 }],
      }),
      at(150, 186, sailboat(p), { scale: 0.8 }),
      skerry(p, { x: 66, y: 236, w: 150, h: 32, seed: 7 }),
      skerry(p, { x: 236, y: 206, w: 110, h: 18, seed: 2 }),
      land(p, {
        bottom: 452,
        lines: 4,
        edges: [
          [
            [236, 350],
            [330, 222],
            [420, 176],
            [500, 156],
            [612, 140],
          ],
          [
            [256, 370],
            [342, 256],
            [430, 208],
            [510, 190],
            [612, 176],
          ],
          [
            [280, 380],
            [360, 300],
            [440, 262],
            [520, 242],
            [612, 232],
          ],
        ],
      }),
      at(470, 196, pine(p, "windswept"), { scale: 0.8 }),
      at(572, 206, pine(p, "tall"), { scale: 0.72 }),
      bareRock(p, {
        bottom: 452,
        lines: 7,
        edges: [
          [
            [40, 470],
            [130, 390],
            [230, 330],
            [340, 286],
            [470, 262],
            [612, 250],
          ],
          [
            [80, 470],
            [170, 404],
            [262, 350],
            [366, 310],
            [486, 290],
            [612, 282],
          ],
          [
            [170, 470],
            [250, 432],
            [330, 404],
            [420, 386],
            [510, 372],
            [612, 352],
          ],
        ],
      }),
      line(
        p.paper,
        3,
        "M262 412L302 386M338 366L384 346M424 330L476 316",
        'stroke-dasharray="9 8" opacity=".8"',
      ),
      at(548, 292, cairn(p), { scale: 1.3 }),
      at(210, 376, bush(p), { scale: 0.6 }),
      at(566, 398, grass(p), { scale: 1.6 }),
      at(
        270,
        404,
        rucksack(p, "granite") + person(p, { pose: "walk", top: "sunny", legs: "metal", head: "cap" }),
        { scale: 1.6 },
      ),
      at(
        362,
        352,
        rucksack(p, "fjord") +
          person(p, { pose: "walk", top: "granite", legs: "fjord", head: "long", hair: 2 }),
        { scale: 1.4 },
      ),
      at(
        404,
        342,
        rucksack(p, "sunny") + person(p, { pose: "walk", top: "fjord", legs: "skin", child: true }),
        { scale: 1.44 },
      ),
      at(318, 386, dog(p), { scale: 1.1 }),
      at(540, 446, bush(p), { scale: 1 }),
    ].join(""),
);
