import { bush } from "../blocks/bush.ts";
import { awningTent, caravan } from "../blocks/caravan.ts";
import { dog, umbrella } from "../blocks/companions.ts";
import { land } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { falling } from "../blocks/sky.ts";
import { at, fill, line, oval } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** September: the awning drips, the coffee is warm. */
export const rainAutumn = gallery(
  "rain-autumn",
  {
    nb: "Høstregn over campingplassen, en som lufter hunden under paraply.",
    en: "Autumn rain over the campsite, someone walking the dog under an umbrella.",
    de: "Herbstregen über dem Campingplatz, jemand geht mit Schirm und Hund spazieren.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 174,
        bottom: 330,
        waves: 30,
        clouds: [
          [120, 50, 200],
          [380, 30, 220],
          [520, 84, 170],
          [250, 92, 150],
        ],
        islands: [{ x: 80, w: 420, h: 24, seed: 8 }],
      }),
      skerry(p, { x: 118, y: 222, w: 170, h: 34, seed: 4 }),
      skerry(p, { x: 300, y: 204, w: 90, h: 15, seed: 2, flip: true }),
      land(p, {
        bottom: 452,
        lines: 6,
        edges: [
          [
            [-10, 316],
            [110, 290],
            [230, 262],
            [360, 240],
            [480, 230],
            [610, 232],
          ],
          [
            [-10, 344],
            [110, 322],
            [230, 298],
            [360, 276],
            [480, 268],
            [610, 270],
          ],
          [
            [-10, 424],
            [110, 400],
            [230, 384],
            [360, 388],
            [480, 382],
            [610, 366],
          ],
        ],
      }),
      at(556, 250, pine(p, "windswept"), { scale: 1.3, flip: true }),
      at(264, 278, pine(p, "windswept"), { scale: 0.7, flip: true }),
      at(330, 282, bush(p), { scale: 0.8 }),
      groundShadow(p, 446, 352, 340),
      at(470, 352, caravan(p) + awningTent(p), { scale: 1.3 }),
      fill(p.path, "M-10 452V424Q120 392 240 394T420 400T610 392V424Q420 440 300 436T160 452Z"),
      oval(p.sea[0], 300, 418, 46, 5),
      oval(p.sky[2], 306, 418, 30, 2.6),
      oval(p.sea[0], 470, 412, 34, 4),
      oval(p.sky[2], 466, 412, 20, 2),
      at(142, 420, person(p, { pose: "hold", top: "sunny", legs: "fjord", head: "long" }), { scale: 1.5 }),
      at(162, 368, umbrella(p, "granite"), { scale: 1.5 }),
      at(214, 428, dog(p), { scale: 1.4 }),
      line(p.granite[0], 1.6, "M154 376Q190 408 236 396"),
      at(44, 430, bush(p), { scale: 1.1 }),
      at(560, 440, bush(p), { scale: 1.1, flip: true }),
      falling("rain", p.foam, { width: 600, height: 450, seed: 9 }),
    ].join(""),
);
