import { featuresOf, localizeBuilding, sanitaryBuildingKind } from "./sanitary-building.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { sanitaryPage } from "./sanitary-page.tsx";
import { sanitaryBuildingCollection } from "./sanitary.server.ts";

export const sanitary = defineServerFeature({
  demo: [{ place: 14, kind: sanitaryBuildingKind, file: "sanitary-buildings" }],
  collections: { sanitaryBuilding: { collection: sanitaryBuildingCollection } },
  pages: { sanitary: sanitaryPage },
  amenities: async (context) =>
    featuresOf(
      (await sanitaryBuildingCollection.listAll(context)).map((each) =>
        localizeBuilding(each, context.language),
      ),
    ),
  fillsPage: { sanitary: async (context) => (await sanitaryBuildingCollection.listAll(context)).length > 0 },
});
