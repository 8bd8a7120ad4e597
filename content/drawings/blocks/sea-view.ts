import type { Palette } from "../palettes.ts";
import { farIsland, type FarIsland } from "./far-islands.ts";
import { glitter, sea } from "./sea.ts";
import { birds, cloud, cover, sky, sun } from "./sky.ts";

export type SeaView = {
  width: number;
  /** Where sky and sea meet, in user units from the top. */
  horizon: number;
  bottom: number;
  /** Sun or moon: x, y, radius. */
  sun?: readonly [number, number, number] | undefined;
  /** Each cloud: x, y, width. */
  clouds?: readonly (readonly [number, number, number])[];
  islands?: readonly FarIsland[];
  birds?: readonly (readonly [number, number])[];
  birdSize?: number;
  waves?: number;
  /** How wide the path of light in the water is; 0 leaves it out. */
  glitter?: number;
  seed?: number;
};

/** Everything that lies behind the skerries, in the order of the looks: sky, sun, clouds, far islands, sea, light on the water. */
export function seaView(p: Palette, view: SeaView): string {
  const { width, horizon, bottom, seed = 3 } = view;
  const [x, y, r] = view.sun ?? [0, 0, 0];
  return [
    sky(p, width, horizon, seed),
    p.overcast ? cover(p, width, horizon, seed) : (view.clouds ?? []).map((c) => cloud(p, ...c)).join(""),
    r ? sun(p, x, y, r, horizon) : "",
    ...(view.islands ?? []).filter((i) => !i.near).map((i) => farIsland(p, horizon, i)),
    view.birds ? birds(p, view.birds, view.birdSize) : "",
    sea(p, { width, horizon, bottom, seed, waves: view.waves ?? 30 }),
    r && view.glitter ? glitter(p, x, horizon, horizon + (bottom - horizon) * 0.72, view.glitter, seed) : "",
    ...(view.islands ?? [])
      .filter((i) => i.near)
      .map((i) => farIsland(p, horizon + (bottom - horizon) * 0.022, i)),
  ].join("");
}
