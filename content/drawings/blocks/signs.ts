import type { Palette } from "../palettes.ts";
import { at, disc, fill, line, rect } from "../svg.ts";

export type DoorSign = "shower" | "toilet" | "wash";

const drawn: Record<DoorSign, (p: Palette) => string> = {
  shower: (p) =>
    line(p.paper, 1.4, "M0-6V-3") +
    fill(p.paper, "M-5 0Q-4-4 0-4T5 0Z") +
    line(p.paper, 1.2, "M-3 2V4M0 2V4.6M3 2V4"),
  toilet: (p) => disc(p.paper, 0, -4, 2.4) + fill(p.paper, "M-2.4-1H2.4L4.4 6H-4.4Z"),
  wash: (p) => rect(p.paper, -5, -5, 10, 10, 1.5) + disc(p.granite[0], 0, 0.4, 2.8),
};

/** A pictogram about 10 units high round (x, y): what is behind the door. `scale` makes it larger. */
export const doorSign = (p: Palette, x: number, y: number, sign: DoorSign, scale = 1): string =>
  at(x, y, drawn[sign](p), { scale });

/**
 * A signpost, 62 high, standing on the origin: a fjord board to the left, a paper board to the right,
 * each with a small drawing instead of words.
 */
export const signpost = (p: Palette): string =>
  rect(p.wood[1], -2, -62, 4, 62, 1) +
  fill(p.fjord[0], "M-26-58H18V-43H-26L-33-50.5Z") +
  fill(p.paper, "M-20-46.5L-13.5-55L-7-46.5H-11L-13.5-50L-16-46.5Z") +
  line(p.paper, 1.6, "M-1-53H12M-1-48.5H8") +
  fill(p.paper, "M-16-39H27L34-31.5L27-24H-16Z") +
  line(p.fjord[0], 1.6, "M-10-30Q-7-33-4-30T2-30T8-30M12-34H22M12-29.5H18");
