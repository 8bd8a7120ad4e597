import type { Palette } from "../palettes.ts";
import { disc, fill } from "../svg.ts";

/** A wheel round (x, y): tyre and hub. */
export const wheel = (p: Palette, x: number, y: number, r: number): string =>
  disc(p.ink, x, y, r) + disc(p.shade, x, y, r * 0.46);

/** A pane with one slanting reflection by day; lamps inside hide it. */
export const window = (p: Palette, outline: string, reflection: string): string =>
  fill(p.glass, outline) + (p.lit ? "" : fill(p.paper, reflection, 'opacity=".45"'));
