/** The widths of every picture's files, in pixels. A file keeps the picture's own width if the picture is narrower. */
export const pictureWidths = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The widths of AVIF files for large screens, in pixels. A wide JPEG exists only in the largest width. */
export const wideWidths = [1920, 2560] as const;
export type StoredWidth = PictureWidth | (typeof wideWidths)[number];

/** The formats of pictures, best first. API clients get JPEG. */
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The formats that an upload makes at once. AVIF files are made later. */
export const uploadFormats = ["webp", "jpg"] as const satisfies readonly PictureFormat[];

/**
 * The largest width in pixels, not counting the widths for large screens. The width and height in the database are the
 * size of the file for this width, which is smaller if the picture is narrower.
 */
export const largestWidth = 1280 satisfies PictureWidth;

export const widestWidth = 2560 satisfies StoredWidth;

/** The path of picture files. A file never changes, because its name ends in the hash of the picture's source. */
export const picturesPath = "/data/images";

/** Returns the address of a picture's JPEG for `largestWidth`. This address identifies the picture. */
export const pictureUrl = (filename: string): string => `${picturesPath}/${largestWidth}/${filename}`;

export const thumbnailUrl = (filename: string): string => `${picturesPath}/thumb/${filename}`;

export const sharedSize = { width: 1200, height: 630 };

/** The point that stays visible in crops, in per cent of the width and height. */
export type Focus = readonly [across: number, down: number];

/** Returns the address of the JPEG for shared links, cropped around the focus. */
export function sharedPictureUrl(filename: string, focus: Focus): string {
  return `${picturesPath}/share${isMiddle(focus) ? "" : `-${focus.join("-")}`}/${filename}`;
}

export const isMiddle = ([across, down]: Focus) => across === 50 && down === 50;

/** Returns the picture for shared links, or undefined when `src` isn't an address from `pictureUrl`. */
export function sharedPicture({ src, alt, focus }: { src: string; alt: string; focus: Focus }) {
  const filename = filenameIn(src);
  return filename === undefined ? undefined : { ...sharedSize, src: sharedPictureUrl(filename, focus), alt };
}

export function filenameIn(url: string): string | undefined {
  const start = `${picturesPath}/${largestWidth}/`;
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}

/** Returns the address of a picture's smallest JPEG, or undefined when `url` isn't an address from `pictureUrl`. */
export function thumbnailOf(url: string | null): string | undefined {
  const filename = url === null ? undefined : filenameIn(url);
  return filename && thumbnailUrl(filename);
}

export function srcset(
  { filename, width }: { filename: string; width: number },
  format: PictureFormat,
): string {
  const name = filename.replace(/\.jpg$/, `.${format}`);
  const distinct = pictureWidths.filter((_, index) => index === 0 || pictureWidths[index - 1]! < width);
  return distinct.map((folder) => `${picturesPath}/${folder}/${name} ${Math.min(folder, width)}w`).join(",");
}

/** Returns the files for large screens as the end of a `srcset`. @param wideWidth 0 for a picture without such files */
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

/** Returns the widths for large screens that a picture has. A width that adds no pixels is left out. */
export const wideFolders = (wideWidth: number): StoredWidth[] =>
  wideWidths.filter((_, index) => index === 0 || wideWidths[index - 1]! < wideWidth);
