import { campfire, chair, stringLights } from "../blocks/camp-life.ts";
import { land } from "../blocks/land.ts";
import { lighthouse } from "../blocks/lighthouse.ts";
import { motorhome } from "../blocks/motorhome.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { at } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** String lights and a lighthouse: somebody is still up. */
export const motorhomeNight = gallery(
  "motorhome-night",
  {
    nb: "Bobil med lyslenke under måne og stjerner, fyret lyser ute på sjøen.",
    en: "A motorhome with string lights under moon and stars, the lighthouse shining out at sea.",
    de: "Wohnmobil mit Lichterkette unter Mond und Sternen, draußen leuchtet der Leuchtturm.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 192,
        bottom: 450,
        waves: 34,
        sun: [186, 78, 21],
        glitter: 50,
        clouds: [[430, 50, 130]],
        islands: [
          { x: 340, w: 300, h: 26, seed: 9 },
          { x: 20, w: 150, h: 20, seed: 12, near: true },
        ],
        seed: 7,
      }),
      at(84, 184, lighthouse(p), { scale: 0.94 }),
      skerry(p, { x: 268, y: 224, w: 160, h: 30, seed: 5 }),
      skerry(p, { x: 54, y: 286, w: 150, h: 34, flip: true, seed: 3 }),
      land(p, {
        bottom: 452,
        lines: 7,
        edges: [
          [
            [130, 470],
            [190, 396],
            [270, 334],
            [360, 290],
            [470, 268],
            [610, 254],
          ],
          [
            [170, 470],
            [230, 410],
            [306, 356],
            [390, 316],
            [490, 296],
            [610, 286],
          ],
          [
            [240, 470],
            [310, 430],
            [380, 406],
            [450, 400],
            [520, 390],
            [610, 358],
          ],
        ],
      }),
      at(576, 276, pine(p, "tall"), { scale: 1.16 }),
      at(330, 318, pine(p, "slim"), { scale: 1.04, flip: true }),
      groundShadow(p, 456, 372, 260),
      at(450, 372, motorhome(p), { scale: 1.34, flip: true }),
      stringLights(
        p,
        [
          [322, 214],
          [400, 236],
          [500, 236],
          [572, 196],
        ],
        12,
      ),
      at(270, 420, chair(p, "granite"), { scale: 1.2 }),
      at(272, 404, person(p, { pose: "sit", top: "sunny", head: "long" }), { scale: 1.2 }),
      at(338, 422, person(p, { pose: "sit", top: "granite", hair: 1 }), { scale: 1.2, flip: true }),
      at(340, 438, chair(p, "fjord"), { scale: 1.2, flip: true }),
      at(304, 434, campfire(p, 40), { scale: 0.7 }),
    ].join(""),
);
