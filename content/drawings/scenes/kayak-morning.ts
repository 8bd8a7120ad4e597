import { kayak } from "../blocks/boats.ts";
import { eider } from "../blocks/companions.ts";
import { bareRock } from "../blocks/land.ts";
import { seaView } from "../blocks/sea-view.ts";
import { skerry } from "../blocks/skerry.ts";
import { at } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** Flat water between the skerries. */
export const kayakMorning = gallery(
  "kayak-morning",
  {
    nb: "To kajakker glir mellom skjærene i morgensol.",
    en: "Two kayaks gliding between the skerries in the morning sun.",
    de: "Zwei Kajaks gleiten in der Morgensonne zwischen den Schären hindurch.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 132,
        bottom: 450,
        waves: 54,
        sun: [330, 92, 25],
        glitter: 76,
        clouds: [
          [120, 40, 130],
          [510, 56, 120],
        ],
        islands: [
          { x: -60, w: 330, h: 22, seed: 14 },
          { x: 380, w: 300, h: 26, seed: 4 },
        ],
      }),
      skerry(p, { x: 140, y: 176, w: 210, h: 44, seed: 3, flip: true, moss: true }),
      skerry(p, { x: 480, y: 194, w: 200, h: 46, seed: 5 }),
      skerry(p, { x: 296, y: 162, w: 84, h: 14, seed: 2 }),
      skerry(p, { x: 40, y: 262, w: 170, h: 40, seed: 7 }),
      at(456, 272, kayak(p, "granite"), { scale: 1.16 }),
      at(262, 342, kayak(p, "sunny"), { scale: 1.76 }),
      at(118, 398, eider(p), { scale: 1.1 }),
      at(84, 408, eider(p), { scale: 0.8 }),
      at(62, 400, eider(p), { scale: 0.8 }),
      bareRock(p, {
        bottom: 452,
        lines: 5,
        edges: [
          [
            [350, 462],
            [410, 424],
            [470, 394],
            [540, 368],
            [612, 356],
          ],
          [
            [376, 462],
            [430, 434],
            [486, 408],
            [546, 388],
            [612, 378],
          ],
          [
            [430, 464],
            [476, 446],
            [520, 430],
            [566, 420],
            [612, 414],
          ],
        ],
      }),
    ].join(""),
);
