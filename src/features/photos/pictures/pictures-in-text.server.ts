import { sanitize } from "#src/platform/pages/html.ts";
import type { Language } from "#src/i18n/language.ts";
import { filenameIn, srcset } from "./picture-address.ts";

/** The width of a text's column, as in `sizes`. */
const sizes = "(min-width: 48rem) 44rem, 100vw";

/**
 * The HTML of a text as a page shows it: cleaned, and with the library's pictures in the widths and formats that a browser
 * chooses from.
 * @param html as staff wrote it; a picture has its own width in it, which the editor puts there
 * @throws Problem content-too-large when it is longer than 64 KB
 */
export function shownHtml(html: string, language: Language): string {
  return sanitize(html, language).replaceAll(/<img [^>]*>/g, withFiles);
}

function withFiles(img: string): string {
  const filename = filenameIn(/ src="([^"]*)"/.exec(img)?.[1] ?? "");
  const width = Number(/ width="(\d+)"/.exec(img)?.[1]);
  if (!filename || !/^[\w-]+\.jpg$/.test(filename) || !width) return img;
  const files = (format: "avif" | "webp" | "jpg") =>
    `srcset="${srcset({ filename, width }, format)}" sizes="${sizes}"`;
  const sources = (["avif", "webp"] as const).map(
    (format) => `<source type="image/${format}" ${files(format)} />`,
  );
  return `<picture>${sources.join("")}${img.replace("<img", `<img ${files("jpg")}`)}</picture>`;
}
