import { fillLinks } from "#src/cms/links/links.server.ts";
import { sanitize } from "#src/platform/pages/html.ts";
import { withTableRegions } from "#src/platform/pages/tables.ts";
import type { Language } from "#src/i18n/language.ts";
import { findPictures, type Pictures } from "#src/cms/photos/photos.server.ts";
import type { Context } from "#src/platform/context.ts";
import { focusClass } from "#src/ui/picture/picture.tsx";
import { filenameIn, srcset } from "./picture-address.ts";
import { proseText } from "#messages/ui";

const sizes = "(min-width: 48rem) 44rem, 100vw";

/**
 * Returns sanitized HTML as guests see it, with the current addresses in links. A library picture with a `width` is
 * offered in several widths and formats, and a photo's picture gets the photo's focus. Each table is in a region that
 * scrolls.
 */
export async function shownHtml(context: Context, html: string, language: Language): Promise<string> {
  const clean = withTableRegions(sanitize(await fillLinks(context, html, language), language), (headers) =>
    proseText[language].table({ headers }),
  );
  const urls = [...clean.matchAll(/<img [^>]*>/g)].map(([img]) => srcOf(img));
  const pictures = await findPictures(context, urls, language);
  return clean.replaceAll(/<img [^>]*>/g, (img) => withFiles(withFocus(img, pictures)));
}

const srcOf = (img: string) => / src="([^"]*)"/.exec(img)?.[1] ?? "";

function withFocus(img: string, pictures: Pictures): string {
  const picture = pictures.get(srcOf(img));
  const names = picture && focusClass(picture.focus);
  return names ? img.replace("<img", `<img class="${names}"`) : img;
}

function withFiles(img: string): string {
  const filename = filenameIn(srcOf(img));
  const width = Number(/ width="(\d+)"/.exec(img)?.[1]);
  if (!filename || !/^[\w-]+\.jpg$/.test(filename) || !width) return img;
  const files = (format: "avif" | "webp" | "jpg") =>
    `srcset="${srcset({ filename, width }, format)}" sizes="${sizes}"`;
  const sources = (["avif", "webp"] as const).map(
    (format) => `<source type="image/${format}" ${files(format)} />`,
  );
  return `<picture>${sources.join("")}${img.replace("<img", `<img ${files("jpg")}`)}</picture>`;
}
