import { z } from "zod";
import { placeAddress, placePicture } from "#src/cms/photos/place-picture.ts";
import type { Field } from "#src/cms/kind/field.ts";
import { line, list, customValue, sortorder } from "#src/cms/kind/fields.ts";
import { contentBlockLabelsText } from "#messages/carousel";
import { labelsOf } from "#src/i18n/texts.ts";
import { defineKind, type AnswerOf, type StoredOf } from "#src/cms/kind/kind.ts";

const labels = labelsOf(contentBlockLabelsText);

const { label, holds, options } = placePicture(labels.picture, "the slide shows");
const slidePicture = {
  input: placeAddress.describe('The address of a photo, or a drawing: "drawing:" and a landscape'),
  output: z.string(),
  label,
  holds,
  options,
} satisfies Field;

export const contentBlockKind = defineKind({
  name: "contentBlock",
  about: "Pictures with captions, as in the home page's carousel",
  one: "a content block",
  many: "content blocks",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    name: line(labels.name),
    images: list(
      labels.images,
      {
        words: {
          title: line(labels.imagesTitle),
          subtitle: line(labels.imagesSubtitle, { kind: "lines" }),
        },
        fields: {
          /** The id of the slide. The id stays the same when staff reorder the slides. */
          id: customValue(z.int32().positive(), labels.imagesId, 1),
          url: slidePicture,
          sortorder: { ...sortorder(), input: z.int32() },
        },
        inForm: {
          hint: labels.imagesHint,
          add: labels.addImage,
          namedBy: "title",
          unnamed: labels.image,
        },
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

export const homeCarouselId = 1;
