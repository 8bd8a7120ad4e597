import type { Plan, Point } from "#src/features/plan/plan.ts";
import { around, through } from "./drawings/curve.ts";
import { dice } from "./drawings/random.ts";
import { outside, buildings } from "./plan-places.ts";

/*
 * The campsite from above, north up: one unit is half a metre, so that 752 × 356.5 units are 376 × 178 m. Land and sea
 * go on beyond the bounds, because a phone's frame is higher than the plan.
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

/** Middle, half length and half width of each skerry, and how steeply it lies, in degrees. */
const skerries = [
  { at: [158, 330], length: 33, width: 9, turn: 8 },
  { at: [330, 339], length: 22, width: 7, turn: -9 },
  { at: [498, 338], length: 27, width: 8, turn: 5 },
  { at: [716, 312], length: 17, width: 9, turn: 24 },
] as const;

/** A shore, or a contour round it: restless, the same each time. */
function ring(
  { at: [x, y], length, width, turn }: (typeof skerries)[number],
  outwards: number,
  seed: number,
): string {
  const roll = dice(seed);
  const angle = (turn * Math.PI) / 180;
  return around(
    Array.from({ length: 9 }, (_, index): Point => {
      const bearing = (index / 9) * 2 * Math.PI;
      const swell = roll(0.9, 1.1);
      const [along, across] = [
        Math.cos(bearing) * (length + outwards) * swell,
        Math.sin(bearing) * (width + outwards * 0.8) * swell,
      ];
      return [
        x + along * Math.cos(angle) - across * Math.sin(angle),
        y + along * Math.sin(angle) + across * Math.cos(angle),
      ];
    }),
  );
}

const rings = (outwards: number) => skerries.map((skerry, index) => ring(skerry, outwards, index + 3));

/** From a line across the plan down to the bottom, or up to the top. */
const toTheEdge = (line: Point[], edge: number) => `M${through(line)}V${edge}H-60Z`;

/** Woods: so many pines somewhere within left, top, right, bottom, the nearer ones in front. */
function wood(
  seed: number,
  count: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Point[] {
  const roll = dice(seed);
  return Array.from({ length: count }, (): Point => [
    Math.round(roll(left, right)),
    Math.round(roll(top, bottom)),
  ]);
}

export const plan: Plan = {
  width: 752,
  height: 356.5,
  metresPerUnit: 0.5,
  // prettier-ignore
  fields: [
    { name: "A", kind: "season", ampere: 16, size: [9, 10], sign: [101, 50], rows: [{ from: 1, count: 12, corner: [92, 61] }, { from: 13, count: 12, corner: [92, 95] }] },
    { name: "B", kind: "season", ampere: 16, size: [9, 10], sign: [345, 50], rows: [{ from: 1, count: 10, corner: [336, 61] }, { from: 11, count: 10, corner: [336, 95] }] },
    { name: "C", kind: "season", ampere: 16, size: [9, 10], sign: [101, 125], rows: [{ from: 1, count: 12, corner: [92, 135] }, { from: 13, count: 12, corner: [92, 169] }] },
    { name: "D", kind: "day", ampere: 10, size: [8, 10], sign: [657, 217], rows: [{ from: 1, count: 9, corner: [500, 207] }] },
    { name: "E", kind: "day", ampere: 10, size: [8, 10], sign: [618, 71], rows: [{ from: 1, count: 3, corner: [556, 61] }, { from: 4, count: 5, corner: [556, 95] }] },
  ],
  places: [...buildings, ...outside],
  sanitary: ["sanitary-1", "sanitary-2"],
  jetty: "jetty",
  // prettier-ignore
  landscape: {
    land: toTheEdge(coast, -400),
    shallows: [toTheEdge(threeMetres, -400), ...rings(8)],
    middleDepths: [toTheEdge(tenMetres, -400), ...rings(18)],
    skerries: rings(0),
    rocks: [
      around([[206, 244], [222, 231], [246, 226], [272, 229], [288, 240], [282, 254], [262, 264], [230, 262]]),
      around([[686, 246], [697, 236], [714, 234], [730, 240], [735, 249], [712, 256]]),
    ],
    sand: `M${through(coast.slice(8, 14))}C512 240 504 231 488 226C460 216 420 212 384 215C352 218 318 228 298 252Z`,
    meadow: around([[556, 132], [580, 123], [630, 121], [672, 125], [686, 138], [664, 149], [610, 151], [570, 148]]),
    heights: [
      through([[-60, 8], [40, -10], [130, 12], [230, 24], [330, 10], [440, 22], [540, 4], [640, 14], [812, -14]]),
      through([[150, -60], [210, -16], [300, -10], [380, -22], [470, -8], [540, -44], [560, -90]]),
      through([[700, -80], [672, -30], [676, 12], [700, 44], [736, 62], [812, 58]]),
      through([[726, -80], [706, -34], [708, 2], [724, 26], [752, 38], [812, 34]]),
      through([[-60, 136], [-10, 132], [34, 146], [56, 172], [50, 206], [20, 228], [-60, 240]]),
      through([[-60, 158], [-16, 156], [16, 170], [24, 190], [6, 208], [-60, 216]]),
      through([[812, 96], [752, 104], [730, 128], [736, 158], [770, 176], [812, 178]]),
    ].map((line) => `M${line}`).join(""),
    roads: "M-80 30H66q12 0 12 12V148q0 12 12 12H322M78 88H664M322 88V188q0 12 12 12H664M540 88V200",
    yards: "M14 86H62V116H14ZM38 36V48M62 98H78",
    paths: "M664 88q20-4 24-44M520 206Q514 226 508 242M420 200Q416 210 414 222M318 170Q290 200 262 228M664 200Q690 214 704 236",
    jetty: "M507 241V279M507 262H522M507 277.5H527",
    pines: [
      ...wood(11, 34, [-50, -110, 800, -14]),
      ...wood(12, 15, [150, 4, 330, 40]),
      ...wood(13, 13, [380, 6, 530, 44]),
      ...wood(14, 9, [560, 4, 660, 42]),
      ...wood(15, 17, [4, 136, 62, 240]),
      ...wood(16, 9, [94, 204, 196, 246]),
      ...wood(17, 8, [704, 86, 748, 150]),
      ...wood(18, 5, [448, 174, 528, 190]),
      [100, 16], [118, 24], [128, 12], [712, 70], [738, 76],
    ],
    tents: [[582, 137], [604, 142], [640, 143], [663, 134], [619, 131]],
    soundings: [
      [66, 281, 2], [352, 258, 1], [446, 257, 1], [571, 277, 2],
      [30, 304, 5], [214, 298, 4], [300, 302, 6], [398, 290, 5], [588, 307, 7], [672, 300, 5],
      [104, 340, 12], [238, 330, 14], [420, 330, 13], [574, 344, 16], [400, 348, 17], [262, 352, 19],
      [60, 392, 21], [210, 420, 27], [380, 400, 24], [540, 432, 31], [690, 396, 26],
    ],
    compass: [716, 192],
    scaleBar: [626, 343],
  },
};
