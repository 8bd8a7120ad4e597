import { defineServerFeature } from "#src/platform/server-feature.ts";
import { accessPlaceKind } from "./access-place.ts";
import { accessPlaceCollection, accessWords } from "./access-places.server.ts";
import { accessibilityPage } from "./accessibility-page.tsx";

export const accessibility = defineServerFeature({
  demo: [{ place: 23, kind: accessPlaceKind, file: "access-places" }],
  collections: { accessPlace: { collection: accessPlaceCollection } },
  pages: { accessibility: accessibilityPage },
  pageWords: { accessibility: accessWords },
  fillsPage: { accessibility: async (context) => (await accessPlaceCollection.listAll(context)).length > 0 },
});
