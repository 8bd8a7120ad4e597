import { defineStayCardLine, defineStaySection } from "#src/campsite/stay-section.ts";
import { loadFree } from "./free-pitches.server.ts";
import { FullSign } from "./full-sign.tsx";

export const freePitchesOfStay = defineStaySection({
  place: 1,
  load: loadFree,
  Board: ({ data, ...props }) => <FullSign free={data} {...props} />,
});

export const freePitchesOnCards = defineStayCardLine({
  place: 1,
  load: loadFree,
  View: ({ data, ...props }) => <FullSign free={data} {...props} />,
});
