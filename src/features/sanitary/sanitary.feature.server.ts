import { defineServerFeature } from "#src/platform/server-feature.ts";
import { sanitaryPage } from "./sanitary-page.tsx";
import { sanitaryBuildingCollection } from "./sanitary.server.ts";

export const sanitary = defineServerFeature({
  collections: { sanitaryBuilding: { collection: sanitaryBuildingCollection } },
  pages: { sanitary: sanitaryPage },
  fillsPage: { sanitary: async (context) => (await sanitaryBuildingCollection.listAll(context)).length > 0 },
});
