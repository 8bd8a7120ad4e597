import type { Palette } from "../palettes.ts";
import { disc, fill, line, rect } from "../svg.ts";
import { doorSign, type DoorSign } from "./signs.ts";

export type SanitaryBuilding = { number?: 1 | 2; wall?: "wood" | "plank" };

/**
 * A sanitary building, 236 wide, 86 high, standing on the origin: three doors with a card reader each
 * (green light), a row of windows over a bench, and its number on a round sign.
 */
export function sanitaryBuilding(p: Palette, { number = 1, wall = "wood" }: SanitaryBuilding = {}): string {
  let boards = "";
  for (let x = -98; x < 104; x += 8) boards += `M${x}-46V-5`;
  return [
    rect(p.roof[1], -20, -94, 8, 10),
    rect(p.roof[1], 4, -94, 8, 10),
    rect(p[wall][0], -104, -48, 208, 48),
    line(p[wall][1], 1.1, boards, 'opacity=".7"'),
    rect(p.rock.tide, -104, -5, 208, 5),
    fill(p.roof[0], "M-100-86H100L122-48H-122Z"),
    line(p.roof[1], 1.6, "M-103.5-77H103.5M-109-67H109M-115-57H115"),
    rect(p.glass, -74, -80, 17, 10),
    rect(p.glass, 54, -80, 17, 10),
    rect(p.snow ? p.roof[1] : p.paper, -124, -49, 248, 4, 1),
    door(p, -88, "shower", p.fjord[0]),
    door(p, -44, "toilet", p.fjord[0]),
    door(p, 58, "wash", p.granite[0]),
    rect(p.paper, -6, -42, 48, 14),
    ...[-4, 7.5, 19, 30.5].map((x) => rect(p.glass, x, -40, 9.5, 10)),
    line(p.wood[1], 2.6, "M-5-16H41M0-16V-6M36-16V-6"),
    disc(p.fjord[0], 93, -32, 8),
    digit(p, number),
  ].join("");
}

function door(p: Palette, x: number, sign: DoorSign, colour: string): string {
  return (
    rect(p.paper, x, -42, 22, 42) +
    rect(colour, x + 2.2, -39.8, 17.6, 39.8) +
    doorSign(p, x + 11, -29, sign) +
    rect(p.ink, x + 24.5, -27, 5, 8, 1.5) +
    disc(p.ready, x + 27, -24.6, 1.4)
  );
}

const digit = (p: Palette, number: 1 | 2): string =>
  line(
    p.paper,
    1.9,
    number === 1 ? "M91.2-34L93.5-36V-28" : "M90.6-34.2Q91-36.6 93.2-36.4T95.2-33.4Q94.6-31.4 90.6-28.2H95.6",
    'stroke-linejoin="round"',
  );
