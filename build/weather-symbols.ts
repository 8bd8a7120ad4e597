import type { Plugin } from "vite";
import { symbolPicture, weatherSymbols } from "../src/features/weather/symbols.ts";
import { drawWeather } from "../content/drawings/weather.ts";
import { drawnAssets } from "./drawn-assets.ts";

const pictures = new Map([
  ...[...weatherSymbols].map(([code, symbol]) => [symbolPicture(code), () => drawWeather(symbol)] as const),
  [symbolPicture("unknown"), () => drawWeather(undefined)] as const,
]);

/** Makes every weather symbol an asset named by MET's code: "weather/clearsky_day.svg". */
export function weatherSymbolAssets(): Plugin {
  return drawnAssets("weather", pictures);
}
