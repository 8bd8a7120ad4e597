import type { Palette } from "../palettes.ts";
import { fill, line, rect } from "../svg.ts";
import { wheel, window } from "./vehicle-parts.ts";

/** A motorhome from the side, 184 long, 104 high, driving to the right, standing on the origin. */
export function motorhome(p: Palette): string {
  const body =
    "M-92-22V-92Q-92-102-82-102H28Q44-102 50-92L58-76L86-50Q92-46 92-38V-22Q92-16 86-16H-86Q-92-16-92-22Z";
  return [
    rect(p.shade, -62, -107, 46, 7, 3),
    fill(p.paper, body),
    fill(p.shade, "M-92-32H92V-22Q92-16 86-16H-86Q-92-16-92-22Z"),
    fill(p.granite[0], "M-92-54H34L62-44H90Q92-42 92-38.5H60L32-48.5H-92Z"),
    fill(p.sunny[0], "M-92-45H30L57-35.5H92V-33H56L29-41.5H-92Z"),
    window(p, "M-82-88H-46Q-42-88-42-84V-66Q-42-62-46-62H-78Q-82-62-82-66Z", "M-72-62L-58-88H-50L-64-62Z"),
    rect(p.shade, -32, -90, 26, 74, 3),
    rect(p.pane, -28, -84, 18, 22, 2),
    rect(p.ink, -11, -54, 3.5, 9, 1.7),
    rect(p.glass, 4, -86, 22, 22, 3),
    window(p, "M34-92H42Q45-92 47-88L51-80H33Q30-80 30-83V-88Q30-92 34-92Z", "M36-80L42-92H44L38-80Z"),
    fill(p.pane, "M44-74H56L78-52Q79-50 76-50H48Q44-50 44-54Z"),
    line(p.shade, 1.3, "M40-76V-36"),
    rect(p.sunny[0], 85, -40, 7, 7, 2),
    fill(p.metal, "M92-26H80V-20H90Q92-20 92-22Z"),
    fill(p.metal, "M-74-16A20 19 0 0 1-34-16ZM44-16A20 19 0 0 1 84-16Z"),
    wheel(p, -54, -13, 13),
    wheel(p, 64, -13, 13),
    p.snow
      ? fill(
          p.land[0],
          "M-93-86V-95Q-92-108-82-108H28Q46-108 54-88Q44-96 32-93Q10-97-10-93Q-40-98-60-92Q-82-95-93-86Z",
        )
      : "",
  ].join("");
}
