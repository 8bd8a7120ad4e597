import { defineDemoPart } from "#src/cms/demo/demo-content.server.ts";
import { homePageKind } from "./home-page.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { addMissingHomePage, homePageCollection } from "./home-page.server.ts";

export const homePage = defineServerFeature({
  demo: [
    defineDemoPart({
      place: 19,
      kind: homePageKind,
      file: "home-page",
      save: (context, [base]) => addMissingHomePage(context, base),
      isAddedLater: true,
    }),
  ],
  collections: { homePage: { collection: homePageCollection } },
  addMissing: (context) => addMissingHomePage(context),
});
