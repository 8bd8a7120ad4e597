import { z } from "zod";
import type { Label } from "#src/cms/kind/field.ts";
import { line, lines, requiredYesNo, sortorder } from "#src/cms/kind/fields.ts";
import { defineKind, localizeWords, type InputOf, type ListRow, type StoredOf } from "#src/cms/kind/kind.ts";
import { resourceFields } from "#src/cms/kind/schemas.ts";
import { address } from "#src/i18n/addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { PictureSource } from "#src/ui/picture/picture.tsx";
import { photoLabelsText } from "#messages/photos";
import { labelsOf } from "#src/i18n/texts.ts";
import { pictureUrl, srcset, wideSrcset } from "#src/cms/photos/pictures/picture-address.ts";

const labels = labelsOf(photoLabelsText);

/** The point that stays visible when a picture is cropped, in per cent of its width or height. */
const focus = (label: Label, about: string) => {
  const schema = z.int().min(0).max(100).describe(about);
  return { input: schema.default(50), output: schema, label, empty: 50 };
};

export const siteGalleryId = 1;

export const photoFile = z.object({
  filename: z.string().regex(/^[a-z0-9-]+-[0-9a-f]{8}\.jpg$/),
  width: z
    .int()
    .positive()
    .describe("The width in pixels of the largest file that isn't only for large screens"),
  height: z.int().positive(),
  placeholder: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .describe("The picture's average colour, shown until the picture has loaded"),
  wideWidth: z
    .int()
    .nonnegative()
    .default(0)
    .describe("The width of the widest file for large screens, in pixels. 0 without such a file"),
  blur: z
    .string()
    .regex(/^[\w+/]*={0,2}$/)
    .default("")
    .describe(
      "A tiny version of the picture (WebP in base64), shown until the picture has loaded. May be empty",
    ),
});
export type PhotoFile = z.infer<typeof photoFile>;

export const photoKind = defineKind({
  name: "photo",
  about: "The library of uploaded pictures",
  one: "a photo",
  many: "photos",
  order: [{ by: "sortorder", direction: "asc" }],
  words: {
    title: line(labels.title),
    alternativeText: lines(labels.alternativeText, {
      max: 300,
      isNeeded: true,
      isCounted: false,
      about: "The alternative text. If it is empty, the title is used instead",
      hint: labels.alternativeTextHint,
    }),
    description: lines(labels.description, { max: 1000, isCounted: false }),
  },
  fields: {
    focusX: focus(
      labels.focusX,
      "The point that stays visible when the photo is cropped: per cent of its width, from the left",
    ),
    focusY: focus(
      labels.focusY,
      "The point that stays visible when the photo is cropped: per cent of its height, from the top",
    ),
    galleryId: {
      input: resourceFields.id.default(siteGalleryId),
      output: resourceFields.id,
      label: labels.galleryId,
      empty: siteGalleryId,
    },
    sortorder: sortorder(),
    showInGallery: { ...requiredYesNo(labels.showInGallery), written: { hint: labels.showInGalleryHint } },
  },
  shown: { showInGallery: true },
  given: {
    filename: { output: photoFile.shape.filename },
    width: { output: photoFile.shape.width },
    height: { output: photoFile.shape.height },
    placeholder: { output: photoFile.shape.placeholder },
    wideWidth: { output: photoFile.shape.wideWidth.unwrap() },
    blur: { output: photoFile.shape.blur.unwrap() },
    createdDate: { output: z.iso.datetime() },
  },
  inList: [
    "title",
    "alternativeText",
    "showInGallery",
    "sortorder",
    "filename",
    "width",
    "height",
    "focusX",
    "focusY",
  ],
  states: {
    inGallery: () => [["showInGallery", "=", 1]],
    untold: () => [["alternativeText", "=", ""]],
  },
  searched: ["filename"],
});
export type PhotoInput = InputOf<typeof photoKind>;

export const photo = photoKind.stored.meta({ id: "Photo" });
export type Photo = StoredOf<typeof photoKind>;

export type PhotoInList = ListRow<typeof photoKind>;

/** The position of a photo, among the photos in the gallery or among the photos outside the gallery. */
export const photoPlace = z
  .object({
    place: z.int().positive().describe("The position, counted from 1"),
    count: z.int().positive(),
  })
  .meta({ id: "PhotoPlace" });
export type PhotoPlace = z.infer<typeof photoPlace>;

export interface PlacedPhoto {
  photo: Photo;
  place: number;
  count: number;
  previous: Photo | undefined;
  next: Photo | undefined;
  firstId: number;
  lastId: number;
}

/** The number of photos on a page of the gallery. 60 photos complete the layout's pattern and load fast on a phone. */
export const photosOnPage = 60;

export function photoHref(id: number, language: Language): string {
  return address("photo", language, { id: String(id) });
}

export function galleryHref(page: number, language: Language): string {
  return page === 1 ? address("gallery", language) : address("galleryPart", language, { page: String(page) });
}

export const photoAnchor = (id: number): string => `photo-${id}`;

export const localizePhoto = (shown: Photo, language: Language) => localizeWords(photoKind, shown, language);

export function pictureOf(shown: Photo, language: Language): PictureSource {
  const localized = localizePhoto(shown, language);
  const { title, alternativeText } = localized.words;
  return {
    src: pictureUrl(shown.filename),
    avif: srcset(shown, "avif"),
    webp: srcset(shown, "webp"),
    jpeg: srcset(shown, "jpg"),
    width: shown.width,
    height: shown.height,
    placeholder: shown.placeholder,
    wide: {
      avif: wideSrcset(shown, "avif"),
      jpeg: wideSrcset(shown, "jpg"),
      blur: shown.blur && `data:image/webp;base64,${shown.blur}`,
    },
    focus: [shown.focusX, shown.focusY],
    alt: alternativeText || title,
    altLang: langAttribute(localized.language, language),
  };
}
