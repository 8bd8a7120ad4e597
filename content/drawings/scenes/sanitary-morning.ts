import { bush } from "../blocks/bush.ts";
import { land } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { sanitaryBuilding } from "../blocks/sanitary-building.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow } from "../blocks/skerry.ts";
import { at, fill, rect } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** On the way to the shower. */
export const sanitaryMorning = gallery(
  "sanitary-morning",
  {
    nb: "Sanitærbygget i morgensol: tre dører, tre kortlesere og en benk.",
    en: "The sanitary building in the morning sun: three doors, three card readers and a bench.",
    de: "Das Sanitärgebäude in der Morgensonne: drei Türen, drei Kartenleser und eine Bank.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 172,
        bottom: 240,
        waves: 6,
        sun: [330, 112, 26],
        clouds: [
          [130, 64, 120],
          [450, 40, 130],
        ],
        islands: [{ x: -20, w: 340, h: 26, seed: 4 }],
      }),
      land(p, {
        bottom: 452,
        lines: 5,
        edges: [
          [
            [-10, 204],
            [130, 194],
            [300, 200],
            [470, 192],
            [610, 186],
          ],
          [
            [-10, 256],
            [130, 244],
            [300, 246],
            [470, 238],
            [610, 232],
          ],
          [
            [-10, 410],
            [130, 356],
            [300, 346],
            [470, 366],
            [610, 372],
          ],
        ],
      }),
      at(46, 236, pine(p, "tall"), { scale: 1.05 }),
      at(562, 230, pine(p, "tall"), { scale: 0.98, flip: true }),
      groundShadow(p, 300, 318, 510, 9),
      at(300, 318, sanitaryBuilding(p, { number: 1 }), { scale: 1.92 }),
      fill(p.path, "M232 322H262Q262 350 284 374Q312 410 316 452H196Q206 412 230 376Q244 350 232 322Z"),
      at(
        356,
        390,
        person(p, { pose: "walk", top: "granite", head: "long" }) +
          at(-14, -22, rect(p.paper, -3, -10, 9, 22, 2)),
        { scale: 1.5, flip: true },
      ),
      at(400, 396, person(p, { pose: "walk", top: "sunny", child: true }), { scale: 1.5, flip: true }),
      at(520, 400, bush(p), { scale: 1.3 }),
      at(64, 420, bush(p), { scale: 1.1, flip: true }),
    ].join(""),
);
