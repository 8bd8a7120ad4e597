import { between, through, type Point } from "../curve.ts";
import type { Palette } from "../palettes.ts";
import { fill, line } from "../svg.ts";

export type Land = {
  /** The three edges from the back to the front, left to right, each with the same number of points. */
  edges: readonly [readonly Point[], readonly Point[], readonly Point[]];
  /** Everything below the edges is filled down to here. */
  bottom: number;
  /** How many height lines between the first and the last edge. */
  lines?: number;
};

/** Ground in three greens (white in winter) with pale height lines that follow its edge. */
export function land(p: Palette, { edges, bottom, lines = 5 }: Land): string {
  const body = edges.map((edge, i) => fill(p.land[i]!, closed(edge, bottom))).join("");
  let contours = "";
  for (let i = 1; i <= lines; i++) {
    const t = (i / (lines + 0.4)) * 2;
    const curve = t < 1 ? between(edges[0], edges[1], t) : between(edges[1], edges[2], t - 1);
    contours += `M${through(curve)}`;
  }
  return body + line(p.contour, 1.3, contours, 'opacity=".42"');
}

/** Bare rock in three tones with cracks along its slope, drawn as land is; cracks are thin and dark. */
export function bareRock(p: Palette, { edges, bottom, lines = 5 }: Land): string {
  const tones = [p.rock.lit, p.rock.body, p.rock.lee];
  const body = edges.map((edge, i) => fill(tones[i]!, closed(edge, bottom))).join("");
  let cracks = "";
  for (let i = 1; i <= lines; i++) {
    const t = 0.12 + (i / (lines + 0.6)) * 2;
    const curve = t < 1 ? between(edges[0], edges[1], t) : between(edges[1], edges[2], Math.min(1.9, t - 1));
    const from = i % 2;
    cracks += `M${through(curve.slice(from, curve.length - (i % 3 ? 0 : 1)))}`;
  }
  return body + line(p.rock.crack, 1.3, cracks, 'opacity=".75"');
}

const closed = (edge: readonly Point[], bottom: number): string =>
  `M${through(edge)}V${bottom}H${edge[0]![0]}Z`;
