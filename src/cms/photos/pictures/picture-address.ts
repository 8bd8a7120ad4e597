/** Every picture is stored in these widths in pixels. A narrower picture isn't enlarged. */
export const pictureWidths = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * Additional widths for pictures across a whole large screen. Pictures wider than the largest ordinary width have those
 * of `wideFolders` as AVIF, and the widest as JPEG.
 */
export const wideWidths = [1920, 2560] as const;
export type StoredWidth = PictureWidth | (typeof wideWidths)[number];

/** The formats that browsers are offered, the best first. API clients get JPEG. */
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The formats that an upload makes at once; AVIF follows later. */
export const uploadFormats = ["webp", "jpg"] as const satisfies readonly PictureFormat[];

/** The largest ordinary width. A photo's width and height are those of its file in this width. */
export const largestWidth = 1280 satisfies PictureWidth;

/** The largest width of any file. The AVIF files for large screens are made from its JPEG. */
export const widestWidth = 2560 satisfies StoredWidth;

/** The path of all pictures. Files below it never change, because a picture's name ends in the hash of its source. */
export const picturesPath = "/data/images";

/** Returns the address of a picture's JPEG in the largest ordinary width, as in articles and the API. */
export function pictureUrl(filename: string): string {
  return `${picturesPath}/${largestWidth}/${filename}`;
}

export function thumbnailUrl(filename: string): string {
  return `${picturesPath}/thumb/${filename}`;
}

/** The size of the JPEG for cards of shared links, in pixels. It is the same for all pictures. */
export const sharedSize = { width: 1200, height: 630 };

/** The point that stays visible when a picture is cropped, in per cent of its width and height. */
export type Focus = readonly [across: number, down: number];

/** Returns the address of the JPEG for shared links, cropped around the focus. Another focus has another address. */
export function sharedPictureUrl(filename: string, focus: Focus): string {
  return `${picturesPath}/share${isMiddle(focus) ? "" : `-${focus.join("-")}`}/${filename}`;
}

export const isMiddle = ([across, down]: Focus) => across === 50 && down === 50;

/** Returns a page's picture for shared links. @param src the picture's address, as in articles */
export function sharedPicture({ src, alt, focus }: { src: string; alt: string; focus: Focus }) {
  const filename = filenameIn(src);
  return filename === undefined ? undefined : { ...sharedSize, src: sharedPictureUrl(filename, focus), alt };
}

/** Returns the filename in a picture's address; undefined for any other address. */
export function filenameIn(url: string): string | undefined {
  const start = `${picturesPath}/${largestWidth}/`;
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}

/** Returns the address of a picture's smallest JPEG, or undefined when `url` isn't a picture's address. */
export function thumbnailOf(url: string | null): string | undefined {
  const filename = url === null ? undefined : filenameIn(url);
  return filename && thumbnailUrl(filename);
}

/** Returns a picture's files in one format, for the `srcset` attribute. */
export function srcset(
  { filename, width }: { filename: string; width: number },
  format: PictureFormat,
): string {
  const name = filename.replace(/\.jpg$/, `.${format}`);
  const distinct = pictureWidths.filter((_, index) => index === 0 || pictureWidths[index - 1]! < width);
  return distinct.map((folder) => `${picturesPath}/${folder}/${name} ${Math.min(folder, width)}w`).join(",");
}

/** Returns the files for large screens, for `srcset`. @param wideWidth of the widest file; 0 for none */
export function wideSrcset(
  { filename, wideWidth }: { filename: string; wideWidth: number },
  format: "avif" | "jpg",
): string {
  if (wideWidth === 0) return "";
  const name = filename.replace(/\.jpg$/, `.${format}`);
  const folders = format === "jpg" ? [widestWidth] : wideFolders(wideWidth);
  return folders
    .map((folder) => `,${picturesPath}/${folder}/${name} ${Math.min(folder, wideWidth)}w`)
    .join("");
}

/** Returns the wide widths whose files differ. */
export const wideFolders = (wideWidth: number): StoredWidth[] =>
  wideWidths.filter((_, index) => index === 0 || wideWidths[index - 1]! < wideWidth);
