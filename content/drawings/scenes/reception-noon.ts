import { sailboat } from "../blocks/boats.ts";
import { bush } from "../blocks/bush.ts";
import { cabin } from "../blocks/cabin.ts";
import { bicycle, dog } from "../blocks/companions.ts";
import { flag } from "../blocks/flag.ts";
import { land } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { signpost } from "../blocks/signs.ts";
import { groundShadow } from "../blocks/skerry.ts";
import { at, fill } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** The first stop: flag up, signpost, bicycles. */
export const receptionNoon = gallery(
  "reception-noon",
  {
    nb: "Resepsjonen i den røde hytta, med flagg, skilt og sykkel.",
    en: "The reception in the red cabin, with a flag, a signpost and a bicycle.",
    de: "Die Rezeption in der roten Hütte mit Flagge, Wegweiser und Fahrrad.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 214,
        bottom: 280,
        waves: 8,
        clouds: [
          [420, 70, 150],
          [200, 46, 120],
        ],
        birds: [
          [500, 130],
          [526, 122],
        ],
        islands: [
          { x: 380, w: 300, h: 28, seed: 8 },
          { x: -60, w: 210, h: 18, seed: 5 },
        ],
      }),
      at(520, 240, sailboat(p), { scale: 0.7 }),
      land(p, {
        bottom: 452,
        lines: 4,
        edges: [
          [
            [-10, 252],
            [160, 240],
            [320, 250],
            [460, 262],
            [610, 256],
          ],
          [
            [-10, 296],
            [160, 284],
            [320, 294],
            [460, 300],
            [610, 296],
          ],
          [
            [-10, 420],
            [160, 400],
            [320, 388],
            [460, 396],
            [610, 388],
          ],
        ],
      }),
      fill(p.path, "M196 366H252Q300 380 400 384T610 376V434Q420 440 300 452H120Q190 410 196 366Z"),
      at(66, 276, pine(p, "tall"), { scale: 1.24, flip: true }),
      at(572, 288, pine(p, "slim"), { scale: 0.9 }),
      at(408, 330, flag(p, 244), { scale: 1 }),
      groundShadow(p, 226, 364, 330),
      at(224, 362, cabin(p), { scale: 1.76 }),
      at(500, 372, signpost(p), { scale: 1.6 }),
      at(124, 368, bicycle(p), { scale: 1.16 }),
      at(344, 404, person(p, { pose: "walk", top: "granite", legs: "fjord", head: "hat" }), {
        scale: 1.44,
        flip: true,
      }),
      at(386, 408, person(p, { pose: "walk", top: "sunny", child: true, head: "long", hair: 2 }), {
        scale: 1.44,
        flip: true,
      }),
      at(540, 424, dog(p), { scale: 1.3, flip: true }),
      at(440, 366, bush(p), { scale: 0.8 }),
      at(40, 430, bush(p), { scale: 1.2 }),
    ].join(""),
);
