import { defineServerFeature } from "#src/platform/server-feature.ts";
import { addMissingHomePage, homePageCollection } from "./home-page.server.ts";

export const homePage = defineServerFeature({
  collections: { homePage: { collection: homePageCollection } },
  addMissing: (context) => addMissingHomePage(context),
});
