import { bush } from "../blocks/bush.ts";
import { cabin } from "../blocks/cabin.ts";
import { kickSled } from "../blocks/companions.ts";
import { land } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { falling } from "../blocks/sky.ts";
import { at } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** Snow on the roof, a fire in the stove, a kick sled outside. */
export const cabinWinter = gallery(
  "cabin-winter",
  {
    nb: "Rød hytte i snø med lys i vinduene og røyk fra pipa.",
    en: "A red cabin in the snow with lit windows and smoke from the chimney.",
    de: "Rote Hütte im Schnee mit Licht in den Fenstern und Rauch aus dem Schornstein.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 186,
        bottom: 330,
        waves: 18,
        sun: [112, 128, 30],
        glitter: 40,
        clouds: [[330, 44, 130]],
        islands: [
          { x: -30, w: 230, h: 26, seed: 5 },
          { x: 400, w: 280, h: 22, seed: 9 },
        ],
      }),
      skerry(p, { x: 110, y: 224, w: 160, h: 34, seed: 5 }),
      land(p, {
        bottom: 452,
        lines: 6,
        edges: [
          [
            [-10, 330],
            [90, 292],
            [200, 262],
            [330, 244],
            [460, 232],
            [610, 216],
          ],
          [
            [-10, 372],
            [90, 330],
            [200, 300],
            [330, 284],
            [460, 280],
            [610, 252],
          ],
          [
            [-10, 450],
            [90, 412],
            [200, 392],
            [330, 400],
            [460, 384],
            [610, 350],
          ],
        ],
      }),
      at(560, 250, pine(p, "tall"), { scale: 1.16 }),
      at(212, 268, pine(p, "tall"), { scale: 0.74, flip: true }),
      groundShadow(p, 372, 358, 330),
      at(364, 356, cabin(p, { smoke: true }), { scale: 1.72 }),
      at(148, 410, kickSled(p), { scale: 1.35 }),
      at(126, 410, person(p, { pose: "reach", top: "granite", legs: "metal", head: "cap" }), { scale: 1.4 }),
      at(167, 392, person(p, { pose: "sit", top: "sunny", child: true, head: "cap", legs: "fjord" }), {
        scale: 1.4,
      }),
      at(528, 414, bush(p), { scale: 1.1 }),
      falling("snow", p.land[0], { width: 600, height: 450, seed: 12 }),
    ].join(""),
);
