/**
 * The widths in pixels in which every picture is stored. When a picture is narrower than one of them, that file has
 * the picture's own width.
 */
export const pictureWidths = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * The widths beyond, for pictures that go across the whole of a large screen. A picture that is wider than the largest of the
 * others has them as AVIF, and its widest as JPEG too.
 */
export const wideWidths = [1920, 2560] as const;
export type StoredWidth = PictureWidth | (typeof wideWidths)[number];

/** The formats that browsers are offered, best first. API clients get JPEG. */
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Those that come with an upload; AVIF follows. */
export const uploadFormats = ["webp", "jpg"] as const satisfies readonly PictureFormat[];

/** The largest width. A picture's own width and height are those of its file in this width. */
export const largestWidth = 1280 satisfies PictureWidth;

/** No file is wider. The AVIF files for large screens are made from its JPEG. */
export const widestWidth = 2560 satisfies StoredWidth;

/** Where all pictures are. Files below it never change: a picture's name ends in the hash of what it was made from. */
export const picturesPath = "/data/images";

/** The address of a picture in articles and in the API: its largest JPEG. */
export function pictureUrl(filename: string): string {
  return `${picturesPath}/${largestWidth}/${filename}`;
}

/** The address of a picture's smallest JPEG. */
export function thumbnailUrl(filename: string): string {
  return `${picturesPath}/thumb/${filename}`;
}

/** The size that the cards of shared links have, in pixels: every picture for sharing has it, whatever its own size. */
export const sharedSize = { width: 1200, height: 630 };

/** What stays in view where a picture is cropped: per cent of its width and height. */
export type Focus = readonly [across: number, down: number];

/** The address of the JPEG for sharing, cropped around what matters in the picture: another focus has another address. */
export function sharedPictureUrl(filename: string, focus: Focus): string {
  return `${picturesPath}/share${isMiddle(focus) ? "" : `-${focus.join("-")}`}/${filename}`;
}

export const isMiddle = ([across, down]: Focus) => across === 50 && down === 50;

/** What a page says about its picture when it is shared. @param src the picture's address, as in articles */
export function sharedPicture({ src, alt, focus }: { src: string; alt: string; focus: Focus }) {
  const filename = filenameIn(src);
  return filename === undefined ? undefined : { ...sharedSize, src: sharedPictureUrl(filename, focus), alt };
}

/** The filename in a picture's address; undefined for any other address. */
export function filenameIn(url: string): string | undefined {
  const start = `${picturesPath}/${largestWidth}/`;
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}

/** The address of a picture's smallest JPEG, from its address in articles; undefined when that isn't a picture's. */
export function thumbnailOf(url: string | null): string | undefined {
  const filename = url === null ? undefined : filenameIn(url);
  return filename && thumbnailUrl(filename);
}

/** The files of a picture in one format, for `srcset`. */
export function srcset(
  { filename, width }: { filename: string; width: number },
  format: PictureFormat,
): string {
  const name = filename.replace(/\.jpg$/, `.${format}`);
  const distinct = pictureWidths.filter((_, index) => index === 0 || pictureWidths[index - 1]! < width);
  return distinct.map((folder) => `${picturesPath}/${folder}/${name} ${Math.min(folder, width)}w`).join(",");
}

/** What more there is for large screens, for `srcset`. @param wideWidth of the widest file; 0 when there are none */
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

/** The wide files that differ from each other. */
export const wideFolders = (wideWidth: number): StoredWidth[] =>
  wideWidths.filter((_, index) => index === 0 || wideWidths[index - 1]! < wideWidth);
