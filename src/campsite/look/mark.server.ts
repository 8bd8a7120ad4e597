import { createHash } from "node:crypto";
import type { Colour } from "./house-colours.ts";
import { eachIcon, iconUnits, type IconFile, type IconName } from "./icon-files.ts";

/** The path of the logo and its icons. File names contain a hash of the content, so a file never changes. */
export const lookPath = "/data/look";

export interface LookFile {
  url: string;
  hash: string;
  /** The content of an SVG file, or the SVG from which a PNG is rendered. */
  svg: string;
  /** The width of a PNG in pixels. Undefined for an SVG. */
  pixels: number | undefined;
}

export interface Mark {
  url: string;
  width: number;
  height: number;
}

function fileOf(name: string, svg: string, pixels?: number): LookFile {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  return { url: `${lookPath}/${name.replace(".", `-${hash}.`)}`, hash, svg, pixels };
}

export const markFile = (svg: string): LookFile => fileOf("mark.svg", svg);

/** @param svg a sanitized SVG; sanitizing gives its first element the attributes `width` and `height` */
export function markOf(svg: string): Mark {
  const opening = openingOf(svg);
  const length = (name: "width" | "height") => Number(new RegExp(` ${name}="([^"]*)"`).exec(opening)?.[1]);
  return { url: markFile(svg).url, width: length("width"), height: length("height") };
}

const openingOf = (svg: string) => svg.slice(0, svg.indexOf(">") + 1);

/** The default logo, as `HouseMark` draws it on a page, but without margins. */
export const houseMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 3.5 39 42.5">' +
  '<path fill="#fff" d="M4 31L22 7.5q1-1.1 2 0L42 31H30.5L23 20.6 15.5 31z"/>' +
  '<path fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" d="M7 35.4h32M12 40h22M17 44.6h12"/>' +
  '<circle fill="#f2b84b" cx="38" cy="9" r="5"/></svg>';

/**
 * The width of the logo in an icon. In an icon of the type "cut", the corners of the logo stay in the safe zone: a
 * circle that is four fifths as wide as the icon (W3C Web Application Manifest, 2.1.2).
 */
const markWidth: Record<IconFile["ground"], number> = { rounded: 34, whole: 34, cut: 27 };

export function drawIcon(svg: string, band: Colour, icon: IconFile): string {
  const opening = openingOf(svg);
  const width = markWidth[icon.ground];
  const at = (iconUnits - width) / 2;
  const placed = opening
    .replaceAll(/ (?:x|y|width|height)="[^"]*"/g, "")
    .replace("<svg", `<svg x="${at}" y="${at}" width="${width}" height="${width}"`);
  const corner = icon.ground === "rounded" ? ' rx="10"' : "";
  const ground = `<rect width="${iconUnits}" height="${iconUnits}"${corner} fill="${band.light}"/>`;
  const body = placed + svg.slice(opening.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconUnits} ${iconUnits}">${ground}${body}</svg>`;
}

export const iconsOf = (svg: string, band: Colour): Record<IconName, LookFile> =>
  eachIcon((icon) => fileOf(icon.file, drawIcon(svg, band, icon), icon.pixels));
