import type { Palette } from "../palettes.ts";
import { disc, fill, line, rect } from "../svg.ts";

/** The sun-yellow RFID card, 64 × 42 round the origin: a tent on waves, and the sign for radio. */
export const card = (p: Palette): string =>
  rect(p.sunny[0], -32, -21, 64, 42, 4) +
  rect(p.sunny[1], -32, -11, 64, 2) +
  fill(p.ink, "M-23 4L-14.5-7L-6 4H-11L-14.5-1L-18 4Z") +
  line(p.ink, 1.8, "M-23 8.5H-6M-20 12.5H-9") +
  line(p.ink, 2, "M9-2Q13 3 9 8M14-5Q20 3 14 11M19-8Q27 3 19 14");

/** A card reader, 32 × 52 round the origin: its light is green when the door is open to you. */
export const reader = (p: Palette): string =>
  rect(p.ink, -16, -26, 32, 52, 4) +
  disc(p.ready, 0, -12, 6) +
  line(p.shade, 2.2, "M-6 4Q0-1 6 4M-9 11Q0 2 9 11");

/** A hand and sleeve from the right that holds something at the origin; 84 long. */
export const hand = (p: Palette, cloth: "granite" | "fjord" | "sunny" = "granite"): string =>
  fill(p[cloth][0], "M40-17L96-16V18L40 17Q36 0 40-17Z") +
  fill(p.skin[0], "M-8-13Q-12-12-10-7L2-3Q4 0 2 3L-6 5Q-10 10-4 13L14 15L42 13V-13L18-15Q6-17-8-13Z") +
  line(p.skin[1], 1.4, "M2-3L14-2M-4 13L12 11", 'opacity=".7"');
