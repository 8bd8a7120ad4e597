import { defineServerFeature } from "#src/platform/server-feature.ts";
import { answerFavicon, answerLookFile, faviconPath } from "./look-answer.server.ts";
import { lookCollection } from "./look.server.ts";
import { lookPath } from "./mark.server.ts";

export const look = defineServerFeature({
  collections: { look: { collection: lookCollection } },
  routes: {
    [`${lookPath}/*`]: (context) => (request) => answerLookFile(context, request),
    [faviconPath]: (context, assetUrl) => () => answerFavicon(context, assetUrl),
  },
});
