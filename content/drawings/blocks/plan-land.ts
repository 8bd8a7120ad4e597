import { around, through, type Point } from "../curve.ts";
import { dice } from "../random.ts";

/*
 * The campsite's shores, heights and woods from above, in the units of the plan (content/plan.ts): half a metre each,
 * 752 × 356.5 of them, north up. Everything goes on beyond those bounds, because a phone's frame is higher.
 */

// prettier-ignore
const coast: Point[] = [
  [-60, 262], [0, 257], [45, 265], [90, 271], [140, 262], [188, 256], [222, 261], [262, 264], [298, 252], [324, 238],
  [360, 230], [405, 226], [450, 228], [488, 236], [520, 247], [560, 256], [610, 260], [660, 262], [705, 258], [752, 249], [812, 244],
];

// prettier-ignore
const threeMetres: Point[] = [
  [-60, 286], [0, 281], [45, 288], [90, 294], [140, 285], [188, 277], [222, 281], [262, 285], [300, 281], [330, 275],
  [365, 271], [405, 268], [450, 270], [488, 278], [520, 287], [560, 290], [610, 289], [660, 287], [705, 281], [752, 271], [812, 266],
];

// prettier-ignore
const tenMetres: Point[] = [
  [-60, 315], [0, 312], [60, 322], [120, 319], [180, 305], [235, 306], [290, 318], [350, 313], [410, 302], [460, 305],
  [510, 318], [570, 323], [630, 318], [690, 312], [752, 298], [812, 292],
];

// prettier-ignore
const heightLines: Point[][] = [
  [[-60, 8], [40, -10], [130, 12], [230, 24], [330, 10], [440, 22], [540, 4], [640, 14], [812, -14]],
  [[-60, -46], [40, -66], [150, -34], [230, -20], [330, -36], [440, -24], [540, -44], [640, -34], [700, -80], [720, -140]],
  [[120, -140], [180, -92], [260, -74], [350, -86], [430, -80], [520, -140]],
  [[-60, 136], [-10, 132], [34, 146], [56, 172], [50, 206], [20, 228], [-60, 240]],
  [[-60, 158], [-16, 156], [16, 170], [24, 190], [6, 208], [-60, 216]],
  [[812, 96], [752, 104], [730, 128], [736, 158], [770, 176], [812, 178]],
];

/** Middle, half length and half width of each skerry, and how it lies, in degrees. */
const skerries = [
  { at: [178, 331], length: 33, width: 9, turn: 8 },
  { at: [330, 339], length: 22, width: 7, turn: -9 },
  { at: [498, 338], length: 27, width: 8, turn: 5 },
  { at: [716, 312], length: 17, width: 9, turn: 24 },
  { at: [250, 430], length: 40, width: 12, turn: -6 },
  { at: [640, 420], length: 26, width: 9, turn: 10 },
] as const;

/** A skerry's shore, or a contour round it: restless, the same each time. */
function ring(
  { at: [x, y], length, width, turn }: (typeof skerries)[number],
  outwards: number,
  seed: number,
): string {
  const roll = dice(seed);
  const angle = (turn * Math.PI) / 180;
  const shore = Array.from({ length: 9 }, (_, index): Point => {
    const bearing = (index / 9) * 2 * Math.PI;
    const swell = roll(0.9, 1.1);
    const along = Math.cos(bearing) * (length + outwards) * swell;
    const across = Math.sin(bearing) * (width + outwards * 0.8) * swell;
    return [
      x + along * Math.cos(angle) - across * Math.sin(angle),
      y + along * Math.sin(angle) + across * Math.cos(angle),
    ];
  });
  return `M${around(shore)}`;
}

const rings = (outwards: number) =>
  skerries.map((skerry, index) => ring(skerry, outwards, index + 3)).join("");

/** All that lies north of a line across the plan. */
const northOf = (line: Point[]) => `M${through(line)}V-400H-60Z`;

/** So many pines somewhere within left, top, right and bottom; those in front come last. */
function wood(
  seed: number,
  count: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Point[] {
  const roll = dice(seed);
  const trees = Array.from({ length: count }, (): Point => [
    Math.round(roll(left, right)),
    Math.round(roll(top, bottom)),
  ]);
  return trees.toSorted(([, a], [, b]) => a - b);
}

export const land = northOf(coast) + rings(0);
export const shallows = northOf(threeMetres) + rings(8);
export const middleDepths = northOf(tenMetres) + rings(18);
export const heights = heightLines.map((line) => `M${through(line)}`).join("");
export const sand = `M${through(coast.slice(8, 14))}C512 240 504 231 488 226C460 216 420 212 384 215C352 218 318 228 298 252Z`;

/** Svaberget, and its little brother in the east. */
// prettier-ignore
const rockShores: Point[][] = [
  [[204, 246], [218, 232], [244, 226], [272, 228], [290, 238], [284, 255], [262, 262], [228, 260]],
  [[686, 246], [697, 236], [714, 234], [730, 240], [735, 249], [712, 255]],
];
export const rocks = rockShores.map((points) => `M${around(points)}`).join("");

/** Grass: the tent field, and round the playground. */
// prettier-ignore
const meadowEdges: Point[][] = [
  [[554, 134], [580, 125], [622, 122], [664, 126], [676, 138], [660, 149], [610, 152], [570, 149]],
  [[418, 146], [434, 133], [468, 130], [508, 136], [524, 154], [516, 176], [482, 188], [444, 182], [424, 166]],
];
export const meadow = meadowEdges.map((points) => `M${around(points)}`).join("");

export const pines: Point[] = [
  ...wood(11, 30, [-16, -120, 768, -20]),
  ...wood(12, 16, [150, 2, 330, 40]),
  ...wood(13, 14, [372, 4, 530, 44]),
  ...wood(14, 10, [552, 2, 660, 46]),
  ...wood(15, 18, [4, 138, 60, 244]),
  ...wood(16, 9, [94, 208, 196, 250]),
  ...wood(17, 8, [706, 92, 748, 152]),
  ...wood(18, 5, [448, 178, 526, 192]),
];
