import { bush } from "../blocks/bush.ts";
import { chair } from "../blocks/camp-life.ts";
import { canopy, caravan } from "../blocks/caravan.ts";
import { land } from "../blocks/land.ts";
import { lighthouse } from "../blocks/lighthouse.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import type { Palette } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { at } from "../svg.ts";

/** The picture that travels with a shared link: calm, plenty of sky, everything well inside the edges. */
export const openGraph: Scene = {
  name: "open-graph",
  width: 1200,
  height: 630,
  alt: {
    nb: "Campingvogn under furuene ved sjøen, med Svenner fyr i det fjerne.",
    en: "A caravan under the pines by the sea, with Svenner lighthouse in the distance.",
    de: "Wohnwagen unter Kiefern am Meer, in der Ferne der Leuchtturm Svenner.",
  },
  draw: (p) => at(0, 0, sheet(p), { scale: 2 }),
};

const sheet = (p: Palette): string =>
  [
    seaView(p, {
      width: 600,
      horizon: 192,
      bottom: 315,
      waves: 28,
      sun: [352, 140, 24],
      glitter: 50,
      clouds: [
        [290, 54, 150],
        [520, 84, 130],
      ],
      birds: [
        [280, 108],
        [304, 98],
      ],
      islands: [
        { x: -60, w: 330, h: 22, seed: 4 },
        { x: 410, w: 160, h: 22, seed: 12, near: true },
        { x: 540, w: 120, h: 12, seed: 2, bare: true },
      ],
    }),
    at(476, 180, lighthouse(p), { scale: 0.86 }),
    skerry(p, { x: 372, y: 222, w: 110, h: 20, seed: 2 }),
    skerry(p, { x: 500, y: 252, w: 180, h: 38, seed: 3, flip: true }),
    land(p, {
      bottom: 317,
      lines: 5,
      edges: [
        [
          [-10, 214],
          [70, 206],
          [160, 214],
          [240, 232],
          [310, 266],
          [352, 322],
        ],
        [
          [-10, 234],
          [70, 226],
          [150, 232],
          [220, 250],
          [280, 280],
          [312, 322],
        ],
        [
          [-10, 286],
          [60, 278],
          [130, 282],
          [190, 290],
          [236, 302],
          [256, 322],
        ],
      ],
    }),
    at(46, 226, pine(p, "tall"), { scale: 0.94, flip: true }),
    at(262, 250, pine(p, "slim"), { scale: 0.8 }),
    groundShadow(p, 160, 277, 210),
    at(152, 278, caravan(p) + canopy(p), { scale: 0.9 }),
    at(92, 306, chair(p), { scale: 0.8 }),
    at(40, 302, bush(p), { scale: 0.7 }),
  ].join("");
