import { defineServerFeature } from "#src/platform/server-feature.ts";
import { startWritingCounts } from "#src/platform/jobs/write-counts.ts";
import { redirectsJob } from "./not-found.server.ts";
import { redirectKind } from "./redirect.ts";
import { redirectRoutes } from "./redirects.api.ts";
import { findRedirect, findRedirectedPath, redirectCollection } from "./redirects.server.ts";
import { createUnknownCounter } from "./unknown-counter.server.ts";

export const redirects = defineServerFeature({
  demo: [{ place: 20, kind: redirectKind, file: "redirects" }],
  collections: { redirect: { collection: redirectCollection } },
  api: [...redirectRoutes],
  apiGroups: { notfound: "Addresses that guests didn't find" },
  redirectUnknown: findRedirect,
  findHeldPath: findRedirectedPath,
  countUnknown(context) {
    const counter = createUnknownCounter(context);
    return { count: counter.count, stop: startWritingCounts(context, "uses of redirects", counter.write) };
  },
  jobs: [redirectsJob],
  tables: {
    notFound: {
      holds: "addresses that guests didn't find, with counts",
      kept: "90 days after the last request",
    },
    redirectHit: { holds: "how often each redirect was used", kept: "24 months after the last use" },
  },
});
