import type { Plugin } from "vite";
import { drawings, type Drawing } from "../content/drawings/scenes.ts";
import { svg } from "../content/drawings/svg.ts";
import { drawnAssets } from "./drawn-assets.ts";

const draw = ({ scene, palette }: Drawing) =>
  svg(scene.width, scene.height, scene.draw(palette), scene.slice);

/** Makes every drawing an asset: "drawings/hero-noon.svg". */
export function drawingAssets(): Plugin {
  const byName = drawings.map((drawing) => [`drawings/${drawing.file}.svg`, () => draw(drawing)] as const);
  return drawnAssets("drawings", new Map(byName));
}
