import type { Palette } from "../palettes.ts";
import { disc, fill, line } from "../svg.ts";

/** A dog looking right, 44 long, 30 high, standing on the origin. */
export const dog = (p: Palette): string =>
  line(p.wood[1], 3.2, "M-13-13L-15-7L-13-1M-9-13V-1M9-12V-1M13-13L14-1") +
  line(p.wood[0], 3, "M-16-19Q-22-22-21-29") +
  fill(
    p.wood[0],
    "M-18-19Q-16-23-10-22Q0-20 8-22L13-29Q18-33 23-29L30-26Q32-23 29-22L22-21Q18-14 15-11Q10-8 5-12Q-4-14-9-10Q-18-9-18-19Z",
  ) +
  fill(p.wood[1], "M14-29Q10-26 12-19Q17-20 18-27Z") +
  disc(p.ink, 30, -24.6, 1.5);

/** An open umbrella, its handle at the origin, 56 wide, 38 above the hand. */
export const umbrella = (p: Palette, cloth: "sunny" | "granite" | "fjord" = "sunny"): string =>
  line(p.metal, 2, "M0 4V-36") +
  fill(p[cloth][0], "M-30-20Q-28-42 0-43T30-20Q20-25 10-20Q0-25-10-20Q-20-25-30-20Z") +
  fill(p[cloth][1], "M0-43Q28-42 30-20Q20-25 10-20Q8-38 0-43Z");

/** A rucksack for somebody who looks right, worn on the back: place it where the person stands, before drawing the person. */
export const rucksack = (p: Palette, cloth: "sunny" | "granite" | "fjord" = "fjord"): string =>
  fill(p[cloth][0], "M-16-41Q-16-45-11-45H-3V-20H-12Q-16-20-16-25Z") +
  fill(p[cloth][1], "M-16-30H-10V-20H-12Q-16-20-16-25Z") +
  line(p.paper, 3.6, "M-13-47H-5");

/** A kick sled (spark) for somebody who stands behind it at the left, 66 long, runners on the origin. */
export const kickSled = (p: Palette): string =>
  line(p.metal, 2.2, "M-34 0H30Q38 0 38-8") +
  line(p.wood[1], 2.6, "M-2 0L-8-32H-14M-2-1V-16M20-1V-16") +
  line(p.wood[0], 4, "M-4-16H22");

/** A bicycle, 72 long, 40 high, standing on the origin. */
export const bicycle = (p: Palette): string =>
  `<g fill="none" stroke="${p.ink}" stroke-width="2.4"><circle cx="-22" cy="-13" r="12.5"/><circle cx="23" cy="-13" r="12.5"/></g>` +
  line(
    p.granite[0],
    2.8,
    "M-22-13L-10-31H14L0-13ZM-10-31L0-13M14-31L23-13M14-31L12-38",
    'stroke-linejoin="round"',
  ) +
  line(p.ink, 3, "M-15-34H-6M12-38H19");

/** An eider duck swimming to the right, 24 long, floating on the origin. */
export const eider = (p: Palette): string =>
  fill(p.ink, "M-13-3Q-8-9 2-7Q8-8 12-3Q8 1 0 1Q-9 1-13-3Z") +
  fill(p.paper, "M-8-6Q0-10 6-6Q4-13 9-14Q14-13 13-10L17-8L12-7Q12-4 6-3Q-4-4-8-6Z") +
  line(p.foam, 1.2, "M-20 2H-10M-4 3H14", 'opacity=".8"');

/** A cairn that marks the path, 34 wide, 40 high, standing on the origin. */
export const cairn = (p: Palette): string =>
  fill(p.rock.lee, "M-17 0Q-18-10-8-11H10Q18-9 17 0Z") +
  fill(p.rock.body, "M-13-10Q-14-19-5-20H7Q14-18 12-10Z") +
  fill(p.rock.lee, "M-9-19Q-9-28-2-28H5Q10-26 8-19Z") +
  fill(p.rock.lit, "M-5-27Q-6-37 1-37Q7-35 5-27Z");

/** A guitar held by somebody who looks right, the strumming hand at the origin. */
export const guitar = (p: Palette): string =>
  line(p.trunk[1], 2.6, "M2-2L24-14") +
  fill(p.wood[0], "M-12 6Q-16-2-8-5Q-3-6-1-9Q6-12 8-5Q9 0 5 2Q2 4 1 8Q-6 14-12 6Z") +
  disc(p.trunk[1], -1, -1, 2.4);
