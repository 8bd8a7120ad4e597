import { sailboat } from "../blocks/boats.ts";
import { bush } from "../blocks/bush.ts";
import { land } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { sanitaryBuilding } from "../blocks/sanitary-building.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import type { Scene } from "../scene.ts";
import { at, fill } from "../svg.ts";

export const sanitaryPair: Scene = {
  name: "sanitary-pair",
  width: 1184,
  height: 250,
  alt: {
    nb: "De to sanitærbyggene: bygg 1 i tre til venstre, bygg 2 i grått til høyre, med folk på vei mellom dem.",
    en: "The two sanitary buildings: building 1 in wood on the left, building 2 in grey on the right, with people walking between them.",
    de: "Die beiden Sanitärgebäude: links Gebäude 1 aus Holz, rechts Gebäude 2 in Grau, dazwischen Menschen auf dem Weg.",
  },
  draw: (p) =>
    [
      seaView(p, {
        width: 1184,
        horizon: 108,
        bottom: 190,
        waves: 22,
        clouds: [
          [150, 34, 130],
          [880, 30, 140],
        ],
        sun: p.night ? [640, 46, 14] : undefined,
        glitter: 30,
        islands: [
          { x: -60, w: 420, h: 30, seed: 4 },
          { x: 700, w: 400, h: 32, seed: 9 },
        ],
      }),
      skerry(p, { x: 600, y: 124, w: 116, h: 18, seed: 2 }),
      at(690, 128, sailboat(p), { scale: 0.5 }),
      land(p, {
        bottom: 252,
        lines: 6,
        edges: [
          [
            [-10, 130],
            [140, 124],
            [320, 138],
            [480, 150],
            [600, 158],
            [720, 150],
            [880, 130],
            [1040, 124],
            [1194, 130],
          ],
          [
            [-10, 170],
            [140, 158],
            [320, 172],
            [480, 186],
            [600, 190],
            [720, 182],
            [880, 166],
            [1040, 162],
            [1194, 168],
          ],
          [
            [-10, 240],
            [140, 226],
            [320, 220],
            [480, 226],
            [600, 246],
            [720, 232],
            [880, 224],
            [1040, 232],
            [1194, 226],
          ],
        ],
      }),
      at(46, 168, pine(p, "tall"), { scale: 0.74 }),
      at(520, 164, pine(p, "slim"), { scale: 0.86 }),
      at(642, 166, pine(p, "windswept"), { scale: 0.62 }),
      at(1136, 164, pine(p, "tall"), { scale: 0.72, flip: true }),
      fill(p.path, "M470 252Q512 226 596 224T770 216L786 212L796 218Q740 232 640 238Q590 240 560 252Z"),
      groundShadow(p, 294, 224, 350),
      at(294, 224, sanitaryBuilding(p, { number: 1 }), { scale: 1.42 }),
      groundShadow(p, 900, 218, 274),
      at(900, 218, sanitaryBuilding(p, { number: 2, wall: "plank" }), { scale: 1.1 }),
      at(524, 236, person(p, { pose: "walk", top: "granite", head: "long" }), { scale: 0.94 }),
      at(550, 238, person(p, { top: "sunny", child: true, hair: 2 }), { scale: 0.94 }),
      at(668, 228, person(p, { pose: "walk", top: "paper", legs: "wood", hair: 1, skin: 1 }), {
        scale: 0.84,
        flip: true,
      }),
      at(1088, 236, bush(p), { scale: 0.8 }),
      at(92, 238, bush(p), { scale: 0.7, flip: true }),
    ].join(""),
};
