import { bush } from "../blocks/bush.ts";
import { table } from "../blocks/camp-life.ts";
import { canopy, caravan } from "../blocks/caravan.ts";
import { dog } from "../blocks/companions.ts";
import { land } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { at, line, rect } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** Close by: breakfast under the canopy, the sun just up. */
export const caravanMorning = gallery(
  "caravan-morning",
  {
    nb: "Frokost ved campingvogna mens sola står opp over skjærgården.",
    en: "Breakfast by the caravan as the sun rises over the skerries.",
    de: "Frühstück am Wohnwagen, während über den Schären die Sonne aufgeht.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 208,
        bottom: 452,
        waves: 22,
        sun: [474, 150, 34],
        glitter: 60,
        clouds: [
          [330, 56, 130],
          [560, 92, 110],
        ],
        birds: [
          [380, 110],
          [404, 98],
        ],
        birdSize: 18,
        islands: [
          { x: 330, w: 200, h: 18, seed: 4 },
          { x: 520, w: 180, h: 24, seed: 9, near: true },
        ],
      }),
      skerry(p, { x: 420, y: 244, w: 120, h: 22, seed: 2 }),
      skerry(p, { x: 570, y: 268, w: 110, h: 24, seed: 5, flip: true }),
      land(p, {
        bottom: 452,
        lines: 5,
        edges: [
          [
            [-10, 244],
            [120, 226],
            [250, 236],
            [380, 272],
            [470, 316],
            [610, 350],
          ],
          [
            [-10, 280],
            [120, 262],
            [250, 272],
            [370, 304],
            [460, 342],
            [610, 380],
          ],
          [
            [-10, 372],
            [120, 380],
            [250, 366],
            [380, 376],
            [480, 398],
            [610, 416],
          ],
        ],
      }),
      at(330, 258, pine(p, "slim"), { scale: 0.95 }),
      at(34, 250, pine(p, "tall"), { scale: 1.2 }),
      groundShadow(p, 172, 362, 330),
      at(176, 364, caravan(p) + canopy(p), { scale: 1.42, flip: true }),
      groundShadow(p, 372, 412, 150),
      at(362, 412, table(p), { scale: 1.4 }),
      line(p.granite[0], 5, "M348 373V367M376 373V368"),
      rect(p.paper, 358, 366, 10, 9, 2),
      at(318, 392, person(p, { pose: "sit", top: "granite", hair: 1 }), { scale: 1.4 }),
      at(406, 392, person(p, { pose: "sit", top: "fjord", legs: "wood", head: "long", hair: 2 }), {
        scale: 1.4,
        flip: true,
      }),
      at(486, 424, dog(p), { scale: 1.2, flip: true }),
      at(566, 436, bush(p), { scale: 1.1 }),
      at(40, 440, bush(p), { scale: 1.2, flip: true }),
    ].join(""),
);
