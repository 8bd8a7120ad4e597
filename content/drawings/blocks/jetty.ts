import type { Palette } from "../palettes.ts";
import { line, rect } from "../svg.ts";

/**
 * A wooden jetty, `length` long, whose deck lies at y 0 and whose water is `drop` below; its left end is the origin.
 * `ladder` hangs a bathing ladder that far from the left end.
 */
export function jetty(p: Palette, length: number, { drop = 34, ladder = 0 } = {}): string {
  const gap = length / Math.round(length / 64);
  let posts = "";
  let tops = "";
  let foam = "";
  for (let x = 5; x <= length + 1; x += gap - 10 / Math.round(length / 64)) {
    posts += rect(p.wood[0], x - 4, -4, 8, drop + 6) + rect(p.wood[1], x + 0.5, -4, 3.5, drop + 6);
    tops += rect(p.wood[1], x - 4, -5, 8, 5, 1);
    foam += `M${Math.round(x) - 11} ${drop + 1}h22`;
  }
  let seams = "";
  for (let x = 14; x < length; x += 14) seams += `M${x} 1.5v5`;
  return [
    posts,
    tops,
    rect(p.wood[0], 0, 0, length, 8),
    rect(p.wood[1], 0, 7, length, 4.5),
    line(p.wood[1], 1.2, seams),
    line(p.foam, 2, foam, 'opacity=".85"'),
    ladder
      ? line(
          p.paper,
          2.4,
          `M${ladder}-14V${drop + 2}M${ladder + 14}-14V${drop + 2}M${ladder} 14h14M${ladder} 22h14M${ladder} 30h14`,
        )
      : "",
  ].join("");
}
