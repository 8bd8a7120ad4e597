import { z } from "zod";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { listNamedValues } from "./named-values.server.ts";
import { listChangedValues } from "./value-check.server.ts";
import { followInTexts } from "./follow.server.ts";
import { saveRight } from "./right-as-written.server.ts";
import {
  changedValue,
  countToCheck,
  followAnswer,
  followInput,
  inWords,
  leftCount,
  rightInput,
  valuePlace,
} from "./value-check.ts";

const liveValue = z
  .object({
    key: z.string().describe('In a text: `<data value="identity.phone">…</data>`'),
    name: inWords.describe("What staff call it"),
    words: inWords.describe("How it reads in a sentence now"),
    where: valuePlace.describe("The screen where staff write it"),
    written: z.array(z.string()).describe("How it reads where somebody has written it out"),
    writtenBefore: z.array(z.string()).describe("The same of what it was during the last thirteen months"),
  })
  .meta({ id: "LiveValue" });

/** GET /livevalues */
export const readLiveValueList = defineStaffCall({
  summary: "The values that texts may name instead of repeating them, as they are now",
  description: "The phone number, the season, the prices that guests see. A text that names one follows it.",
  answer: z.array(liveValue),
  handle: listNamedValues,
});

/** GET /livevalues/changed */
export const readChangedValues = defineStaffCall({
  summary: "The values that changed lately, and what still has the old one written out",
  description:
    "Those of the last thirteen months, the last change first. Texts that name a value follow it; texts and PDFs where somebody wrote it out don’t.",
  answer: z.array(changedValue),
  handle: listChangedValues,
});

/** GET /livevalues/changed/count */
export const readChangedValuesLeft = defineStaffCall({
  summary: "How many resources may still have an old value written out, or name one that is gone",
  description: "Without those that staff have said are right as they are.",
  answer: leftCount,
  handle: async (context) => ({ left: countToCheck(await listChangedValues(context)) }),
});

/** PUT /livevalues/changed/follow */
export const putFollowing = defineStaffCall({
  summary: "Puts the value in place of the old words in texts",
  description:
    "Each resource is saved by itself, with an entry in its history. Left as they are: PDFs, and words that could be another value as well.",
  body: followInput,
  answer: followAnswer,
  handle: (context, { body }) => followInTexts(context, body),
});

/** PUT /livevalues/changed/right */
export const putRightAsWritten = defineStaffCall({
  summary: "Says that the old words are right where they stand, or that they aren't after all",
  description: "What is right isn't counted as left any more.",
  body: rightInput,
  answer: rightInput,
  async handle(context, { body }) {
    await saveRight(context, body);
    return body;
  },
});
