import type { Palette } from "../palettes.ts";
import { d, disc, fill, line } from "../svg.ts";

type Joint = readonly [number, number];
/** A pose: joints in user units with the feet on y 0. Limbs run shoulder–elbow–hand and hip–knee–foot. */
type Pose = {
  head: Joint;
  neck: Joint;
  hip: Joint;
  arms: readonly (readonly [Joint, Joint])[];
  legs: readonly (readonly [Joint, Joint])[];
};

const poses = {
  stand: {
    head: [0, -50],
    neck: [0, -41],
    hip: [0, -23],
    arms: [
      [
        [-8, -32],
        [-8, -23],
      ],
      [
        [8, -32],
        [8, -23],
      ],
    ],
    legs: [
      [
        [-3, -12],
        [-3, 0],
      ],
      [
        [3, -12],
        [3, 0],
      ],
    ],
  },
  wave: {
    head: [0, -50],
    neck: [0, -41],
    hip: [0, -23],
    arms: [
      [
        [-8, -32],
        [-9, -23],
      ],
      [
        [11, -43],
        [15, -54],
      ],
    ],
    legs: [
      [
        [-3, -12],
        [-4, 0],
      ],
      [
        [3, -12],
        [3, 0],
      ],
    ],
  },
  walk: {
    head: [1, -50],
    neck: [0, -41],
    hip: [0, -23],
    arms: [
      [
        [-7, -32],
        [-9, -25],
      ],
      [
        [7, -33],
        [11, -27],
      ],
    ],
    legs: [
      [
        [-3, -11],
        [-9, 0],
      ],
      [
        [5, -12],
        [7, 0],
      ],
    ],
  },
  reach: {
    head: [2, -50],
    neck: [0, -41],
    hip: [-1, -23],
    arms: [
      [
        [9, -36],
        [18, -34],
      ],
      [
        [8, -33],
        [17, -30],
      ],
    ],
    legs: [
      [
        [-4, -11],
        [-6, 0],
      ],
      [
        [3, -12],
        [4, 0],
      ],
    ],
  },
  hold: {
    head: [1, -50],
    neck: [0, -41],
    hip: [0, -23],
    arms: [
      [
        [-8, -32],
        [-8, -23],
      ],
      [
        [6, -32],
        [13, -35],
      ],
    ],
    legs: [
      [
        [-3, -12],
        [-3, 0],
      ],
      [
        [3, -12],
        [3, 0],
      ],
    ],
  },
  cheer: {
    head: [0, -50],
    neck: [0, -41],
    hip: [0, -23],
    arms: [
      [
        [-11, -44],
        [-13, -55],
      ],
      [
        [11, -44],
        [13, -55],
      ],
    ],
    legs: [
      [
        [-4, -12],
        [-6, 0],
      ],
      [
        [4, -12],
        [6, 0],
      ],
    ],
  },
  dance: {
    head: [1, -50],
    neck: [0, -41],
    hip: [1, -23],
    arms: [
      [
        [-10, -38],
        [-17, -45],
      ],
      [
        [10, -36],
        [17, -32],
      ],
    ],
    legs: [
      [
        [-5, -12],
        [-2, 0],
      ],
      [
        [8, -14],
        [14, -5],
      ],
    ],
  },
  sit: {
    head: [1, -32],
    neck: [0, -25],
    hip: [0, -7],
    arms: [
      [
        [5, -17],
        [13, -13],
      ],
    ],
    legs: [
      [
        [14, -7],
        [14, 6],
      ],
    ],
  },
  hug: {
    head: [2, -31],
    neck: [0, -24],
    hip: [-1, -5],
    arms: [
      [
        [6, -15],
        [13, -12],
      ],
    ],
    legs: [
      [
        [11, -15],
        [13, 0],
      ],
    ],
  },
  crouch: {
    head: [8, -34],
    neck: [5, -27],
    hip: [-4, -13],
    arms: [
      [
        [12, -20],
        [17, -10],
      ],
    ],
    legs: [
      [
        [7, -14],
        [1, 0],
      ],
      [
        [9, -12],
        [5, 0],
      ],
    ],
  },
  bend: {
    head: [13.5, -41],
    neck: [9, -35],
    hip: [-3, -23],
    arms: [
      [
        [14, -24],
        [18, -14],
      ],
    ],
    legs: [
      [
        [-2, -11],
        [-5, 0],
      ],
      [
        [3, -12],
        [3, 0],
      ],
    ],
  },
} satisfies Record<string, Pose>;

export type Person = {
  pose?: keyof typeof poses;
  top?: "granite" | "sunny" | "fjord" | "paper" | "bush";
  legs?: "fjord" | "metal" | "wood" | "granite" | "skin";
  skin?: 0 | 1 | 2;
  hair?: 0 | 1 | 2;
  /** Hair style, or what is worn on the head. */
  head?: "short" | "long" | "bun" | "hat" | "cap";
  skirt?: boolean;
  child?: boolean;
};

/** The colour of a garment: a cloth has two tones, of which the first is worn. */
const dyed = (
  p: Palette,
  name: "granite" | "sunny" | "fjord" | "paper" | "bush" | "metal" | "wood",
): string => {
  const colour = p[name];
  return typeof colour === "string" ? colour : colour[0];
};

/**
 * A faceless person doing something, 56 high standing (a child 40), feet on the origin, looking to the right.
 * Sitting figures have their seat on the origin and their feet over the edge in front.
 */
