import { sailboat } from "../blocks/boats.ts";
import { seaView } from "../blocks/sea-view.ts";
import { skerry } from "../blocks/skerry.ts";
import { yacht } from "../blocks/yacht.ts";
import { at } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** Homeward in the last wind. */
export const sailingEvening = gallery(
  "sailing-evening",
  {
    nb: "Seilbåt på vei hjem i solnedgangen.",
    en: "A sailing boat heading home at sunset.",
    de: "Segelboot auf dem Heimweg im Sonnenuntergang.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 272,
        bottom: 450,
        waves: 34,
        sun: [420, 240, 48],
        glitter: 96,
        clouds: [
          [120, 70, 150],
          [520, 96, 140],
          [330, 40, 120],
        ],
        birds: [
          [92, 150],
          [118, 140],
          [70, 138],
        ],
        islands: [
          { x: -60, w: 330, h: 28, seed: 9 },
          { x: 500, w: 200, h: 12, seed: 3, bare: true },
        ],
        seed: 11,
      }),
      at(514, 292, sailboat(p), { scale: 0.6 }),
      skerry(p, { x: 70, y: 308, w: 150, h: 24, seed: 2 }),
      at(238, 366, yacht(p), { scale: 1.12 }),
    ].join(""),
);
