import type { Palette } from "../palettes.ts";
import { dice } from "../random.ts";
import { d, fill } from "../svg.ts";

export type FarIsland = { x: number; w: number; h: number; seed?: number; near?: boolean; bare?: boolean };

/**
 * A far island in one tone, standing on the horizon `y`: low tongues at both ends,
 * a ragged tree line over the middle (`bare` leaves it out). `x` is the left end; all in user units.
 */
export function farIsland(
  p: Palette,
  y: number,
  { x, w, h, seed = 1, near = false, bare = false }: FarIsland,
): string {
  const roll = dice(seed);
  const from = x + w * roll(0.16, 0.26);
  const to = x + w * roll(0.62, 0.74);
  let data = d`M${x} ${y}Q${x + w * 0.09} ${y - h * 0.12} ${from} ${y - h * 0.55}`;
  if (bare) data += d`Q${(from + to) / 2} ${y - h * 1.2} ${to} ${y - h * 0.5}`;
  else {
    for (let at = from; at < to;) {
      const step = Math.min(roll(5, 13), to - at + 0.1);
      const share = (at + step - from) / (to - from);
      const crown = h * (0.62 + 0.3 * Math.sin(share * Math.PI) + roll(-0.07, 0.07));
      const r = step * roll(0.52, 0.75);
      data += d`A${r} ${r} 0 0 1 ${at + step} ${y - crown}`;
      at += step;
    }
    data += d`L${to + w * 0.01} ${y - h * 0.44}`;
  }
  data += d`Q${to + w * 0.12} ${y - h * 0.4} ${to + (x + w - to) * 0.6} ${y - h * 0.17}T${x + w} ${y}Z`;
  return fill(near ? p.near : p.far, data);
}
