/** Curves through points, and the curves between two curves. Units: SVG user units. */
import { n } from "./svg.ts";

export type Point = readonly [number, number];

/** Cubic segments through the points (Catmull–Rom), without the leading "M": begin with `M` or `L` yourself. */
export function through(points: readonly Point[]): string {
  const p = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let out = `${n(p(0)[0])} ${n(p(0)[1])}C`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    out += `${i ? " " : ""}${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} `;
    out += `${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return out;
}

/** The curve `t` of the way from `a` to `b` (0 to 1). Both must have the same number of points. */
export const between = (a: readonly Point[], b: readonly Point[], t: number): Point[] =>
  a.map(([x, y], i) => [x + (b[i]![0] - x) * t, y + (b[i]![1] - y) * t]);

/** A closed curve through the points, as `through` draws it, ending with "Z". */
export function around(points: readonly Point[]): string {
  const p = (i: number): Point => points[(i + points.length) % points.length]!;
  let out = `${n(p(0)[0])} ${n(p(0)[1])}C`;
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    out += `${i ? " " : ""}${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} `;
    out += `${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return out + "Z";
}
