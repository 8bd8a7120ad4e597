import { defineServerFeature } from "#src/platform/server-feature.ts";
import { viewCollection } from "./view.server.ts";

export const view = defineServerFeature({
  collections: { siteView: { collection: viewCollection } },
});
