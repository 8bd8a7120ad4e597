import type { Sky } from "#src/campsite/view/light.server.ts";
import { readSymbol } from "./symbols.ts";

/**
 * Returns the sky of a symbol. Few clouds count as clear, because the drawings of a clear sky have some clouds. Sleet
 * counts as rain.
 */
export function skyOf(code: string | undefined): Sky {
  const symbol = code === undefined ? undefined : readSymbol(code);
  if (symbol?.fall) return symbol.fall.of === "snow" ? "snow" : "rain";
  return symbol?.sky === "covered" || symbol?.sky === "fog" ? "cloudy" : "clear";
}
