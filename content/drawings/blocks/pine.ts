import { through, type Point } from "../curve.ts";
import type { Palette } from "../palettes.ts";
import { d, fill, line, n } from "../svg.ts";

/** A flat-bottomed clump of needles, 100 wide, standing on y 0: shaded, middle and lit outline. */
const clumps = [
  [
    "M0-6Q1-17 12-20A13 13 0 0 1 33-31A14 14 0 0 1 57-33A13 13 0 0 1 77-25Q97-21 100-4Q86 5 68 1Q46 7 26 1Q9 4 0-6Z",
    "M2-8Q3-18 12-20A13 13 0 0 1 33-31A14 14 0 0 1 57-33A13 13 0 0 1 77-25Q91-22 93-12Q74-7 56-10Q36-3 20-6Q8-4 2-8Z",
    "M17-18A10 10 0 0 1 33-28A11 11 0 0 1 53-31A10 10 0 0 1 68-25Q55-17 42-20Q28-13 17-18Z",
  ],
  [
    "M0-5Q4-14 16-15A12 12 0 0 1 36-25A14 14 0 0 1 61-30A13 13 0 0 1 82-22Q98-19 100-3Q82 4 60 0Q38 5 18 0Q6 2 0-5Z",
    "M3-7Q6-14 16-15A12 12 0 0 1 36-25A14 14 0 0 1 61-30A13 13 0 0 1 82-22Q90-21 92-12Q72-7 52-9Q32-3 18-6Q9-5 3-7Z",
    "M40-20A11 11 0 0 1 59-28A10 10 0 0 1 76-22Q84-21 84-17Q70-12 58-16Q46-13 40-20Z",
  ],
  [
    "M0-4Q6-18 24-18A13 13 0 0 1 46-27A13 13 0 0 1 68-23Q92-22 100-5Q78 3 56 0Q30 5 14 0Q5 1 0-4Z",
    "M4-7Q9-18 24-18A13 13 0 0 1 46-27A13 13 0 0 1 68-23Q86-22 91-12Q70-6 50-9Q30-3 17-5Q9-4 4-7Z",
    "M20-14A9 9 0 0 1 34-20A11 11 0 0 1 53-23Q60-22 62-18Q48-12 38-15Q28-10 20-14Z",
  ],
] as const;

function clump(p: Palette, x: number, y: number, w: number, kind: number, flip: boolean): string {
  const shape = clumps[kind % 3]!;
  const body = fill(p.pine[2], shape[0]) + fill(p.pine[1], shape[1]) + fill(p.pine[0], shape[2]);
  const s = Math.round(w) / 100;
  return `<g transform="translate(${n(flip ? x + w / 2 : x - w / 2)} ${n(y)})scale(${flip ? -s : s} ${Math.round(s * 84) / 100})">${body}</g>`;
}

/** How a pine has grown: its trunk from the root up as [x, y, width], and its crown as [x, y, width] from the top down. */
type Growth = {
  trunk: readonly (readonly [number, number, number])[];
  crown: readonly (readonly [number, number, number])[];
};

const growths = {
  /** Tall, bent twice: 200 units high. */
  tall: {
    trunk: [
      [0, 0, 17],
      [5, -48, 13],
      [2, -98, 10],
      [-5, -140, 7],
      [2, -178, 4],
    ],
    crown: [
      [4, -172, 78],
      [28, -148, 98],
      [-34, -124, 104],
      [36, -101, 96],
      [-40, -82, 66],
    ],
  },
  /** Leaning away from the wind, its crown drawn out to one side: 150 units high. */
  windswept: {
    trunk: [
      [0, 0, 15],
      [2, -34, 12],
      [14, -72, 9],
      [34, -104, 6],
      [46, -130, 4],
    ],
    crown: [
      [56, -124, 84],
      [84, -104, 88],
      [12, -88, 80],
      [68, -74, 74],
      [-10, -60, 50],
    ],
  },
  /** Younger and slim: 140 units high. */
  slim: {
    trunk: [
      [0, 0, 11],
      [3, -38, 9],
      [8, -76, 7],
      [7, -106, 5],
      [10, -128, 3],
    ],
    crown: [
      [12, -122, 58],
      [24, -104, 68],
      [-14, -86, 70],
      [32, -68, 62],
      [-18, -54, 46],
    ],
  },
} satisfies Record<string, Growth>;

/**
 * A Norwegian coast pine, foot at the origin, 140–200 units high: bent red-brown trunk, dark on one side,
 * five flat-bottomed clumps in three greens (the lit one is snow in winter).
 */
export function pine(p: Palette, kind: keyof typeof growths = "tall"): string {
  const { trunk, crown }: Growth = growths[kind];
  const side = (share: number): Point[] => trunk.map(([x, y, w]) => [x + w * share, y]);
  const bark = (from: number, to: number) => `M${through(side(from))}L${through(side(to).toReversed())}Z`;
  const branches = crown.slice(1).map(([x, y]) => {
    const [tx, ty] = nearest(trunk, y + 22);
    return d`M${tx} ${ty}Q${tx + (x - tx) * 0.3} ${y + 8} ${x} ${y - 6}`;
  });
  return [
    line(p.trunk[1], 4.5, branches.join("")),
    fill(p.trunk[0], bark(-0.5, 0.5)),
    fill(p.trunk[1], bark(0.12, 0.5)),
    ...[...crown.entries()].toReversed().map(([i, [x, y, w]]) => clump(p, x, y, w, i, i % 2 === 1)),
  ].join("");
}

/** The point of the trunk at height `y`. */
function nearest(trunk: Growth["trunk"], y: number): Point {
  for (let i = 0; i < trunk.length - 1; i++) {
    const [ax, ay] = trunk[i]!;
    const [bx, by] = trunk[i + 1]!;
    if (y <= ay && y >= by) return [ax + (bx - ax) * ((y - ay) / (by - ay)), y];
  }
  return [trunk[0]![0], trunk[0]![1]];
}
