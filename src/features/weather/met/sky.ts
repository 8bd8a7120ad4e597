import type { Sky } from "#src/campsite/view/light.server.ts";
import { readSymbol } from "./symbols.ts";

/** The wind from which a sky counts as a storm, in m/s. On the Norwegian scale a gale ("kuling") begins at this speed. */
const gale = 10.8;

/** Returns the sky of a symbol and a wind in m/s. Few clouds count as clear, and sleet as rain. */
export function skyOf(code: string | undefined, windSpeed = 0): Sky {
  const symbol = code === undefined ? undefined : readSymbol(code);
  const fall = symbol?.fall && (symbol.fall.of === "snow" ? "snow" : "rain");
  if (windSpeed >= gale) return `${fall ?? ""}storm`;
  return fall ?? (symbol?.sky === "covered" || symbol?.sky === "fog" ? "cloudy" : "clear");
}
