/* MET Norway's symbols: 41 kinds with 83 codes (https://api.met.no/weatherapi/weathericon/2.0/documentation). */
type Fall = `${"" | "light" | "heavy"}${"rain" | "sleet" | "snow"}${"" | "showers"}${"" | "andthunder"}`;
export type WeatherKind = "clearsky" | "fair" | "partlycloudy" | "cloudy" | "fog" | Fall;

export interface WeatherSymbol {
  kind: WeatherKind;
  /** The visible part of the sky. For showers the value is "partly". */
  sky: "clear" | "fair" | "partly" | "covered" | "fog";
  /** The light in the symbol. Undefined for a covered sky and for fog, which look the same at any time of day. */
  light: "day" | "night" | "polartwilight" | undefined;
  fall: { of: "rain" | "sleet" | "snow"; amount: "light" | "normal" | "heavy" } | undefined;
  thunder: boolean;
}

const lights = ["day", "night", "polartwilight"] as const;
const amounts = { light: "light", normal: "", heavy: "heavy" } as const;

/** The symbols by code, in MET's spelling. */
export const weatherSymbols: ReadonlyMap<string, WeatherSymbol> = new Map([
  ...inEachLight({ kind: "clearsky", sky: "clear", fall: undefined, thunder: false }),
  ...inEachLight({ kind: "fair", sky: "fair", fall: undefined, thunder: false }),
  ...inEachLight({ kind: "partlycloudy", sky: "partly", fall: undefined, thunder: false }),
  ["cloudy", { kind: "cloudy", sky: "covered", light: undefined, fall: undefined, thunder: false }],
  ["fog", { kind: "fog", sky: "fog", light: undefined, fall: undefined, thunder: false }],
  ...falls(),
]);

/** Returns the symbol of a code. MET misspells two kinds. Both spellings of these kinds are accepted. */
export function readSymbol(code: string): WeatherSymbol | undefined {
  return weatherSymbols.get(metSpelling(code));
}

/** Returns the path of the symbol's picture for `assetUrl`. An unknown code has a neutral picture. */
export function symbolPicture(code: string): string {
  const known = metSpelling(code);
  return `weather/${weatherSymbols.has(known) ? known : "unknown"}.svg`;
}

/** MET writes "lightssleetshowersandthunder" and "lightssnowshowersandthunder" with an extra s. */
function metSpelling(code: string): string {
  return code.replace(/^light(sleet|snow)showersandthunder/, "lights$1showersandthunder");
}

function* falls(): Generator<[string, WeatherSymbol]> {
  for (const matter of ["rain", "sleet", "snow"] as const) {
    for (const amount of ["light", "normal", "heavy"] as const) {
      for (const thunder of [false, true]) {
        const fall = { of: matter, amount };
        const kind = `${amounts[amount]}${matter}${thunder ? "andthunder" : ""}` as const;
        const showers = `${amounts[amount]}${matter}showers${thunder ? "andthunder" : ""}` as const;
        yield [kind, { kind, sky: "covered", light: undefined, fall, thunder }];
        yield* inEachLight({ kind: showers, sky: "partly", fall, thunder });
      }
    }
  }
}

function inEachLight(symbol: Omit<WeatherSymbol, "light">): [string, WeatherSymbol][] {
  return lights.map((light) => [`${metSpelling(symbol.kind)}_${light}`, { ...symbol, light }]);
}
