import type { Plugin } from "vite";
import { drawings, type Drawing } from "../content/drawings/drawings.ts";
import { landscapes, type Landscape } from "#src/cms/photos/landscape.ts";
import type { Palette } from "../content/drawings/palettes.ts";
import { assembleDrawing, type Light } from "./assemble-drawing.ts";

export function drawingAssets(): Plugin {
  const byName = drawings.map(
    (drawing) => [`drawings/${drawing.file}.svg`, () => assembleInLight(drawing)] as const,
  );
  return drawingAssetsPlugin("drawings", new Map(byName));
}

export function assembleInLight({ source, palette, landscape }: Drawing): string {
  return assembleDrawing(`content/drawings/${source}.svg`, lightOf(palette, landscape));
}

/** Returns the light of a palette. Booleans become conditions, and colours become tokens such as "sea-1". */
export function lightOf(palette: Palette, landscape: Landscape = "sea"): Light {
  const conditions = new Map<string, boolean>(landscapes.map((name) => [name, name === landscape]));
  const tokens = new Map<string, string>();
  for (const [name, value] of Object.entries(palette)) {
    if (typeof value === "boolean") conditions.set(name, value);
    else if (typeof value === "string") tokens.set(name, value);
    else if (Array.isArray(value)) value.forEach((colour, at) => tokens.set(`${name}-${at + 1}`, colour));
    else for (const [part, colour] of Object.entries(value)) tokens.set(`${name}-${part}`, colour);
  }
  return { conditions, tokens };
}

/**
 * Adds drawings to the assets, such as "drawings/view-sea-noon.svg". In development, each request draws the asset
 * again.
 * @param folder the first folder of the asset names, such as "drawings"
 * @param drawn functions that return an SVG, by asset name
 */
export function drawingAssetsPlugin(folder: string, drawn: ReadonlyMap<string, () => string>): Plugin {
  return {
    name: folder,
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const [name, draw] of drawn) {
        this.emitFile({ type: "asset", name, originalFileName: name, source: draw() });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}/`, (request, response, next) => {
        const draw = drawn.get(`${folder}${request.url}`);
        if (!draw) return next();
        response.setHeader("Content-Type", "image/svg+xml; charset=utf-8");
        response.end(draw());
      });
    },
  };
}
