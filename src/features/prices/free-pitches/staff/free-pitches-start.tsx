import { defineStartPart } from "#src/cms/staff/start-part.ts";
import type { FreePitchesOverview } from "#src/features/prices/free-pitches/free-pitches.api.ts";
import { FreePitchesToday } from "./free-pitches-today.tsx";

export const freePitchesStart = defineStartPart<FreePitchesOverview>()({
  path: "/overview/freepitches",
  Today: ({ data }) => <FreePitchesToday {...data} />,
  isAbove: true,
});
