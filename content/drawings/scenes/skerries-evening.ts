import { eider } from "../blocks/companions.ts";
import { gull } from "../blocks/gull.ts";
import { seaView } from "../blocks/sea-view.ts";
import { skerry } from "../blocks/skerry.ts";
import { at } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** Nothing but rock, water and light. */
export const skerriesEvening = gallery(
  "skerries-evening",
  {
    nb: "Stille kveld ute blant skjærene.",
    en: "A still evening out among the skerries.",
    de: "Stiller Abend draußen zwischen den Schären.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 150,
        bottom: 450,
        waves: 46,
        sun: [292, 120, 34],
        glitter: 90,
        clouds: [
          [460, 52, 160],
          [120, 34, 130],
        ],
        birds: [
          [384, 88],
          [410, 78],
          [432, 92],
        ],
        islands: [
          { x: -60, w: 250, h: 18, seed: 5 },
          { x: 400, w: 260, h: 24, seed: 8 },
        ],
        seed: 21,
      }),
      skerry(p, { x: 452, y: 184, w: 150, h: 26, seed: 2 }),
      skerry(p, { x: 150, y: 198, w: 130, h: 26, seed: 6, flip: true }),
      skerry(p, { x: 354, y: 226, w: 96, h: 16, seed: 9 }),
      skerry(p, { x: 516, y: 290, w: 250, h: 62, seed: 5, flip: true }),
      skerry(p, { x: 150, y: 342, w: 350, h: 92, seed: 3 }),
      at(204, 252, gull(p), { scale: 0.62 }),
      at(150, 266, gull(p), { scale: 0.5, flip: true }),
      at(392, 364, eider(p), { scale: 1.3 }),
      at(430, 374, eider(p), { scale: 0.9 }),
      at(452, 368, eider(p), { scale: 0.9 }),
      at(474, 376, eider(p), { scale: 0.9 }),
    ].join(""),
);
