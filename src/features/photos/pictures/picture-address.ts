/** The widths in pixels that every picture is kept in; a picture narrower than one of them keeps its own width there. */
export const pictureWidths = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** What browsers are offered, best first. JPEG is also what API clients get. */
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The largest width; a picture's own width and height are those of its file there. */
export const largestWidth = 1280 satisfies PictureWidth;

/** Where all pictures are found. What lies below is immutable: a picture's name ends in the hash of what it was made from. */
export const picturesPath = "/data/images";

/** The address that stands for a picture, in articles and in the API: its largest JPEG. */
export function pictureUrl(filename: string): string {
  return `${picturesPath}/${largestWidth}/${filename}`;
}

/** The picture as a small JPEG. */
export function thumbnailUrl(filename: string): string {
  return `${picturesPath}/thumb/${filename}`;
}

/** What the cards of shared links hold, in pixels: every picture for sharing is of this size, whatever its own. */
export const sharedSize = { width: 1200, height: 630 };

/** The picture as a JPEG for sharing. */
export function sharedPictureUrl(filename: string): string {
  return `${picturesPath}/share/${filename}`;
}

/** What a page says of its picture to those who share it. @param src the address that stands for a picture */
export function sharedPicture({ src, alt }: { src: string; alt: string }) {
  const filename = filenameIn(src);
  return filename === undefined ? undefined : { ...sharedSize, src: sharedPictureUrl(filename), alt };
}

/** The filename in the address of a picture; undefined for any other address. */
export function filenameIn(url: string): string | undefined {
  const start = `${picturesPath}/${largestWidth}/`;
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}

/** The small JPEG of a picture, by the address that stands for it; undefined where that is no picture's. */
export function thumbnailOf(url: string | null): string | undefined {
  const filename = url === null ? undefined : filenameIn(url);
  return filename && thumbnailUrl(filename);
}

/** The files of a picture in one format, as `srcset` wants them. */
export function srcset(
  { filename, width }: { filename: string; width: number },
  format: PictureFormat,
): string {
  const name = filename.replace(/\.jpg$/, `.${format}`);
  const distinct = pictureWidths.filter((_, index) => index === 0 || pictureWidths[index - 1]! < width);
  return distinct.map((folder) => `${picturesPath}/${folder}/${name} ${Math.min(folder, width)}w`).join(",");
}
