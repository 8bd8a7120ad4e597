import { z } from "zod";
import { staffCall } from "#src/platform/api/api.ts";
import { pageViews, viewPeriods } from "./page-views.ts";
import { readPageViews } from "./page-views.server.ts";

export const pageViewRoutes = [
  staffCall("get", "/pageviews", {
    summary: "Page views by day or month, page and language",
    description:
      "Sums without personal data. Programs that identify themselves and prefetched pages aren't counted. Page views of staff are counted. Views appear within a minute.",
    query: z.object({
      period: z.enum(viewPeriods).default("days").describe("The last 30 days, or the last 12 months"),
    }),
    answer: pageViews,
    handle: (context, { query: { period } }) => readPageViews(context, period),
  }),
];
