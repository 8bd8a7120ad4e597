import { z } from "zod";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { pageViews, viewPeriods } from "./page-views.ts";
import { readPageViews } from "./page-views.server.ts";

/** GET /pageviews */
export const getPageViews = defineStaffCall({
  summary: "How often pages were opened, by day or month, page and language",
  description:
    "Sums, and nothing of who opened a page. Programs that say what they are, and pages that a browser fetches ahead, aren't counted; staff are. What has just been counted is here within a minute.",
  query: z.object({
    period: z.enum(viewPeriods).default("days").describe("The last 30 days, or the last 12 months"),
  }),
  answer: pageViews,
  handle: (context, { query: { period } }) => readPageViews(context, period),
});
