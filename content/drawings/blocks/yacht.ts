import type { Palette } from "../palettes.ts";
import { at, fill, line, rect } from "../svg.ts";
import { person } from "./people.ts";

/** A wooden yacht under sail with two on board, 220 long, 260 high, sailing right, floating on the origin. */
export const yacht = (p: Palette): string =>
  [
    line(p.wood[1], 4, "M14-26V-262"),
    fill(p.paper, "M18-250Q78-150 92-48L18-42Z"),
    fill(p.shade, "M18-96Q52-84 85-86L92-48L18-42Z", 'opacity=".6"'),
    fill(p.paper, "M10-256Q-18-150-84-48L10-42Z"),
    fill(p.shade, "M10-256Q6-150-2-42L10-42Z"),
    line(p.shade, 1.4, "M-16-190L9-186M-40-130L6-124M-66-78L2-72"),
    line(p.wood[1], 3.4, "M12-40H-90"),
    line(p.metal, 1.2, "M14-260L100-30"),
    at(-58, -26, person(p, { pose: "sit", top: "granite", head: "cap" }), { scale: 0.95 }),
    at(-22, -28, person(p, { pose: "sit", top: "sunny", head: "long", hair: 2 }), { scale: 0.95 }),
    rect(p.wood[0], 24, -36, 46, 14, 4),
    rect(p.glass, 31, -32, 9, 5, 2),
    rect(p.glass, 48, -32, 9, 5, 2),
    fill(p.fjord[0], "M-104-28H112Q100-6 84 4H-82Q-98-8-104-28Z"),
    fill(p.paper, "M-104-28H112L109-22.5H-102.6Z"),
    fill(p.granite[0], "M-90-5H93.5Q88 1 84 4H-82Q-87 0-90-5Z"),
    line(p.foam, 2.4, "M-132 4Q-116-2-96 4M-60 7H-8M20 7H70M82 5Q104-4 128 4", 'opacity=".85"'),
  ].join("");
