import { z } from "zod";
import { requiredText, resourceFields, translationsOf } from "#src/resource/schemas.ts";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { localize, type Translatable } from "#src/i18n/translation.ts";
import { langAttribute } from "#src/ui/lang-attribute.ts";
import type { PictureSource } from "#src/ui/picture/picture.tsx";
import { pictureUrl, srcset } from "#src/features/photos/pictures/picture-address.ts";

/** The gallery of the site's own page. */
export const siteGalleryId = 1;

const photoWords = z.object({
  title: requiredText,
  description: z.string().trim().max(1000),
  alternativeText: z
    .string()
    .trim()
    .max(300)
    .describe("What the picture shows, for those who can't see it; the title stands in for it"),
});

export const photoTranslatable: Translatable = {
  words: Object.keys(photoWords.shape),
  needed: ["alternativeText"],
};

/** What staff write about a photo. */
export const photoInput = photoWords.extend({
  galleryId: resourceFields.id.default(siteGalleryId),
  sortorder: z.int32(),
  showInGallery: z.boolean(),
  translations: translationsOf(photoWords),
});
export type PhotoInput = z.infer<typeof photoInput>;

/** What is known of a photo's files. */
export const photoFile = z.object({
  filename: z.string().regex(/^[a-z0-9-]+-[0-9a-f]{8}\.jpg$/),
  width: z.int().positive().describe("In pixels, of the largest file"),
  height: z.int().positive(),
  placeholder: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .describe("Its average colour, to be seen until it is there"),
});
export type PhotoFile = z.infer<typeof photoFile>;

/** A picture in the library; some of them are in the gallery too. */
export const photo = photoInput
  .extend(photoFile.shape)
  .extend({ createdDate: z.iso.datetime(), ...resourceFields })
  .meta({ id: "Photo" });
export type Photo = z.infer<typeof photo>;

export const photoWordFields = ["title", "description", "alternativeText"] as const satisfies (keyof Photo)[];

/** The address of a photo's page. */
export function photoHref(id: number, language: Language): string {
  return address("photo", language, { id: String(id) });
}

/** The place of a photo on a page. */
export function photoAnchor(id: number): string {
  return `photo-${id}`;
}

/** A photo's words in a language, and the language that they are really in. */
export function localizePhoto(
  { title, description, alternativeText, translations }: Photo,
  language: Language,
) {
  return localize({ title, description, alternativeText }, translations, language);
}

/** What <Picture> shows of a photo. */
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
    alt: alternativeText || title,
    altLang: langAttribute(localized.language, language),
  };
}
