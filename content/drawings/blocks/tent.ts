import type { Palette } from "../palettes.ts";
import { fill, line } from "../svg.ts";

export type ClothName = "fjord" | "granite" | "sunny";

/** An A-tent seen at its opening, 120 wide, 62 high, standing on the origin; a lamp burns inside when it is dark. */
export function tent(p: Palette, cloth: ClothName = "sunny"): string {
  const [lit, shaded] = p[cloth];
  return [
    line(p.metal, 1.6, "M-56-2L-72 2M58-2L74 2M-4-60L-9-68"),
    fill(lit, "M-60 0L-4-62L18 0Z"),
    fill(shaded, "M-4-62L20-55L64 0H18Z"),
    fill(lit, "M20-55L64 0H40Z", 'opacity=".55"'),
    fill(p.lit ? p.lamp : p.metal, "M-20 0L-4-58L13 0Z"),
    fill(p.paper, "M-4-62L-21-21L-19 0Q-10-26-4-62ZM-4-62L11-22L13 0Q4-26-4-62Z"),
  ].join("");
}

/** A dome tent, 100 wide, 50 high, standing on the origin. */
export function dome(p: Palette, cloth: ClothName = "fjord"): string {
  const [lit, shaded] = p[cloth];
  return [
    line(p.metal, 1.6, "M-46-3L-60 1M46-3L60 1"),
    fill(lit, "M-50 0Q-44-50 0-50Q44-50 50 0Z"),
    fill(shaded, "M0-50Q44-50 50 0H22Q22-38 0-50Z"),
    fill(p.lit ? p.lamp : shaded, "M-18 0Q-18-34-2-34Q14-34 14 0Z"),
    line(p.paper, 1.8, "M0-50Q-40-44-50 0M0-50Q22-38 22 0", 'opacity=".75"'),
  ].join("");
}
