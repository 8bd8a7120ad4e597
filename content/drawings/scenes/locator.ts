import { around, through, type Point } from "../curve.ts";
import type { Scene } from "../scene.ts";
import { disc, fill, line } from "../svg.ts";

/* The way here from above: the coast between Helgeroa and Larvik, not to scale. Names stand beside the picture's file. */

// prettier-ignore
const coast: Point[] = [
  [-20, 384], [42, 366], [91, 380], [139, 362], [188, 336], [245, 346], [300, 324], [350, 332], [399, 350], [447, 336],
  [496, 348], [540, 326], [558, 272], [537, 231], [550, 195], [574, 160], [566, 117], [580, 84], [614, 70], [655, 80],
  [672, 117], [658, 165], [672, 226], [708, 276], [700, 344], [684, 402], [722, 424], [790, 420],
];

// prettier-ignore
const heightLines: Point[][] = [
  [[-20, 150], [70, 138], [150, 176], [230, 150], [310, 190], [400, 168], [470, 208], [500, 260]],
  [[-20, 196], [60, 184], [140, 222], [230, 204], [310, 238], [400, 222], [450, 262]],
  [[-20, 246], [60, 232], [130, 250], [200, 246]],
  [[60, -20], [90, 24], [180, 16], [250, -20]],
  [[340, -20], [360, 60], [420, 100], [480, 90], [520, 60], [510, -20]],
  [[300, -20], [316, 86], [400, 140], [500, 124], [560, 60], [560, -20]],
  [[790, 60], [722, 92], [704, 150], [722, 220], [790, 250]],
  [[790, 110], [744, 134], [744, 190], [790, 212]],
  [[790, 300], [742, 322], [738, 368], [790, 384]],
];

/** Middle and half width of each island. */
const islands: [x: number, y: number, half: number][] = [
  [118, 432, 24],
  [222, 394, 16],
  [326, 404, 22],
  [412, 430, 9],
  [474, 398, 18],
  [560, 382, 16],
  [596, 355, 18],
  [640, 434, 14],
];

const colour = {
  ink: "#14242B",
  land: "#EFE2C2",
  height: "#D5C294",
  sea: "#CFE5E6",
  shallow: "#B4D6D9",
  edge: "#7FAEB5",
  road: "#9A4223",
  byroad: "#8A8172",
};

/** The locator on the contact page. A printed chart's colours, the same in both schemes. */
export const locator: Scene = {
  name: "locator",
  width: 760,
  height: 480,
  slice: true,
  alt: { nb: "", en: "", de: "" },
  draw: () => {
    const sea = `M${through(coast)}L790 520L-20 520Z`;
    const rings = (grow: number) =>
      islands.map(([x, y, half]) => `M${around(island(x, y, half + grow))}`).join("");
    const road = `M${through([
      [588, 20],
      [592, 44],
      [600, 66],
      [562, 100],
      [524, 180],
      [520, 284],
      [452, 282],
      [380, 292],
      [300, 282],
    ])}`;
    return [
      fill(colour.land, "M0 0H760V480H0Z"),
      line(colour.height, 1.3, heightLines.map((points) => `M${through(points)}`).join("")),
      fill(colour.sea, sea),
      `<clipPath id="sea"><path d="${sea}"/></clipPath>`,
      `<g clip-path="url(#sea)">${line(colour.edge, 45, sea)}${line(colour.shallow, 42.6, sea)}</g>`,
      fill(colour.edge, rings(13.2)),
      fill(colour.shallow, rings(12)),
      fill(colour.land, rings(0), `stroke="${colour.ink}" stroke-width="1.4"`),
      line(colour.height, 1.2, rings(-6)),
      line(colour.ink, 1.8, `M${through(coast)}`),
      line(colour.ink, 6.4, e18),
      line("#FFFDF9", 3.8, e18),
      line(
        colour.byroad,
        4,
        `M${through([
          [300, 282],
          [220, 280],
          [140, 276],
          [58, 266],
        ])}`,
      ),
      line(colour.land, 8, road),
      line(colour.road, 5, road),
      [
        [600, 66],
        [520, 284],
        [58, 266],
      ]
        .map(([x, y]) => disc("#FFFDF9", x!, y!, 6.5, `stroke="${colour.ink}" stroke-width="2.4"`))
        .join(""),
      line(colour.ink, 2.4, "M300 282V226"),
      disc("#0A3641", 300, 282, 17),
      fill("#FBF8F3", "M300 271l11 18h-6l-5-8.500-5 8.500h-6Z"),
    ].join("");
  },
};

const e18 = `M${through([
  [-20, 96],
  [90, 70],
  [217, 46],
  [330, 40],
  [431, 30],
  [588, 26],
  [790, 22],
])}`;

function island(x: number, y: number, half: number): Point[] {
  const tall = half * 0.55 + (half > 0 ? 2 : 0);
  return [
    [x - half, y + tall * 0.2],
    [x - half * 0.4, y - tall * 0.7],
    [x + half * 0.5, y - tall],
    [x + half, y - tall * 0.1],
    [x + half * 0.3, y + tall * 0.7],
    [x - half * 0.5, y + tall],
  ];
}
