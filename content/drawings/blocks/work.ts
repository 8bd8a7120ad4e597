import type { Palette } from "../palettes.ts";
import { disc, fill, line } from "../svg.ts";

/** A ladder that leans to the right, its foot at the origin, `height` high. */
export function ladder(p: Palette, height = 84): string {
  const lean = height * 0.22;
  let rungs = "";
  for (let y = 10; y < height; y += 11) rungs += `M${Math.round((lean * y) / height)}-${y}h13`;
  return line(
    p.wood[0],
    2.6,
    `M0 0L${Math.round(lean)}-${height}M13 0L${Math.round(lean) + 13}-${height}${rungs}`,
  );
}

/** A wheelbarrow with leaves in it, 74 long, 34 high, standing on the origin, handles to the left. */
export const wheelbarrow = (p: Palette): string =>
  fill(p.land[0], "M-20-24Q-14-36-2-33Q8-40 16-31Q26-32 28-24Z") +
  line(p.metal, 2.6, "M-40-34L-12-14M-8-12L-14 0M26-22L30-8") +
  fill(p.fjord[0], "M-24-26H34L22-10H-10Z") +
  disc(p.ink, 30, -7, 7) +
  disc(p.shade, 30, -7, 2.6);

/** A rake held at the origin by somebody who bends to the right: shaft to the ground 26 below. */
export const rake = (p: Palette): string =>
  line(p.wood[1], 2.2, "M-12-16L20 22") +
  line(p.metal, 2, "M12 26L27 17M12 26l1 4M16 23.6l1 4M20 21.2l1 4M24 18.8l1 4");

/** A brush with wet paint, held at the origin and pointing right. */
export const brush = (p: Palette): string =>
  line(p.wood[1], 2.4, "M-3 0H4") + fill(p.paper, "M4-3.4H11V3.4H4Z");

/** A tin of paint, 12 wide, standing on the origin. */
export const paintTin = (p: Palette): string =>
  fill(p.shade, "M-6-11H6V0H-6Z") +
  fill(p.barn[0], "M-6-11H6V-7L3-4V-8L0-3V-8L-3-6L-6-8Z") +
  line(p.metal, 1.1, "M-6-10Q0-22 6-10");

/** A small pile of leaves or twigs, 46 wide, lying on the origin. */
export const pile = (p: Palette): string =>
  fill(p.trunk[1], "M-23 0Q-20-10-10-10Q-6-17 2-14Q12-16 15-8Q22-7 24 0Z") +
  line(p.trunk[0], 1.6, "M-14-4L-4-12M0-3L8-14M8-2L18-7M-6-3L-12-13");
