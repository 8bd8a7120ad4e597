import type { Palette } from "./palettes.ts";

/** The share of colour that a covered sky removes by day, from 0 to 1. */
const byDay = { sky: 0.82, far: 0.75, sea: 0.66, ground: 0.3, things: 0.1 };
/** The share of colour that a covered sky removes by night, from 0 to 1. */
const byNight = { sky: 0.3, far: 0.2, sea: 0.2, ground: 0.1, things: 0 };

/** Returns a palette's variant under a covered sky. It has muted colours, and no sun, stars or glitter. */
export function clouded(p: Palette): Palette {
  const veil = p.night ? byNight : byDay;
  const by = (share: number) => (colour: string) => mix(colour, greyOf(colour), share);
  const all = <Colours extends readonly string[]>(colours: Colours, share: number) =>
    colours.map(by(share)) as unknown as Colours;
  // Under clouds the light comes from all directions, so the colours of the sky are darker and more similar.
  const [, middle] = p.sky;
  const dim = p.night ? 0.06 : 0.16;
  const sky = p.sky.map((colour) => mix(by(veil.sky)(mix(colour, middle, 0.35)), "#2A383C", dim));
  return {
    ...p,
    overcast: true,
    sky: sky as unknown as Palette["sky"],
    cloud: mix(sky[0]!, p.night ? "#2F5563" : "#5A6B71", p.night ? 0.55 : 0.24),
    far: by(veil.far)(p.far),
    near: by(veil.far)(p.near),
    sea: p.sea.map((colour) => mix(by(veil.sea)(colour), "#2A383C", dim)) as unknown as Palette["sea"],
    wave: by(veil.sea)(p.wave),
    land: all(p.land, veil.ground),
    contour: by(veil.ground)(p.contour),
    pine: all(p.pine, veil.ground),
    bush: all(p.bush, veil.ground),
    path: by(veil.ground)(p.path),
    rock: Object.fromEntries(
      Object.entries(p.rock).map(([part, colour]) => [part, mix(by(veil.ground)(colour), "#2A383C", 0.08)]),
    ) as Palette["rock"],
    paper: mix(p.paper, sky[1]!, veil.things),
    sunny: all(p.sunny, veil.things),
    granite: all(p.granite, veil.things),
  };
}

/** Returns a palette's variant in a gale: a covered sky, and light in the windows. */
export const stormy = (palette: Palette): Palette => ({
  ...clouded(palette),
  storm: true,
  lit: true,
  ...(!palette.lit && { glass: "#F2D58C", pane: "#E0B55E" }),
});

/** Returns a slightly blue grey that is as bright as the colour. */
function greyOf(colour: string): string {
  const [red, green, blue] = channels(colour);
  const level = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  return hex([level * 0.97, level * 1.01, level * 1.04]);
}

function mix(colour: string, other: string, share: number): string {
  const [from, to] = [channels(colour), channels(other)];
  return hex(from.map((value, index) => value + (to[index]! - value) * share));
}

/** Parses "#0F4C5C" to red, green and blue from 0 to 255. */
const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const hex = (values: number[]) =>
  `#${values
    .map((value) => Math.min(Math.round(value), 255).toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase()}`;
