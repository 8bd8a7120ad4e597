import { z } from "zod";
import { requiredText, thingFields, translationsOf } from "#src/features/thing.ts";

const slideWords = z.object({ title: requiredText, subtitle: requiredText });

const slide = slideWords.extend({
  id: z.int().positive(),
  url: z.string().startsWith("/data/images/"),
  sortorder: z.int(),
  translations: translationsOf(slideWords),
});
export type Slide = z.infer<typeof slide>;

/** Pictures with captions for one place on the site, as staff choose them. */
export const contentBlockInput = z.object({ name: requiredText, images: z.array(slide) });
export type ContentBlockInput = z.infer<typeof contentBlockInput>;

export const contentBlock = contentBlockInput.extend(thingFields);
export type ContentBlock = z.infer<typeof contentBlock>;

/** The block whose pictures the home page's carousel shows. */
export const homeCarouselId = 1;
