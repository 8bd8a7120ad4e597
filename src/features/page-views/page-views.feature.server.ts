import { defineServerFeature } from "#src/platform/server-feature.ts";
import { startWritingCounts } from "#src/platform/jobs/write-counts.ts";
import { pageViewRoutes } from "./page-views.api.ts";
import { pageViewsJob } from "./page-views.server.ts";
import { createViewCounter } from "./view-counter.server.ts";

export const pageViews = defineServerFeature({
  api: [...pageViewRoutes],
  apiGroups: { pageviews: "Page views" },
  countViews(context) {
    const views = createViewCounter(context);
    return { count: views.count, stop: startWritingCounts(context, "page views", views.write) };
  },
  jobs: [pageViewsJob],
  tables: {
    pageView: { holds: "sums of page views", kept: "24 months" },
  },
});
