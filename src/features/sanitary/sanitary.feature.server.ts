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
  pageWords: {
    sanitary: async (context) =>
      (await sanitaryBuildingCollection.listAll(context))
        .map((building) => localizeBuilding(building, context.language))
        .map(({ words, attributes }) => {
          const here = attributes.filter(({ isHere }) => isHere).map(({ words: { label } }) => label);
          return `${words.name}: ${here.join(", ")}.`;
        })
        .join(" "),
  },
  fillsPage: { sanitary: async (context) => (await sanitaryBuildingCollection.listAll(context)).length > 0 },
});
