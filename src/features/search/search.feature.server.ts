import { searchQuery } from "#src/campsite/search-query.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { missedWordRoutes } from "./missed-words.api.ts";
import { missedWordsJob } from "./missed-words.server.ts";
import { searchPage } from "./search-page.tsx";

export const search = defineServerFeature({
  pages: { search: searchPage },
  api: [...missedWordRoutes],
  apiGroups: { missedwords: "Words that guests searched for without a result" },
  jobs: [missedWordsJob],
  tables: {
    missedWord: {
      holds: "words that guests searched for without a result, with counts",
      kept: "90 days after the last search",
    },
  },
  queries: { search: searchQuery },
});
