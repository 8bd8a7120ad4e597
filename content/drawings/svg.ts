/**
 * The smallest possible pen: strings of SVG with rounded numbers.
 * Presentation attributes only, so that a picture works under any content security policy.
 */

/** One decimal at the most, "-0" never: keeps the files small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 || 0);

/** Path data as a template; numbers are rounded on the way in: d`M${x} ${y}h9`. */
export const d = (text: TemplateStringsArray, ...values: (number | string)[]): string =>
  String.raw({ raw: text }, ...values.map((v) => (typeof v === "number" ? n(v) : v)));

/** A filled path. `more` is extra attributes, for example `opacity=".5"`. */
export const fill = (colour: string, data: string, more = ""): string =>
  `<path fill="${colour}" d="${data}"${more && " " + more}/>`;

/** A stroked path with round ends, `width` in user units. */
export const line = (colour: string, width: number, data: string, more = ""): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" d="${data}"${more && " " + more}/>`;

/** A rectangle from its upper left corner, with corner radius `r`. */
export const rect = (colour: string, x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect fill="${colour}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ""}/>`;

/** A disc round (x, y). */
export const disc = (colour: string, x: number, y: number, r: number, more = ""): string =>
  `<circle fill="${colour}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${more && " " + more}/>`;

/** A lying ellipse; ground shadows are made of these. */
export const oval = (colour: string, x: number, y: number, rx: number, ry: number, more = ""): string =>
  `<ellipse fill="${colour}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${more && " " + more}/>`;

export type Placement = { scale?: number; flip?: boolean; turn?: number };

/** Places a block: its origin (its foot, where it stands) comes to (x, y). `turn` in degrees. */
export function at(
  x: number,
  y: number,
  body: string,
  { scale = 1, flip = false, turn = 0 }: Placement = {},
): string {
  const s = Math.round(scale * 1000) / 1000;
  const size = flip ? `scale(${-s} ${s})` : s === 1 ? "" : `scale(${s})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ""}${size}">${body}</g>`;
}

/**
 * The outer element of a file.
 * `slice` lets a wide picture fill its frame and crop instead of leaving gaps.
 */
export function svg(width: number, height: number, body: string, slice = false): string {
  const aspect = slice ? ' preserveAspectRatio="xMidYMid slice"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}"${aspect}>${body}</svg>\n`;
}
