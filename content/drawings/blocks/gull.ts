import type { Palette } from "../palettes.ts";
import { disc, fill, line } from "../svg.ts";

/** A standing gull, 60 long, 52 high, looking to the right, feet on the origin. */
export const gull = (p: Palette): string =>
  line(p.sunny[1], 2.4, "M-4-14V0M5-14V0M-4 0h5M5 0h5") +
  fill(p.paper, "M-30-12Q-22-30-2-32Q3-50 17-50Q28-49 28-38Q28-16 6-11Q-12-8-30-12Z") +
  fill(p.shade, "M-38-10Q-28-29-8-30Q6-30 4-20Q-4-10-20-11Z") +
  fill(p.metal, "M-42-7L-24-15Q-22-11-24-10Z") +
  fill(p.sunny[0], "M27-43L39-39L27-36Z") +
  disc(p.ink, 20, -42, 1.9);

/** A gull on the wing seen from the side, 90 from tip to tip, round the origin. */
export const flyingGull = (p: Palette): string =>
  fill(p.shade, "M-2-2Q-20-26-46-26Q-28-18-16 2Z") +
  fill(p.paper, "M-28 6Q-8-6 14-4Q22-8 27-2Q24 4 12 6Q-8 12-28 6Z") +
  fill(p.paper, "M6-3Q10-30 38-36Q28-22 20 0Z") +
  fill(p.metal, "M38-36Q30-30 27-22L32-26Z") +
  fill(p.sunny[0], "M26-3L33 0L25 2Z");
