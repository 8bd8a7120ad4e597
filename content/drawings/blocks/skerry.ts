import { through, type Point } from "../curve.ts";
import type { Palette } from "../palettes.ts";
import { dice } from "../random.ts";
import { d, fill, line, n, oval } from "../svg.ts";

export type Skerry = {
  x: number;
  y: number;
  w: number;
  h: number;
  flip?: boolean;
  seed?: number;
  moss?: boolean;
  rings?: boolean;
};

/**
 * An ice-polished whaleback: gentle on the left, steep on the lee to the right (`flip` turns it).
 * (x, y) is the middle of its waterline. Four tones, cracks along the slope,
 * a broken white waterline and shore rings in the water like depth contours.
 */
export function skerry(
  p: Palette,
  { x, y, w, h, flip = false, seed = 1, moss = false, rings = true }: Skerry,
): string {
  const roll = dice(seed * 97);
  const peak = roll(0.56, 0.66);
  const hump = roll(0.3, 0.42);
  const spot = (share: number, rise: number): Point => [(share - 0.5) * w, -rise * h];
  const back = [spot(0, 0), spot(0.12, 0.17), spot(0.28, hump), spot(0.44, hump + 0.36), spot(peak, 1)];
  const lee = [spot(peak + 0.1, 0.92), spot(0.84, 0.62), spot(0.93, 0.3), spot(1, 0)];
  const outline = [...back, ...lee];
  const lower = back.map(([px, py], i): Point => [px + w * 0.018 * i, py * (0.8 + 0.02 * (i % 2))]);
  const split: Point[] = [
    spot(peak + 0.05, 0.985),
    spot(peak + 0.11, 0.78),
    spot(peak + 0.06, 0.55),
    spot(peak + 0.1, 0.32),
    spot(peak + 0.03, 0.04),
  ];
  const t = Math.min(6, h * 0.13);
  const crack = (from: Point, to: Point, bend: number) =>
    d`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 - bend * h} ${to[0]} ${to[1]}`;
  const cracks =
    crack(spot(0.26, 0.2), spot(peak - 0.06, 0.42), 0.06) +
    crack(spot(0.34, 0.44), spot(peak - 0.03, 0.68), 0.07) +
    (w > 130 ? crack(spot(0.4, 0.12), spot(peak, 0.22), 0.03) : "");
  const tide = d`M${-w / 2} 0L${-w / 2 + (t / h) * 0.78 * w} ${-t}H${w / 2 - (t / h) * 0.24 * w}L${w / 2} 0Z`;
  const body = [
    fill(p.rock.lit, `M${through(outline)}Z`),
    fill(p.rock.body, `M${through([...lower, split[0]!, ...lee.slice(0)])}Z`),
    fill(p.rock.lee, `M${through(split)}H${Math.round(w * 0.42)}L${through(lee.toReversed())}Z`),
    moss
      ? fill(
          p.land[1],
          `M${through([spot(peak - 0.15, 0.84), spot(peak - 0.09, 1.06), spot(peak - 0.02, 1.1), spot(peak + 0.03, 1.17), spot(peak + 0.09, 1.08), spot(peak + 0.16, 0.84)])}Q${n((peak - 0.5) * w)} ${n(-h * 0.9)} ${n((peak - 0.65) * w)} ${n(-h * 0.84)}Z`,
        )
      : "",
    line(p.rock.crack, w > 130 ? 1.3 : 1.1, cracks),
    fill(p.rock.tide, tide),
    line(
      p.foam,
      2,
      d`M${-w * 0.52} 1.5H${w * 0.53}`,
      `stroke-dasharray="${Math.round(w * 0.3)} ${Math.round(w * 0.045)} ${Math.round(w * 0.16)} ${Math.round(w * 0.06)}"`,
    ),
  ].join("");
  const place = `<g transform="translate(${Math.round(x)} ${Math.round(y)})${flip ? "scale(-1 1)" : ""}">`;
  return (rings ? shoreRings(p, x, y, w) : "") + place + body + "</g>";
}

/** Two or three open half rings in the water below a shore, like depth contours on a chart. */
export function shoreRings(p: Palette, x: number, y: number, w: number): string {
  const arc = (grow: number, drop: number) =>
    d`M${x - w * 0.5 * grow} ${y + drop * 0.1}C${x - w * 0.42 * grow} ${y + drop} ${x + w * 0.4 * grow} ${y + drop} ${x + w * 0.5 * grow} ${y + drop * 0.1}`;
  const k = Math.min(1.3, Math.max(0.55, w / 190));
  return (
    line(p.foam, 1.3, arc(1.12, 12 * k), 'opacity=".75"') +
    line(p.foam, 1.3, arc(1.32, 23 * k), 'opacity=".5"') +
    (w > 110 ? line(p.foam, 1.2, arc(1.7, 42 * k), 'opacity=".28"') : "")
  );
}

/** A flat patch of shadow on the ground: (x, y) its middle, `w` its width. */
export const groundShadow = (
  p: Palette,
  x: number,
  y: number,
  w: number,
  h = Math.max(4, w * 0.045),
): string => oval(p.shadow, x, y, w / 2, h, 'opacity=".28"');
