import type { Palette } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { at } from "../svg.ts";

/**
 * A 4:3 picture of 1200 × 900, drawn on a sheet of 600 × 450 and doubled,
 * so that people and lines have the same weight as in the hero.
 */
export const gallery = (name: string, alt: Scene["alt"], draw: (p: Palette) => string): Scene => ({
  name,
  alt,
  width: 1200,
  height: 900,
  draw: (p) => at(0, 0, draw(p), { scale: 2 }),
});
