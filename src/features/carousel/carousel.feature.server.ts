import { defineServerFeature } from "#src/platform/server-feature.ts";
import { contentBlockCollection, contentFile } from "./content-blocks.server.ts";

export const carousel = defineServerFeature({
  collections: { contentBlock: { collection: contentBlockCollection } },
  files: [contentFile],
});
