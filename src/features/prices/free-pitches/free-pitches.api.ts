import { z } from "zod";
import { staffCall } from "#src/platform/api/api.ts";
import { freePitchesCollection, listPitchKinds } from "./free-pitches.server.ts";
import { freePitchesKind } from "./free-pitches.ts";
import { pitchKinds } from "#src/campsite/now/pitch.ts";

const answer = z.object({
  entered: freePitchesKind.answer.describe("The latest values, with their day"),
  kinds: z.array(z.enum(pitchKinds)).describe("The kinds of pitches that the campsite has"),
});
export type FreePitchesOverview = z.infer<typeof answer>;

export const freePitchRoutes = [
  staffCall("get", "/overview/freepitches", {
    summary: "The latest free pitches that staff entered",
    description: "For the start screen of the staff area.",
    answer,
    async handle(context) {
      const [entered, kinds] = await Promise.all([
        freePitchesCollection.get(context, 1),
        listPitchKinds(context),
      ]);
      return { entered, kinds };
    },
  }),
];
