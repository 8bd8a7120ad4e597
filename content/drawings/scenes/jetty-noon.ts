import { bucket, towel } from "../blocks/beach.ts";
import { sailboat, snekke } from "../blocks/boats.ts";
import { jetty } from "../blocks/jetty.ts";
import { bareRock } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { skerry } from "../blocks/skerry.ts";
import { at, line } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** Crab fishing from the jetty. */
export const jettyNoon = gallery(
  "jetty-noon",
  {
    nb: "Barn fisker krabber fra brygga en sommerdag.",
    en: "Children fishing for crabs from the jetty on a summer day.",
    de: "Kinder angeln an einem Sommertag Krabben vom Steg.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 146,
        bottom: 450,
        waves: 40,
        clouds: [
          [120, 52, 140],
          [440, 38, 150],
        ],
        birds: [
          [96, 84],
          [128, 76],
        ],
        islands: [
          { x: 10, w: 260, h: 22, seed: 5 },
          { x: 380, w: 260, h: 16, seed: 3, bare: true },
        ],
      }),
      at(204, 166, sailboat(p), { scale: 0.86 }),
      skerry(p, { x: 372, y: 180, w: 170, h: 34, seed: 5 }),
      skerry(p, { x: 74, y: 214, w: 200, h: 44, seed: 3 }),
      at(64, 286, jetty(p, 386, { drop: 52, ladder: 20 })),
      at(
        150,
        286,
        person(p, { pose: "sit", top: "granite", legs: "skin", child: true, head: "cap", hair: 1 }),
        { scale: 1.3 },
      ),
      line(p.metal, 1.1, "M161 272V344"),
      at(196, 286, person(p, { pose: "hug", top: "sunny", head: "long", hair: 2 }), { scale: 1.24 }),
      at(240, 286, bucket(p, { cloth: "fjord", crab: true }), { scale: 1.2 }),
      at(284, 286, person(p, { pose: "bend", top: "sunny", legs: "skin", child: true, hair: 0 }), {
        scale: 1.3,
        flip: true,
      }),
      at(348, 286, person(p, { pose: "wave", top: "granite", legs: "fjord", skin: 1, hair: 1 }), {
        scale: 1.24,
      }),
      at(160, 404, snekke(p), { scale: 1.15 }),
      bareRock(p, {
        bottom: 452,
        lines: 5,
        edges: [
          [
            [296, 460],
            [350, 398],
            [402, 330],
            [460, 292],
            [530, 276],
            [612, 268],
          ],
          [
            [316, 460],
            [372, 408],
            [424, 348],
            [480, 314],
            [544, 300],
            [612, 294],
          ],
          [
            [360, 462],
            [412, 430],
            [460, 396],
            [510, 376],
            [560, 370],
            [612, 362],
          ],
        ],
      }),
      at(548, 290, pine(p, "tall"), { scale: 1.12, flip: true }),
      at(462, 316, towel(p, "granite")),
    ].join(""),
);
