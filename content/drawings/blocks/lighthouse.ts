import type { Palette } from "../palettes.ts";
import { fill, rect } from "../svg.ts";

/**
 * A white lighthouse with a keeper's house, 66 high, standing on the origin; the tower's axis is x 0 and the
 * tip of its cap y -66. After dark the lantern is lit.
 */
export function lighthouse(p: Palette): string {
  return [
    fill(p.paper, "M-24 0V-18H-6V0Z"),
    fill(p.granite[0], "M-27-17L-8-30V-17Z"),
    rect(p.metal, -20, -12, 5, 6),
    fill(p.paper, "M-8-44H8L11 0H-11Z"),
    fill(p.shade, "M2-44H8L11 0H4Z"),
    rect(p.metal, -3, -35, 5, 6, 0.5),
    rect(p.metal, -3, -20, 5, 6, 0.5),
    rect(p.granite[0], -11, -47, 22, 4.4, 1),
    rect(p.lit ? p.lamp : p.pane, -6, -57, 12, 10),
    fill(p.granite[0], "M-8.5-57L-4-63H4L8.5-57Z"),
    rect(p.metal, -0.8, -66, 1.6, 4),
  ].join("");
}
