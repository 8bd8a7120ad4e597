import type { Palette } from "../palettes.ts";
import { d, fill, line, rect } from "../svg.ts";
import { wheel, window } from "./vehicle-parts.ts";

/** A caravan from the side, 190 long (hitch 40 more, to the right), 110 high, standing on the origin. */
export function caravan(p: Palette): string {
  const body =
    "M-93-26Q-98-58-91-84Q-87-101-66-102H54Q82-102 89-78Q95-54 92-28Q91-18 82-18H-84Q-92-18-93-26Z";
  return [
    line(p.metal, 6, "M84-22L132-12"),
    line(p.metal, 5, "M124-16V-3"),
    line(p.metal, 6, "M-74-18V-2M70-18V-2"),
    rect(p.shade, -40, -108, 70, 9, 4),
    rect(p.metal, 6, -112, 34, 5, 2.5),
    fill(p.paper, body),
    fill(p.shade, "M-94.3-36H92.6Q92.6-32 92-28Q91-18 82-18H-84Q-92-18-93-26Z"),
    fill(p.fjord[0], "M-95.4-58H92.6L93-47H-94.9Z"),
    fill(p.sunny[0], "M-94.8-43.5H93L92.9-39.5H-94.6Z"),
    window(
      p,
      "M-82-67L-80-82Q-78-90-70-90H-40Q-36-90-36-86V-68Q-36-64-40-64H-79Q-82-64-82-67Z",
      "M-66-64L-52-90H-44L-58-64Z",
    ),
    window(
      p,
      "M20-90H62Q72-90 75-80L78-68Q79-64 75-64H20Q16-64 16-68V-86Q16-90 20-90Z",
      "M34-64L46-90H54L42-64Z",
    ),
    rect(p.shade, -24, -92, 32, 74, 4),
    rect(p.glass, -17, -86, 18, 20, 3),
    rect(p.ink, 2, -54, 4, 10, 2),
    fill(p.shade, "M86-66L92-66Q93-58 93-52L88-52Z"),
    fill(p.metal, "M14-18A24 23 0 0 1 62-18Z"),
    wheel(p, 38, -14, 14),
    p.snow
      ? fill(
          p.land[0],
          "M-90-86Q-86-107-66-108H54Q80-108 88-84Q78-92 66-90Q50-96 30-93Q6-98-16-94Q-44-98-66-92Q-80-93-90-86Z",
        )
      : "",
  ].join("");
}

/** A striped sun canopy for the caravan's near side, on two poles; same origin as the caravan. */
export function canopy(p: Palette): string {
  const [left, right, top, hem, flare] = [-52, 86, -96, -62, 14];
  const count = 9;
  let out = line(p.metal, 2.6, `M${left - flare + 2}-62V-1M${right + flare - 2}-62V-1`);
  for (let i = 0; i < count; i++) {
    const upper = (s: number) => left + ((right - left) * s) / count;
    const lower = (s: number) => left - flare + ((right - left + flare * 2) * s) / count;
    const r = (lower(1) - lower(0)) / 2;
    out += fill(
      i % 2 ? p.granite[0] : p.paper,
      d`M${upper(i)} ${top}H${upper(i + 1)}L${lower(i + 1)} ${hem}A${r} ${r * 0.75} 0 0 1 ${lower(i)} ${hem}Z`,
    );
  }
  return out;
}

/** An awning tent on the caravan's left end, 78 wide; same origin as the caravan. */
export const awningTent = (p: Palette): string =>
  fill(p.paper, "M-162 0L-158-60L-86-84V0Z") +
  fill(p.shade, "M-162 0L-158-60L-128-70V0Z") +
  fill(p.fjord[0], "M-166-52L-160-66L-84-96V-78Z") +
  rect(p.glass, -152, -48, 11, 26, 1) +
  rect(p.glass, -138.5, -48, 9, 26, 1) +
  fill(p.shade, "M-108 0Q-104-34-96-66L-94-67V0Z") +
  line(p.metal, 1.4, "M-108 0Q-104-34-96-66", 'opacity=".4"');
