import type { Plugin } from "vite";
import { drawings, type Drawing } from "../content/drawings/scenes.ts";
import { svg } from "../content/drawings/svg.ts";

const draw = ({ scene, palette }: Drawing) =>
  svg(scene.width, scene.height, scene.draw(palette), scene.slice);

/** Makes every drawing an asset: hashed in the build under the name "drawings/hero-noon.svg", drawn afresh in development. */
export function drawingAssets(): Plugin {
  return {
    name: "drawings",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const drawing of drawings) {
        const name = `drawings/${drawing.file}.svg`;
        this.emitFile({ type: "asset", name, originalFileName: name, source: draw(drawing) });
      }
    },
    configureServer(server) {
      server.middlewares.use("/drawings/", (request, response, next) => {
        const drawing = drawings.find(({ file }) => request.url === `/${file}.svg`);
        if (!drawing) return next();
        response.setHeader("Content-Type", "image/svg+xml; charset=utf-8");
        response.end(draw(drawing));
      });
    },
  };
}
