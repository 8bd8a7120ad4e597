import { z } from "zod";
import { requiredText, resourceFields, translationsOf } from "#src/resource/schemas.ts";
import type { Translatable } from "#src/i18n/translation.ts";

const slideWords = z.object({ title: requiredText, subtitle: requiredText });

const slide = slideWords.extend({
  id: z.int32().positive(),
  url: z.string().startsWith("/data/images/"),
  sortorder: z.int32(),
  translations: translationsOf(slideWords),
});
export type Slide = z.infer<typeof slide>;

export const contentBlockTranslatable: Translatable = {
  words: [],
  lists: { images: { words: Object.keys(slideWords.shape) } },
};

/** Pictures with captions for one place on the site, as staff choose them. */
export const contentBlockInput = z.object({
  name: requiredText,
  images: z
    .array(slide)
    .max(30)
    .refine(
      (slides) => new Set(slides.map(({ id }) => id)).size === slides.length,
      "must have ids of their own",
    ),
});
export type ContentBlockInput = z.infer<typeof contentBlockInput>;

export const contentBlock = contentBlockInput.extend(resourceFields);
export type ContentBlock = z.infer<typeof contentBlock>;

/** The block whose pictures the home page's carousel shows. */
export const homeCarouselId = 1;
