import { band } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { disc, fill, line, rect } from "../svg.ts";

const none = { nb: "", en: "", de: "" };

/** The sign in a box of 48: a tent as a peak with a dark opening, three waves under it, the sun at its shoulder. */
export const signShapes = {
  tent: "M4 31L22 7.5Q23 6.4 24 7.5L42 31H30.5L23 20.6L15.5 31Z",
  waves: "M7 35.4H39M12 40H34M17 44.6H29",
  wave: 2.4,
  sun: { x: 38, y: 9, radius: 5 },
};

/** Paper and sun, for dark grounds. */
function sign(): string {
  const { tent, waves, wave, sun } = signShapes;
  return fill(band.paper, tent) + line(band.paper, wave, waves) + disc(band.sun, sun.x, sun.y, sun.radius);
}

/** The mark for dark bands; decoration, so it has no words of its own. */
export const mark: Scene = { name: "mark", width: 48, height: 48, alt: none, draw: () => sign() };

/** The mark on a rounded fjord square. */
export const favicon: Scene = {
  name: "favicon",
  width: 48,
  height: 48,
  alt: none,
  draw: () => rect(band.ground, 0, 0, 48, 48, 10) + `<g transform="translate(5 3.5)scale(.8)">${sign()}</g>`,
};
