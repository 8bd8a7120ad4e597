import { bucket } from "../blocks/beach.ts";
import { bush } from "../blocks/bush.ts";
import { clothesLine } from "../blocks/camp-life.ts";
import { land } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { dome, tent } from "../blocks/tent.ts";
import { at } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** Among the trunks, before the others are awake. */
export const tentsMorning = gallery(
  "tents-morning",
  {
    nb: "Telt mellom furustammene tidlig om morgenen.",
    en: "Tents among the pine trunks early in the morning.",
    de: "Zelte zwischen den Kiefernstämmen am frühen Morgen.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 196,
        bottom: 260,
        waves: 8,
        sun: [262, 140, 30],
        glitter: 50,
        clouds: [[390, 70, 120]],
        islands: [
          { x: 330, w: 330, h: 30, seed: 14 },
          { x: -40, w: 200, h: 18, seed: 4 },
        ],
      }),
      skerry(p, { x: 410, y: 224, w: 120, h: 20, seed: 2 }),
      land(p, {
        bottom: 452,
        lines: 6,
        edges: [
          [
            [-10, 216],
            [120, 232],
            [260, 246],
            [400, 240],
            [610, 218],
          ],
          [
            [-10, 262],
            [120, 278],
            [260, 288],
            [400, 284],
            [610, 262],
          ],
          [
            [-10, 370],
            [120, 366],
            [260, 396],
            [400, 384],
            [610, 352],
          ],
        ],
      }),
      at(176, 262, pine(p, "slim"), { scale: 0.9 }),
      at(468, 258, pine(p, "slim"), { scale: 1.06, flip: true }),
      at(336, 262, clothesLine(p), { scale: 0.86 }),
      groundShadow(p, 196, 326, 170),
      at(196, 324, dome(p, "sunny"), { scale: 1.36 }),
      groundShadow(p, 402, 336, 150),
      at(404, 334, dome(p, "fjord"), { scale: 1.2, flip: true }),
      groundShadow(p, 300, 416, 250),
      at(296, 414, tent(p, "granite"), { scale: 1.66 }),
      at(424, 404, person(p, { pose: "cheer", top: "sunny", head: "long", hair: 2 }), { scale: 1.4 }),
      at(150, 410, person(p, { pose: "crouch", top: "fjord", legs: "metal", hair: 1 }), {
        scale: 1.4,
        flip: true,
      }),
      at(120, 410, bucket(p, { cloth: "granite" }), { scale: 1 }),
      at(56, 446, pine(p, "tall"), { scale: 2.5 }),
      at(556, 440, pine(p, "tall"), { scale: 2.36, flip: true }),
      at(566, 450, bush(p), { scale: 1.2 }),
    ].join(""),
);
