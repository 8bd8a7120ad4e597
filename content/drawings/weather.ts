import type { WeatherSymbol } from "#src/features/weather/symbols.ts";
import { at, d, disc, fill, line, svg } from "./svg.ts";

/*
 * The weather symbols, put together from a few parts in a square of 96. Flat, and in colours that stand out from the
 * light boards (#FFFDF9) as well as from the dark ones (#12303A), since one file serves both.
 */
const colour = {
  sun: "#F0AE35",
  twilight: "#D9622B",
  horizon: "#7F6A5C",
  night: "#1D4A58",
  moon: "#F6E4B4",
  cloud: "#B9CBCE",
  cloudBase: "#96AEB3",
  behind: "#8FA7AD",
  dark: "#86A0A7",
  darkBase: "#6A868E",
  water: "#3D90A6",
  flake: "#5C9DB4",
  bolt: "#E89B22",
};

/** @param symbol undefined for a code that isn't MET's: a cloud with nothing to say */
export function drawWeather(symbol: WeatherSymbol | undefined): string {
  return svg(
    96,
    96,
    symbol ? scene(symbol) : cloud(48, 56, 1, false) + line(colour.darkBase, 5, d`M40 57h16`),
  );
}

function scene({ sky, light, fall, thunder }: WeatherSymbol): string {
  if (sky === "clear") return luminary(light, 48, 48, 1.3);
  if (sky === "fair") return luminary(light, 54, 42, 1.15) + cloud(34, 68, 0.62, false);
  if (sky === "fog") return cloud(48, 44, 1, false) + banks();
  const height = fall ? 46 : 58;
  const isDark = fall?.amount === "heavy" || thunder;
  const above =
    sky === "partly"
      ? luminary(light, 62, height - 16, 0.86)
      : at(66, height - 12, cloudShape(colour.behind, colour.behind), { scale: 0.66 });
  return above + cloud(44, height, 1, isDark) + falling(fall, thunder, height + 8);
}

/** Sun with two rings, moon in its piece of night, or the sun that only just doesn't rise. */
function luminary(light: WeatherSymbol["light"], x: number, y: number, scale: number): string {
  const rings = (tint: string) => disc(tint, 0, 0, 32, 'opacity=".2"') + disc(tint, 0, 0, 25, 'opacity=".4"');
  if (light === "night")
    return at(
      x,
      y,
      disc(colour.night, 0, 0, 28) +
        fill(colour.moon, d`M7 -17a18 18 0 1 0 11 23a14.500 14.500 0 1 1 -11 -23z`) +
        stars(),
      { scale, flip: true },
    );
  if (light === "polartwilight") return at(x, y, halfSun(), { scale });
  return at(x, y, rings(colour.sun) + disc(colour.sun, 0, 0, 17), { scale });
}

function stars(): string {
  return disc(colour.moon, 13, -12, 1.8) + disc(colour.moon, 19, -3, 1.3) + disc(colour.moon, 6, -4, 1.3);
}

function halfSun(): string {
  const half = (radius: number, more = "") =>
    fill(colour.twilight, d`M${-radius} 10a${radius} ${radius} 0 0 1 ${2 * radius} 0z`, more);
  return (
    half(32, 'opacity=".2"') + half(25, 'opacity=".4"') + half(17) + line(colour.horizon, 3, d`M-32 11h64`)
  );
}

/** A cloud whose middle comes to (x, y). */
function cloud(x: number, y: number, scale: number, isDark: boolean): string {
  return at(
    x,
    y,
    isDark ? cloudShape(colour.dark, colour.darkBase) : cloudShape(colour.cloud, colour.cloudBase),
    { scale },
  );
}

function cloudShape(top: string, base: string): string {
  const outline = d`M-22 16a14 14 0 0 1 -3 -27.600a20 20 0 0 1 37 -3.400a15.500 15.500 0 0 1 13 31z`;
  return fill(top, outline) + fill(base, d`M-35.400 8a14 14 0 0 0 13.400 8h47a16.800 16.800 0 0 0 8.500 -8z`);
}

/** Where drops and flakes hang, from left to right. */
const places = {
  alone: { light: [34, 54], normal: [26, 44, 62], heavy: [20, 36, 52, 68] },
  besideBolt: { light: [24, 66], normal: [14, 30, 68], heavy: [12, 28, 66, 82] },
};

function falling(fall: WeatherSymbol["fall"], thunder: boolean, top: number): string {
  if (!fall) return "";
  const pieces = places[thunder ? "besideBolt" : "alone"][fall.amount].map((x, index) => {
    const y = top + 16 + (index % 2) * 7;
    const isFlake = fall.of === "snow" || (fall.of === "sleet" && index % 2 === 1);
    return isFlake ? flake(x, y + 3) : drop(x, y, fall.amount === "heavy");
  });
  return pieces.join("") + (thunder ? bolt(45, top + 2) : "");
}

function drop(x: number, y: number, isLong: boolean): string {
  return line(colour.water, 5, isLong ? d`M${x} ${y}l-6 16` : d`M${x} ${y}l-4 10`);
}

function flake(x: number, y: number): string {
  return line(colour.flake, 3, d`M${x} ${y - 7}v14M${x - 6} ${y - 3.5}l12 7M${x - 6} ${y + 3.5}l12 -7`);
}

function bolt(x: number, y: number): string {
  return fill(colour.bolt, d`M${x} ${y}h12l-7 13h9l-20 24 5 -18h-9z`);
}

function banks(): string {
  return line(colour.dark, 5, d`M14 68h58M24 79h60M16 90h40`);
}
