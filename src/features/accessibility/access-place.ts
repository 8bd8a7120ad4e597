import { accessPlaceLabelsText } from "#messages/accessibility";
import { labelsOf } from "#src/i18n/texts.ts";
import { line, maybeDay, optionalLine, optionalNumber, picture, sortorder } from "#src/cms/kind/fields.ts";
import { defineKind, type StoredOf } from "#src/cms/kind/kind.ts";

const labels = labelsOf(accessPlaceLabelsText);

export const accessPlaceKind = defineKind({
  name: "accessPlace",
  about: "Buildings and places with their measures, for guests who need level ground or wide doors",
  one: "an accessible place",
  many: "accessible places",
  order: [{ by: "sortorder", direction: "asc" }],
  words: {
    name: line(labels.name, { hint: labels.nameHint }),
    entrance: optionalLine(labels.entrance, { hint: labels.entranceHint }),
    shower: optionalLine(labels.shower),
    toilet: optionalLine(labels.toilet),
    parking: optionalLine(labels.parking),
    more: optionalLine(labels.more, { hint: labels.moreHint }),
  },
  fields: {
    sortorder: sortorder(),
    threshold: optionalNumber(labels.threshold, {
      max: 200,
      about:
        "The height of the step or threshold at the entrance in cm. 0 without a step or threshold, null when unknown",
      hint: labels.thresholdHint,
    }),
    doorWidth: optionalNumber(labels.doorWidth, {
      min: 30,
      max: 1000,
      about: "The clear width of the narrowest door that guests use, in cm. Null when unknown",
      hint: labels.doorWidthHint,
    }),
    readerHeight: optionalNumber(labels.readerHeight, {
      max: 250,
      about:
        "The height of the card reader above the ground in cm. Null when there is no card reader or its height is unknown",
    }),
    turningSpace: optionalNumber(labels.turningSpace, {
      min: 30,
      max: 1000,
      about: "The diameter of the turning space beside the toilet in cm. Null when unknown",
      hint: labels.turningSpaceHint,
    }),
    imageUrl: picture(labels.imageUrl),
    measuredOn: maybeDay(labels.measuredOn, "The day on which the place was measured. Null when unknown"),
  },
  inList: ["name", "entrance", "threshold", "doorWidth", "sortorder"],
});
export type AccessPlace = StoredOf<typeof accessPlaceKind>;
