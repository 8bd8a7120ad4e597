import { z } from "zod";
import { line, list, sortorder, type Field } from "#src/resource/fields.ts";
import { defineKind, type AnswerOf, type StoredOf } from "#src/resource/kind.ts";
import { requiredText } from "#src/resource/schemas.ts";

/** Told apart by it, wherever in the order they stand. */
const slideId = {
  input: z.int32().positive(),
  output: z.int32().positive(),
  label: { nb: "Nummer", en: "Number", de: "Nummer" },
} satisfies Field;

const slidePicture = {
  input: z.string().startsWith("/data/images/"),
  output: z.string(),
  label: { nb: "Bilde", en: "Picture", de: "Bild" },
  holds: "picture",
} satisfies Field;

/** Pictures with captions for one place on the site, as staff choose them. */
export const contentBlockKind = defineKind({
  name: "contentBlock",
  about: "Pictures with captions, as in the home page's carousel",
  one: "a content block",
  all: "All content blocks",
  order: { by: "id", of: "number", direction: "asc" },
  words: {},
  fields: {
    name: {
      input: requiredText,
      output: requiredText,
      label: { nb: "Navn", en: "Name", de: "Name" },
      empty: "home",
    },
    images: list(
      { nb: "Bilder", en: "Pictures", de: "Bilder" },
      {
        words: {
          title: line({ nb: "Tittel", en: "Title", de: "Titel" }),
          subtitle: line({ nb: "Bildetekst", en: "Caption", de: "Bildtext" }),
        },
        fields: { id: slideId, url: slidePicture, sortorder: sortorder() },
      },
      (slides) =>
        slides
          .max(30)
          .refine(
            (all) => new Set(all.map(({ id }) => id)).size === all.length,
            "must have ids of their own",
          ),
    ),
  },
});
export type StaffContentBlock = AnswerOf<typeof contentBlockKind>;
export type ContentBlock = StoredOf<typeof contentBlockKind>;
export type Slide = ContentBlock["images"][number];

/** The block whose pictures the home page's carousel shows. */
export const homeCarouselId = 1;
