import type { Palette } from "../palettes.ts";
import { d, fill, line, rect } from "../svg.ts";

/** White water under a hull `w` long, at the origin. */
const wake = (p: Palette, w: number): string =>
  line(
    p.foam,
    2,
    d`M${-w * 0.62} 2q${w * 0.1} -3 ${w * 0.22} 0M${-w * 0.12} 4h${w * 0.36}M${w * 0.4} 2q${w * 0.1} -3 ${w * 0.24} 0`,
    'opacity=".85"',
  );

/** A double-ended wooden boat (snekke), 144 long, floating with its waterline on the origin. */
export const snekke = (p: Palette): string =>
  line(p.wood[1], 4, "M62-24V-40") +
  rect(p.fjord[0], -26, -38, 30, 22, 2) +
  rect(p.glass, -20, -33, 8, 8, 1) +
  rect(p.glass, -9, -33, 8, 8, 1) +
  rect(p.paper, -30, -42, 38, 6, 3) +
  fill(p.wood[0], "M-72-24Q0-2 72-28Q68-10 48 0H-46Q-64-8-72-24Z") +
  fill(p.paper, "M-58-9Q0-2 60-10Q55-3 48 0Q0 5-46 0Q-53-4-58-9Z") +
  line(p.wood[1], 3.4, "M-72-24Q0-2 72-28") +
  line(p.wood[1], 1.2, "M-40-14V-5M42-15V-6") +
  wake(p, 140);

/** A small sailing boat, 50 long, 64 high, floating on the origin. */
export const sailboat = (p: Palette): string =>
  line(p.metal, 1.8, "M0-6V-64") +
  fill(p.paper, "M3-62Q24-34 24-11H3Z") +
  fill(p.shade, "M-3-54Q-6-26-20-11H-3Z") +
  fill(p.granite[0], "M-26-8H28L22 0H-20Z") +
  line(p.foam, 1.6, "M-30 1H-6M4 1H32", 'opacity=".8"');

/** A sea kayak with its paddler, 110 long, floating on the origin; cloth colour of the hull. */
export const kayak = (p: Palette, cloth: "sunny" | "granite" | "fjord" = "sunny"): string => {
  const top = cloth === "granite" ? p.fjord[0] : p.granite[0];
  return [
    line(p.wood[1], 2.4, "M-34-6L38-42"),
    fill(p.paper, "M-42-6L-30-12L-28-6L-40 1ZM32-42L44-48L45-41L35-36Z"),
    fill(top, "M-9-8L-7-26Q0-31 7-26L9-8Z"),
    line(top, 5.5, "M6-24L15-18M-6-24L-13-16"),
    line(p.skin[0], 4.6, "M15-18L19-31M-13-16L-12-18"),
    `<circle fill="${p.skin[0]}" cx="0" cy="-35" r="5.6"/>`,
    fill(p.hair[0], "M-6-35A6 6 0 0 1 6-36Q0-39-6-35Z"),
    fill(p[cloth][0], "M-56-9Q-30-12 0-11T56-10Q34 1 0 1T-56-9Z"),
    fill(p[cloth][1], "M-48-6Q0-2 48-6Q30 1 0 1T-48-6Z"),
    line(p.foam, 2, "M-62 2H-34M-14 3H22M40 2H64", 'opacity=".8"'),
  ].join("");
};
