import { around, between, through, type Point } from "../curve.ts";
import { dice } from "../random.ts";
import { band } from "../palettes.ts";
import type { Scene } from "../scene.ts";

/** The outer edge of the deep, and the inner edge towards the shoal; the contours between them never cross. */
const deep: Point[] = [
  [400, 440],
  [520, 336],
  [660, 318],
  [770, 236],
  [800, 110],
  [860, -20],
];
const shelf: Point[] = [
  [700, 440],
  [790, 372],
  [870, 356],
  [950, 270],
  [962, 120],
  [1010, -20],
];

/** Closed rings round a shoal at (x, y), `step` apart, all of the same restless shape. */
function shoal(x: number, y: number, seed: number, count: number, step: number): Point[][] {
  const roll = dice(seed);
  const shape = Array.from({ length: 9 }, () => roll(0.8, 1.2));
  return Array.from({ length: count }, (_, ring) =>
    shape.map((swell, i): Point => {
      const angle = (i / 9) * Math.PI * 2;
      return [
        x + Math.cos(angle) * (ring + 1) * step * swell * 1.3,
        y + Math.sin(angle) * (ring + 1) * step * swell,
      ];
    }),
  );
}

/** Depth contours for the dark band, faint, on its right two thirds, every third one dashed; decoration. */
export const contoursBand: Scene = {
  name: "contours-band",
  width: 1280,
  height: 420,
  slice: true,
  alt: { nb: "", en: "", de: "" },
  draw: () => {
    const curves = [0, 0.22, 0.44, 0.68, 1].map((t) => `M${through(between(deep, shelf, t))}`);
    const rings = shoal(1150, 180, 4, 5, 27).map((points) => `M${around(points)}`);
    const all = [...curves, ...rings];
    const data = (dashed: boolean) => all.filter((_, i) => (i % 3 === 1) === dashed).join("");
    return `<g fill="none" stroke="${band.paper}" stroke-width="1.3" opacity=".12"><path d="${data(false)}"/><path stroke-dasharray="7 7" d="${data(true)}"/></g>`;
  },
};
