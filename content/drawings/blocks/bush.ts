import type { Palette } from "../palettes.ts";
import { fill } from "../svg.ts";

/** A round juniper bush, 60 wide and 42 high, standing on the origin. */
export const bush = (p: Palette): string =>
  fill(p.bush[1], "M-30 0Q-34-16-20-21A13 13 0 0 1-2-38A12 12 0 0 1 16-30A12 12 0 0 1 26-15Q33-8 30 0Z") +
  fill(p.bush[0], "M-20-8Q-14-20-4-21A10 10 0 0 1 12-23Q10-10-4-9Q-12-3-20-8Z");

/** Three blades of coast grass, 20 high. */
export const grass = (p: Palette): string =>
  fill(p.land[2], "M-6 0Q-7-10-12-15Q-3-9-2 0ZM-2 0Q0-12 4-20Q5-8 3 0ZM2 0Q6-8 12-11Q7-5 6 0Z");
