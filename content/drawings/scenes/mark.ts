import { band } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { disc, fill, line, rect } from "../svg.ts";

const none = { nb: "", en: "", de: "" };

/** The sign: a tent as a peak with a dark opening, three waves under it, the sun at its shoulder. Paper on dark grounds. */
const sign = (): string =>
  fill(band.paper, "M4 31L22 7.5Q23 6.4 24 7.5L42 31H30.5L23 20.6L15.5 31Z") +
  line(band.paper, 2.4, "M7 35.4H39M12 40H34M17 44.6H29") +
  disc(band.sun, 38, 9, 5);

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
