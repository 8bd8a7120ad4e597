import { z } from "zod";
import { moment, customValue } from "#src/cms/kind/fields.ts";
import { defineKind, type StoredOf } from "#src/cms/kind/kind.ts";
import { seaDegrees } from "./reading-visibility.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { readingLabelsText } from "#messages/sea";

const labels = labelsOf(readingLabelsText);

export const seaReadingKind = defineKind({
  name: "seaReading",
  about: "The sea's temperature as staff measured it",
  one: "the sea's temperature",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    temperature: customValue(
      z.number().min(seaDegrees.least).max(seaDegrees.most).describe("Degrees Celsius"),
      labels.temperature,
      0,
    ),
    measuredAt: moment(labels.measuredAt, "Guests see the reading for 24 hours from this time"),
  },
});
export type SeaReading = StoredOf<typeof seaReadingKind>;
