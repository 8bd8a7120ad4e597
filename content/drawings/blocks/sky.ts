import type { Palette } from "../palettes.ts";
import { dice } from "../random.ts";
import { d, disc, fill, n, rect } from "../svg.ts";

/**
 * Four flat steps of sky from y 0 down to `horizon`, and the stars at night.
 * `seed` moves the stars.
 */
export function sky(p: Palette, width: number, horizon: number, seed = 1): string {
  const steps = [0, 0.29, 0.58, 0.82];
  const bands = p.sky.map((colour, i) =>
    rect(colour, 0, Math.round(steps[i]! * horizon), width, horizon + 2 - Math.round(steps[i]! * horizon)),
  );
  return bands.join("") + (p.night && !p.overcast ? stars(p, width, horizon, seed) : "");
}

function stars(p: Palette, width: number, horizon: number, seed: number): string {
  const roll = dice(seed);
  let small = "";
  let large = "";
  for (let i = 0; i < (width * horizon) / 3600; i++) {
    const dot = `M${Math.round(roll(4, width - 4))} ${Math.round(roll(4, horizon * 0.86))}h0`;
    if (i % 4) small += dot;
    else large += dot;
  }
  const stroke = (data: string, size: number) =>
    `<path stroke="${p.sun}" stroke-width="${size}" stroke-linecap="round" opacity=".75" d="${data}"/>`;
  return stroke(small, 1.3) + stroke(large, 2.2);
}

/**
 * Sun with two flat rings, or the moon at night, round (x, y); `r` is the disc's radius.
 * At sunset the disc sinks to `horizon`, where the sea cuts it; grey weather has none.
 */
export function sun(p: Palette, x: number, y: number, r: number, horizon: number): string {
  if (p.overcast) return "";
  const top = p.sunset ? horizon - r * 0.1 : y;
  const grow = p.sunset ? 1.12 : 1;
  return (
    disc(p.rings[1], x, top, r * 3.1 * grow, 'opacity=".9"') +
    disc(p.rings[0], x, top, r * 1.92 * grow) +
    disc(p.sun, x, top, r * grow)
  );
}

/** One cloud: three lying bars, `w` units wide, centred on (x, y). */
export function cloud(p: Palette, x: number, y: number, w: number): string {
  const h = Math.max(4, w * 0.045);
  const bar = (left: number, top: number, length: number) =>
    rect(p.cloud, x + left * w, y + top * h, length * w, h, h / 2);
  return `<g opacity=".8">${bar(-0.18, -1.7, 0.4)}${bar(-0.38, -0.35, 0.88)}${bar(-0.52, 1, 0.58)}</g>`;
}

/** Small far gulls, asleep at night: a flat "m" each, at the points given, `size` units from wing to wing. */
export function birds(p: Palette, points: readonly (readonly [number, number])[], size = 22): string {
  if (p.night) return "";
  const s = size / 22;
  const wings = points.map(
    ([x, y]) =>
      d`M${x - 11 * s} ${y - 1.5 * s}q${4 * s} ${-4.5 * s} ${8 * s} 0q${2 * s} ${1.6 * s} ${3 * s} ${4 * s}q${1 * s} ${-2.4 * s} ${3 * s} ${-4 * s}q${4 * s} ${-4.5 * s} ${8 * s} 0`,
  );
  return fill(
    "none",
    wings.join(""),
    `stroke="${p.bird}" stroke-width="${n(Math.max(1.2, 2 * s))}" stroke-linecap="round" stroke-linejoin="round"`,
  );
}

/** A covered sky: rows of clouds over all of it, the nearest and largest ones highest. */
export function cover(p: Palette, width: number, horizon: number, seed = 1): string {
  const roll = dice(seed + 40);
  let out = "";
  for (const share of [0.08, 0.28, 0.48, 0.68]) {
    const w = (1 - share) * horizon * 1.5;
    for (let x = roll(-w, 0) / 2; x < width + w / 2; x += w * roll(0.95, 1.5))
      out += cloud(p, x, (share + roll(-0.05, 0.05)) * horizon, w * roll(0.8, 1.2));
  }
  return out;
}

/** Falling snow or slanting rain over a whole picture. */
export function falling(
  what: "rain" | "snow",
  colour: string,
  { width, height, seed = 5 }: { width: number; height: number; seed?: number },
): string {
  const roll = dice(seed);
  const isSnow = what === "snow";
  const count = Math.round((width * height) / (isSnow ? 5200 : 6500));
  let data = "";
  for (let i = 0; i < count; i++) {
    const x = Math.round(roll(0, width));
    const y = Math.round(roll(0, height));
    data += isSnow ? `M${x} ${y}h0` : `M${x} ${y}l-7 ${Math.round(roll(20, 34))}`;
  }
  const look = isSnow ? `stroke-width="${n(Math.min(5, width / 120))}"` : `stroke-width="1.6" opacity=".55"`;
  return `<path fill="none" stroke="${colour}" ${look} stroke-linecap="round" d="${data}"/>`;
}
