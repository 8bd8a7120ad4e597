import type { Palette } from "../palettes.ts";
import { d, disc, fill, line, rect } from "../svg.ts";

/** A picnic table with benches, 84 wide, 26 high, standing on the origin. */
export const table = (p: Palette): string =>
  line(p.wood[1], 3.4, "M-20-22L-28 0M20-22L28 0") +
  line(p.wood[1], 2.6, "M-34-11H34") +
  rect(p.wood[0], -34, -26, 68, 5, 1.5) +
  rect(p.wood[0], -46, -14, 22, 4, 1.5) +
  rect(p.wood[0], 24, -14, 22, 4, 1.5);

/** A folding chair facing right, 30 wide, 34 high, standing on the origin. */
export const chair = (p: Palette, cloth: "sunny" | "fjord" | "granite" = "sunny"): string =>
  line(p.metal, 2.2, "M-10-13L9 0M9-13L-10 0") +
  line(p[cloth][0], 5, "M-14-34L-9-13H11", 'stroke-linejoin="round"');

/** A camp fire, 46 wide, 50 high, standing on the origin. `glow` is the radius of its light after dark. */
export const campfire = (p: Palette, glow = 46): string =>
  (p.lit
    ? disc(p.flame[1], 0, -18, glow, 'opacity=".16"') + disc(p.flame[1], 0, -18, glow * 0.62, 'opacity=".2"')
    : "") +
  fill(p.rock.tide, "M-24 2Q-24-4-17-4Q-14-7-8-4H10Q16-7 19-4Q25-4 25 2Z") +
  fill(p.flame[0], "M-13-4Q-18-20-8-30Q-8-24-4-22Q-6-38 4-48Q3-38 9-32Q17-20 12-4Z") +
  fill(p.flame[1], "M-8-4Q-11-15-4-22Q-3-17 0-16Q0-24 4-29Q10-16 7-4Z") +
  fill(p.flame[2], "M-4-4Q-5-11 1-17Q5-10 4-4Z") +
  line(p.trunk[1], 5, "M-17-1L15-6M17-1L-15-6");

/** String lights: a wire through hanging bows from point to point, a lamp every twelve units or so. */
export function stringLights(p: Palette, points: readonly (readonly [number, number])[], sag = 16): string {
  let wire = "";
  let lamps = "";
  for (let i = 0; i < points.length - 1; i++) {
    const [ax, ay] = points[i]!;
    const [bx, by] = points[i + 1]!;
    const [cx, cy] = [(ax + bx) / 2, (ay + by) / 2 + sag * 2];
    wire += d`M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`;
    const count = Math.max(3, Math.round(Math.hypot(bx - ax, by - ay) / 24));
    for (let k = 1; k < count; k++) {
      const t = k / count;
      lamps += d`M${(1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx} ${(1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by + 3.5}h0`;
    }
  }
  const glow = p.lit ? line(p.lamp, 13, lamps, 'opacity=".16"') : "";
  return line(p.metal, 1.4, wire) + glow + line(p.lit ? p.lamp : p.sunny[0], 6, lamps);
}

/** A clothes line between two poles, 90 wide, 44 high, standing on the origin, with four things to dry. */
export const clothesLine = (p: Palette): string =>
  line(p.wood[1], 2.6, "M-44 0V-44M44 0V-44") +
  line(p.metal, 1.2, "M-44-42Q0-36 44-42") +
  fill(p.sunny[0], "M-34-40L-18-39V-20H-34Z") +
  fill(p.paper, "M-12-39L2-38.5V-12H-12Z") +
  fill(p.granite[0], "M8-38.5L20-39V-24L16-23V-14H10L8-24Z") +
  fill(p.fjord[0], "M26-40L38-41V-22H26Z");
