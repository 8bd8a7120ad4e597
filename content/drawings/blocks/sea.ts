import { through, type Point } from "../curve.ts";
import type { Palette } from "../palettes.ts";
import { dice } from "../random.ts";
import { d, fill, rect } from "../svg.ts";

/** A wave seen from the side: a thin lens, `w` long and `h` thick, round (x, y). */
const lens = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y}q${w / 2} ${-h} ${w} 0q${-w / 2} ${h} ${-w} 0z`;

export type Sea = { width: number; horizon: number; bottom: number; seed?: number; waves?: number };

/**
 * Sea from the horizon to `bottom` in four flat steps with thin lens waves;
 * `waves` is how many. Steps lie closer to each other towards the horizon, as water does.
 */
export function sea(p: Palette, { width, horizon, bottom, seed = 3, waves = 26 }: Sea): string {
  const roll = dice(seed);
  const depth = bottom - horizon;
  let out = rect(p.sea[0], 0, horizon, width, depth);
  for (const [i, share] of [0.13, 0.37, 0.7].entries()) {
    const y = horizon + depth * share;
    const swing = 1.5 + depth * 0.006 * (i + 1);
    const edge: Point[] = [0, 0.18, 0.4, 0.62, 0.83, 1].map((s) => [s * width, y + roll(-swing, swing)]);
    out += fill(p.sea[i + 1]!, `M${through(edge)}V${bottom}H0Z`);
  }
  let data = "";
  for (let i = 0; i < waves; i++) {
    const share = 0.1 + 0.88 * ((i + roll(0, 1)) / waves);
    data += lens(
      roll(0, width),
      horizon + depth * share,
      (16 + depth * 0.14 * share) * roll(0.7, 1.3),
      1 + share * 2,
    );
  }
  return out + fill(p.wave, data, 'opacity=".55"');
}

/** The path of light under sun or moon at `x`, from `top` to `bottom`, wider towards us. Grey weather has none. */
export function glitter(p: Palette, x: number, top: number, bottom: number, width: number, seed = 8): string {
  if (p.overcast) return "";
  const roll = dice(seed);
  let data = "";
  let step = Math.max(8, (bottom - top) * 0.045);
  for (let y = top + 5; y < bottom; y += step) {
    const share = (y - top) / (bottom - top);
    data += lens(
      x + roll(-0.22, 0.22) * width * (0.35 + share),
      y,
      width * (0.45 + 0.55 * share) * roll(0.5, 1.15),
      2.2 + 2.6 * share,
    );
    step *= 1.02;
  }
  return fill(p.glint, data, `opacity="${p.sunset || p.night ? ".95" : p.snow ? ".8" : ".9"}"`);
}
