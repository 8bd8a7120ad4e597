import { z } from "zod";
import { staffCall } from "#src/platform/api/api.ts";
import { listNamedValues } from "./named-values.server.ts";
import { listChangedValues } from "./value-check.server.ts";
import { followInTexts } from "./follow.server.ts";
import { saveRight } from "./marked-correct.server.ts";
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
    key: z
      .string()
      .describe('The name of the value, which a text contains as `<data value="identity.phone">…</data>`'),
    name: inWords.describe("The value's name for staff"),
    words: inWords.describe("The current text of the value in a sentence"),
    where: valuePlace.describe("The screen where staff edit the value"),
    written: z.array(z.string()).describe("The spellings of the value in texts"),
    writtenBefore: z
      .array(z.string())
      .describe("The spellings of former values from the last thirteen months"),
  })
  .meta({ id: "LiveValue" });

export const liveValueRoutes = [
  staffCall("get", "/livevalues", {
    summary: "All live values with their current texts",
    description:
      "For example the phone number, the season and the prices. A text that names a value always shows the current value.",
    answer: z.array(liveValue),
    handle: listNamedValues,
  }),
  staffCall("get", "/livevalues/changed", {
    summary: "The values that changed recently, and the places that still spell out a former value",
    description:
      "Changes of the last thirteen months and older removals, newest first. Texts that name a value are up to date. Texts and PDFs that spell out a former value aren’t. The texts that only a next version has are separate places, with `isNext`.",
    answer: z.array(changedValue),
    handle: listChangedValues,
  }),
  staffCall("get", "/livevalues/changed/count", {
    summary: "The number of resources that may spell out a former value or name a removed value",
    description: "Places that staff have marked as correct aren't counted.",
    answer: leftCount,
    handle: async (context) => ({ left: countToCheck(await listChangedValues(context)) }),
  }),
  staffCall("put", "/livevalues/changed/follow", {
    summary: "Replaces the former text of a value by the value's name",
    description:
      "Each resource is saved separately, with an entry in its history. PDFs, and texts that could mean another value, aren't changed.",
    body: followInput,
    answer: followAnswer,
    handle: (context, { body }) => followInTexts(context, body),
  }),
  staffCall("put", "/livevalues/changed/right", {
    summary: "Marks a spelled-out value as correct, or removes the mark",
    description: "Marked places are no longer counted.",
    body: rightInput,
    answer: rightInput,
    async handle(context, { body }) {
      await saveRight(context, body);
      return body;
    },
  }),
];
