import type { Plugin } from "vite";
import { symbolPicture, weatherSymbols, type WeatherSymbol } from "../src/features/weather/met/symbols.ts";
import { assembleDrawing, type Light } from "./assemble-drawing.ts";
import { drawingAssetsPlugin } from "./drawings.ts";

const pictures = new Map([
  ...[...weatherSymbols].map(([code, symbol]) => [symbolPicture(code), () => drawWeather(symbol)] as const),
  [symbolPicture("unknown"), () => drawWeather(undefined)] as const,
]);

export function weatherSymbolAssets(): Plugin {
  return drawingAssetsPlugin("weather", pictures);
}

export function drawWeather(symbol: WeatherSymbol | undefined): string {
  return assembleDrawing("content/drawings/site/weather.svg", lightOfSymbol(symbol));
}

// prettier-ignore
const words = [
  "clear", "fair", "partly", "covered", "fog", "day", "night", "polartwilight",
  "falling", "rain", "sleet", "snow", "light", "normal", "heavy", "thunder", "dark", "unknown",
];

/** Returns the light for which weather.svg shows a symbol. Thunder and heavy precipitation have dark clouds. */
export function lightOfSymbol(symbol: WeatherSymbol | undefined): Light {
  const { sky, light, fall, thunder } = symbol ?? { sky: "unknown" };
  const isDark = thunder || fall?.amount === "heavy";
  const visibleParts = [
    sky,
    light,
    ...(fall ? ["falling", fall.of, fall.amount] : []),
    thunder && "thunder",
    isDark && "dark",
  ];
  return { conditions: new Map(words.map((word) => [word, visibleParts.includes(word)])), tokens: new Map() };
}
