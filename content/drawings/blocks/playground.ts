import type { Palette } from "../palettes.ts";
import { fill, line, rect } from "../svg.ts";

/** A swing stand for two, 130 wide, 96 high, standing on the origin. Its left seat hangs at (-26, -24), its right one swings at (40, -34). */
export const swing = (p: Palette): string =>
  line(p.wood[1], 5, "M-62 0L-50-94M-38 0L-50-94M62 0L50-94M38 0L50-94") +
  line(p.wood[0], 6, "M-58-94H58") +
  line(p.metal, 1.5, "M-34-92V-24M-18-92V-24M14-92L32-36M30-92L48-34") +
  line(p.granite[0], 4, "M-35-23H-17") +
  line(p.sunny[0], 4, "M31-35L49-33");

/** A slide with a ladder, 130 wide, 130 high, standing on the origin; the platform at (-40, -64). */
export const slide = (p: Palette): string =>
  line(p.wood[1], 5, "M-58 0V-110M-26 0V-110") +
  fill(p.fjord[0], "M-68-106L-42-130L-16-106Z") +
  line(p.wood[0], 3.4, "M-58-16H-26M-58-32H-26M-58-48H-26") +
  rect(p.wood[0], -62, -64, 40, 6, 1) +
  fill(p.sunny[0], "M-26-66Q-12-66-4-52L30-10Q36-4 48-4H66V4H44Q30 4 22-4L-10-42Q-16-52-26-54Z") +
  fill(p.sunny[1], "M-26-58Q-16-57-8-46L24-6Q32 1 46 1H66V4H44Q30 4 22-4L-10-42Q-16-52-26-54Z");

/** A sandpit framed with logs, 110 wide, the middle of its front log at the origin. */
export const sandpit = (p: Palette): string =>
  fill(p.rock.lit, "M-54-3L-40-20H40L54-3Z") +
  line(p.wood[1], 5, "M-42-20H42") +
  line(p.wood[0], 6, "M-56-2H56");
