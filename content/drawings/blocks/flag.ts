import type { Palette } from "../palettes.ts";
import { disc, fill, line } from "../svg.ts";

/** The top edge of the cloth waves; every strip of it does so alike. */
const strip = (top: number, height: number): string => `M2 ${top}q11-4 22 0t22 0v${height}q-11 4-22 0t-22 0z`;

/** A white flagpole, `height` high, standing on the origin, with the Norwegian flag (46 × 33); the flag is down at night. */
export function flag(p: Palette, height = 150): string {
  const cloth = [
    fill(p.flagRed, strip(0, 33)),
    fill(p.paper, strip(12.4, 8.2)),
    fill(p.paper, "M14-2Q18-1.9 22-.7V32.3Q18 31 14 31Z"),
    fill(p.flagBlue, strip(14.4, 4.2)),
    fill(p.flagBlue, "M16-1.9Q18-1.7 20-1.2V31.8Q18 31.2 16 31.2Z"),
  ].join("");
  return (
    line(p.paper, 3.2, `M0 0V${-height}`) +
    (p.night ? "" : `<g transform="translate(0 ${-height + 4})">${cloth}</g>`) +
    disc(p.sunny[0], 0, -height - 1, 3.6)
  );
}
