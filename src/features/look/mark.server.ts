import { createHash } from "node:crypto";
import type { Colour } from "./house-colours.ts";

/** Where the mark and the icon made of it are. A name has a part of the content's hash, so a file never changes. */
export const lookPath = "/data/look";

/** The campsite's own mark, beside its name. */
export interface Mark {
  url: string;
  /** In its own units. */
  width: number;
  height: number;
}

const hashOf = (svg: string) => createHash("sha256").update(svg).digest("hex").slice(0, 8);
const addressOf = (name: "mark" | "icon", svg: string) => `${lookPath}/${name}-${hashOf(svg)}.svg`;

/** @param svg as it was cut down: its first element says how large it is */
export function markOf(svg: string): Mark {
  const opening = openingOf(svg);
  const length = (name: "width" | "height") => Number(new RegExp(` ${name}="([^"]*)"`).exec(opening)?.[1]);
  return { url: addressOf("mark", svg), width: length("width"), height: length("height") };
}

const openingOf = (svg: string) => svg.slice(0, svg.indexOf(">") + 1);

/** The mark on a square of the band's colour, as browsers and phones show it. */
export function drawIcon(svg: string, band: Colour): string {
  const opening = openingOf(svg);
  const placed = opening
    .replaceAll(/ (?:x|y|width|height)="[^"]*"/g, "")
    .replace("<svg", '<svg x="9" y="9" width="30" height="30"');
  const body = placed + svg.slice(opening.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${band.light}"/>${body}</svg>`;
}

/** The icon's address. */
export const iconUrl = (svg: string, band: Colour): string => addressOf("icon", drawIcon(svg, band));
