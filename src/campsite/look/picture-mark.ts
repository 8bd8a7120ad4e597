/** The limits of a PNG in a logo, in pixels and in characters of the SVG. Every guest loads the logo once. */
export const maxPicture = { pixels: 512, length: 60_000 };

/** Wraps a PNG in an SVG, so that a logo is always an SVG. @param png as Base64 */
export const wrapPicture = (png: string, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<image width="${width}" height="${height}" href="data:image/png;base64,${png}"/></svg>`;

/** Returns the Base64 text in a logo that {@link wrapPicture} made. Returns undefined for other logos. */
export function pictureIn(mark: string): string | undefined {
  const [, width, height, base64] =
    /^<svg xmlns="[^"]*" width="(\d+)" height="(\d+)".*?;base64,([^"]*)/.exec(mark) ?? [];
  return base64 !== undefined && mark === wrapPicture(base64, Number(width), Number(height))
    ? base64
    : undefined;
}
