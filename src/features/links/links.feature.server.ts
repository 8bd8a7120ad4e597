import { defineServerFeature } from "#src/platform/server-feature.ts";
import { linkCollection } from "./links.server.ts";

export const links = defineServerFeature({
  collections: { link: { collection: linkCollection } },
  fillsPage: { activities: async (context) => (await linkCollection.listAll(context)).length > 0 },
});
