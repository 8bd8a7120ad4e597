import { bush } from "../blocks/bush.ts";
import { campfire } from "../blocks/camp-life.ts";
import { guitar } from "../blocks/companions.ts";
import { land } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { dome, tent } from "../blocks/tent.ts";
import { at } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** The fire is lit, the sun goes down. */
export const campfireEvening = gallery(
  "campfire-evening",
  {
    nb: "Folk samlet rundt bålet foran teltet mens sola går ned.",
    en: "People gathered round the camp fire by their tent at sunset.",
    de: "Menschen sitzen bei Sonnenuntergang am Lagerfeuer vor dem Zelt.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 176,
        bottom: 420,
        waves: 30,
        sun: [150, 150, 38],
        glitter: 74,
        clouds: [
          [90, 60, 120],
          [400, 40, 150],
        ],
        islands: [
          { x: -60, w: 140, h: 20, seed: 3, bare: true },
          { x: 250, w: 380, h: 26, seed: 9 },
        ],
      }),
      skerry(p, { x: 270, y: 200, w: 110, h: 20, seed: 2 }),
      skerry(p, { x: 40, y: 232, w: 150, h: 34, seed: 4 }),
      land(p, {
        bottom: 452,
        lines: 6,
        edges: [
          [
            [-10, 366],
            [80, 340],
            [190, 300],
            [300, 262],
            [430, 240],
            [610, 228],
          ],
          [
            [-10, 394],
            [80, 368],
            [190, 330],
            [300, 292],
            [430, 272],
            [610, 262],
          ],
          [
            [-10, 440],
            [80, 418],
            [190, 382],
            [300, 356],
            [430, 352],
            [610, 322],
          ],
        ],
      }),
      at(566, 262, pine(p, "tall"), { scale: 1.05 }),
      at(330, 262, pine(p, "slim"), { scale: 0.84 }),
      groundShadow(p, 448, 334, 270),
      at(440, 332, tent(p, "granite"), { scale: 1.9 }),
      groundShadow(p, 284, 324, 150),
      at(288, 322, dome(p, "fjord"), { scale: 1.2 }),
      groundShadow(p, 292, 420, 300, 12),
      at(290, 418, campfire(p, 66), { scale: 1.4 }),
      at(196, 416, person(p, { pose: "hug", top: "sunny", head: "long", hair: 2 }), { scale: 1.4 }),
      at(162, 424, person(p, { pose: "hug", top: "fjord", legs: "wood", child: true }), { scale: 1.4 }),
      at(376, 416, person(p, { pose: "hug", top: "granite", hair: 1, skin: 1 }), { scale: 1.4, flip: true }),
      at(
        446,
        422,
        person(p, { pose: "sit", top: "paper", legs: "metal", head: "cap" }) + at(12, -16, guitar(p)),
        { scale: 1.36, flip: true },
      ),
      at(560, 440, bush(p)),
      at(30, 446, bush(p), { scale: 1.1 }),
    ].join(""),
);
