import type { Plugin } from "vite";
import { symbolPicture, weatherSymbols } from "../src/features/weather/symbols.ts";
import { drawWeather } from "../content/drawings/weather.ts";

const pictures = new Map([
  ...[...weatherSymbols].map(([code, symbol]) => [symbolPicture(code), () => drawWeather(symbol)] as const),
  [symbolPicture("unknown"), () => drawWeather(undefined)] as const,
]);

/** Makes every weather symbol an asset named by MET's code, "weather/clearsky_day.svg"; drawn afresh in development. */
export function weatherSymbolAssets(): Plugin {
  return {
    name: "weather-symbols",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const [name, draw] of pictures) {
        this.emitFile({ type: "asset", name, originalFileName: name, source: draw() });
      }
    },
    configureServer(server) {
      server.middlewares.use("/weather/", (request, response, next) => {
        const draw = pictures.get(`weather${request.url}`);
        if (!draw) return next();
        response.setHeader("Content-Type", "image/svg+xml; charset=utf-8");
        response.end(draw());
      });
    },
  };
}
