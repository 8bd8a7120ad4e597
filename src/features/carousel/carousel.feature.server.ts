import { contentBlockKind } from "./content-block.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { carouselSection } from "./carousel-section.tsx";
import { contentBlockCollection, contentFile } from "./content-blocks.server.ts";

export const carousel = defineServerFeature({
  demo: [{ place: 9, kind: contentBlockKind, file: "carousel" }],
  collections: { contentBlock: { collection: contentBlockCollection } },
  home: [carouselSection],
  files: [contentFile],
});
