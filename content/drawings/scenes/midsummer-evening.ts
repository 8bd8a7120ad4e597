import { sailboat, snekke } from "../blocks/boats.ts";
import { campfire } from "../blocks/camp-life.ts";
import { bareRock } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { seaView } from "../blocks/sea-view.ts";
import { skerry } from "../blocks/skerry.ts";
import { at } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** St John's Eve on the bare rock, boats lying off. */
export const midsummerEvening = gallery(
  "midsummer-evening",
  {
    nb: "Sankthansbål på svaberget, med folk rundt og båter utenfor.",
    en: "A midsummer bonfire on the bare rock, people around it and boats lying off.",
    de: "Mittsommerfeuer auf dem Felsen, Menschen ringsum und Boote davor.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 190,
        bottom: 450,
        waves: 34,
        sun: [440, 160, 40],
        glitter: 80,
        clouds: [
          [130, 66, 140],
          [500, 50, 130],
        ],
        islands: [
          { x: -60, w: 300, h: 26, seed: 3 },
          { x: 500, w: 170, h: 12, seed: 2, bare: true },
        ],
        seed: 5,
      }),
      at(96, 214, sailboat(p), { scale: 0.8 }),
      skerry(p, { x: 356, y: 216, w: 120, h: 20, seed: 2 }),
      at(530, 254, person(p, { pose: "sit", top: "sunny" }), { scale: 0.6 }),
      at(548, 262, snekke(p), { scale: 0.66, flip: true }),
      bareRock(p, {
        bottom: 452,
        lines: 6,
        edges: [
          [
            [-10, 306],
            [110, 290],
            [240, 296],
            [370, 312],
            [470, 350],
            [560, 460],
          ],
          [
            [-10, 330],
            [110, 314],
            [240, 318],
            [356, 336],
            [444, 374],
            [520, 460],
          ],
          [
            [-10, 404],
            [110, 382],
            [230, 378],
            [330, 396],
            [406, 424],
            [450, 462],
          ],
        ],
      }),
      at(232, 362, campfire(p, 40), { scale: 2.2 }),
      at(60, 352, person(p, { top: "fjord", legs: "metal", hair: 1 }), { scale: 1.3 }),
      at(98, 350, person(p, { pose: "hold", top: "granite", head: "long" }), { scale: 1.3 }),
      at(134, 354, person(p, { top: "sunny", child: true, hair: 2 }), { scale: 1.3 }),
      at(330, 352, person(p, { pose: "cheer", top: "sunny", child: true, head: "long", hair: 2 }), {
        scale: 1.3,
      }),
      at(366, 358, person(p, { pose: "wave", top: "granite", skin: 1, hair: 1 }), { scale: 1.3, flip: true }),
      at(398, 366, person(p, { top: "paper", legs: "fjord", head: "bun", skirt: true }), { scale: 1.3 }),
      at(96, 428, person(p, { pose: "hug", top: "granite", legs: "metal" }), { scale: 1.36 }),
      at(136, 430, person(p, { pose: "hug", top: "sunny", legs: "fjord", head: "long", hair: 0 }), {
        scale: 1.36,
      }),
      at(352, 436, person(p, { pose: "hug", top: "fjord", legs: "wood", hair: 2 }), {
        scale: 1.36,
        flip: true,
      }),
    ].join(""),
);
