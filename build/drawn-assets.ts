import type { Plugin } from "vite";

/**
 * Makes drawings assets by their names: hashed in the build under "drawings/hero-noon.svg", drawn afresh in development.
 * @param folder what their names begin with
 * @param drawings the hand that draws each, by its name
 */
export function drawnAssets(folder: string, drawings: ReadonlyMap<string, () => string>): Plugin {
  return {
    name: folder,
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const [name, draw] of drawings) {
        this.emitFile({ type: "asset", name, originalFileName: name, source: draw() });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}/`, (request, response, next) => {
        const draw = drawings.get(`${folder}${request.url}`);
        if (!draw) return next();
        response.setHeader("Content-Type", "image/svg+xml; charset=utf-8");
        response.end(draw());
      });
    },
  };
}
