import { choice, lines, optionalLine, optionalNumber, picture } from "#src/cms/kind/fields.ts";
import { defineKind, type AnswerOf, type StoredOf, type ValuesOf } from "#src/cms/kind/kind.ts";
import { landscapes } from "#src/cms/photos/landscape.ts";
import { placePicture } from "#src/cms/photos/place-picture.ts";
import { viewLabelsText, viewText } from "#messages/view";
import { inEachOf, labelsOf } from "#src/i18n/texts.ts";

const labels = labelsOf(viewLabelsText);

export const siteViewKind = defineKind({
  name: "siteView",
  about: "The landscape of the drawings, and the home page's view",
  one: "the view",
  order: [{ by: "id", direction: "asc" }],
  words: {
    shows: lines(labels.shows, {
      max: 300,
      isCounted: false,
      hint: labels.showsHint,
    }),
    towards: optionalLine(labels.towards, {
      max: 40,
      hint: labels.towardsHint,
    }),
    landmark: optionalLine(labels.landmark, {
      max: 40,
      hint: labels.landmarkHint,
    }),
    landmarkShort: optionalLine(labels.landmarkShort, {
      max: 20,
      hint: labels.landmarkShortHint,
    }),
  },
  fields: {
    landscape: choice(
      landscapes,
      labels.landscape,
      "The landscape that the site’s drawings show",
      inEachOf(viewText, (words) => words.landscapes),
    ),
    imageUrl: picture(
      labels.imageUrl,
      "The address of the photo that the home page shows in the drawing’s place, or null",
    ),
    sharedUrl: placePicture(labels.sharedUrl, "is shown for a shared page without a picture of its own"),
    bearing: optionalNumber(labels.bearing, {
      max: 359,
      about: "The landmark’s bearing in degrees from north. Null without a ruler below the drawing",
      hint: labels.bearingHint,
    }),
  },
});
export type ViewValues = ValuesOf<typeof siteViewKind>;
export type StaffView = AnswerOf<typeof siteViewKind>;
export type StoredView = StoredOf<typeof siteViewKind>;
