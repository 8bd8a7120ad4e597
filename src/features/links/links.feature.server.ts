import { activityLinks } from "./activity-links-section.tsx";
import { linkKind } from "./link.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { linkCollection } from "./links.server.ts";

export const links = defineServerFeature({
  demo: [{ place: 11, kind: linkKind, file: "links" }],
  collections: { link: { collection: linkCollection } },
  text: [activityLinks],
  fillsPage: { activities: async (context) => (await linkCollection.listAll(context)).length > 0 },
});
