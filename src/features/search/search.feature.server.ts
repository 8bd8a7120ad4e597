import { searchQuery } from "#src/campsite/search-query.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { searchPage } from "./search-page.tsx";

export const search = defineServerFeature({
  pages: { search: searchPage },
  queries: { search: searchQuery },
});