export function person(
  p: Palette,
  {
    pose = "stand",
    top = "granite",
    legs = "fjord",
    skin = 0,
    hair = 0,
    head = "short",
    skirt = false,
    child = false,
  }: Person = {},
): string {
  const b: Pose = poses[pose];
  const flesh = p.skin[skin];
  const shirt = dyed(p, top);
  const trousers = legs === "skin" ? flesh : dyed(p, legs);
  const [nx, ny] = b.neck;
  const [hx, hy] = b.hip;
  const limb = (from: Joint, [a, c]: readonly [Joint, Joint]) =>
    d`M${from[0]} ${from[1]}L${a[0]} ${a[1]}L${c[0]} ${c[1]}`;
  const thigh = (hip: Joint, knee: Joint) =>
    d`M${hip[0]} ${hip[1]}L${hip[0] + (knee[0] - hip[0]) * 0.8} ${hip[1] + (knee[1] - hip[1]) * 0.8}`;
  const join = 'stroke-linejoin="round"';
  const spread = pose === "sit" || pose === "hug" || pose === "crouch" || pose === "bend" ? 1 : 5.4;
  const side = (i: number) => (b.arms.length === 1 ? 1 : i ? 1 : -1);
  const arms = b.arms.map((arm, i) => {
    const shoulder: Joint = [nx + side(i) * spread, ny + 2.6];
    const sleeve: Joint = [
      shoulder[0] + (arm[0][0] - shoulder[0]) * 0.75,
      shoulder[1] + (arm[0][1] - shoulder[1]) * 0.75,
    ];
    return (
      line(flesh, 4, limb(shoulder, arm), join) +
      line(shirt, 5.4, d`M${shoulder[0]} ${shoulder[1]}L${sleeve[0]} ${sleeve[1]}`)
    );
  });
  const back = b.arms.length === 1 ? "" : arms[0]!;
  const front = b.arms.length === 1 ? arms[0]! : arms[1]!;
  const width = pose === "hug" || pose === "sit" || pose === "crouch" || pose === "bend" ? 5.6 : 7;
  const torso = d`M${nx - width} ${ny + 1.5}Q${nx} ${ny - 3} ${nx + width} ${ny + 1.5}L${hx + width * 0.86} ${hy + 2}H${hx - width * 0.86}Z`;
  const figure = [
    back,
    line(
      trousers,
      6.2,
      b.legs.map((leg, i) => limb([hx + (b.legs.length > 1 ? (i ? 2.6 : -2.6) : 0), hy], leg)).join(""),
      join,
    ),
    legs === "skin" && !skirt
      ? line(
          dyed(p, top === "fjord" ? "granite" : "fjord"),
          7,
          b.legs
            .map((leg, i) => thigh([hx + (b.legs.length > 1 ? (i ? 2.6 : -2.6) : 0), hy], leg[0]))
            .join(""),
        )
      : "",
    line(flesh, 4.4, d`M${nx} ${ny + 0.5}L${b.head[0]} ${b.head[1]}`),
    fill(shirt, torso),
    skirt ? fill(shirt, d`M${hx - 6} ${hy - 1}H${hx + 6}L${hx + 11} ${hy + 12}H${hx - 11}Z`) : "",
    headOf(p, b.head, flesh, p.hair[hair], head, child ? 6.8 : 5.8, shirt),
    front,
  ].join("");
  return child ? `<g transform="scale(.72)">${figure}</g>` : figure;
}

/** A rod and its line for somebody who sits at the origin with the water about 36 below. */
export const fishing = (p: Palette): string =>
  line(p.trunk[1], 2, "M12-13L50-46") + line(p.metal, 1.1, "M50-46V32");

function headOf(
  p: Palette,
  [x, y]: Joint,
  flesh: string,
  hair: string,
  style: Person["head"],
  r: number,
  shirt: string,
): string {
  const cap = d`M${x - r - 0.4} ${y + 0.6}A${r + 0.4} ${r + 0.4} 0 0 1 ${x + r + 0.2} ${y - 1.8}Q${x + 1} ${y - 4.4} ${x - r + 1.6} ${y + 0.8}Z`;
  const face = disc(flesh, x, y, r);
  if (style === "long")
    return (
      fill(
        hair,
        d`M${x - r - 1} ${y + 8}Q${x - r - 2} ${y - r - 1} ${x} ${y - r - 0.6}Q${x + r} ${y - r} ${x + r} ${y - 1}L${x + 1} ${y + 8}Z`,
      ) +
      face +
      fill(hair, cap)
    );
  if (style === "bun") return disc(hair, x - r * 0.6, y - r * 0.95, r * 0.5) + face + fill(hair, cap);
  if (style === "hat")
    return (
      face +
      fill(
        p.sunny[1],
        d`M${x - r - 5} ${y - 1.6}Q${x - r + 1} ${y - 3} ${x - r + 1.4} ${y - r - 1.4}H${x + r - 1.4}Q${x + r - 1} ${y - 3} ${x + r + 5} ${y - 1.6}Z`,
      )
    );
  if (style === "cap")
    return (
      face +
      fill(
        hair === shirt ? p.fjord[0] : p.granite[0],
        d`M${x - r - 0.3} ${y - 0.6}A${r + 0.3} ${r + 0.3} 0 0 1 ${x + r} ${y - 2}L${x + r + 4.5} ${y - 0.8}Z`,
      )
    );
  return face + fill(hair, cap);
}
