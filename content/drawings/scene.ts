import type { Palette } from "./palettes.ts";

/** One picture: a size in user units, words for those who cannot see it, and a hand that draws it in any light. */
export type Scene = {
  name: string;
  width: number;
  height: number;
  /** Fill the frame and crop (heroes and strips). */
  slice?: boolean;
  alt: { nb: string; en: string; de: string };
  draw: (palette: Palette) => string;
};
