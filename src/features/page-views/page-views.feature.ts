import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { pageViewsRowText } from "#messages/page-views";
import { defineFeature } from "#src/cms/feature.ts";

export const pageViews = defineFeature({
  rows: [{ group: "team", place: 3, icon: "staff-pageViews", to: at.pageViews, words: pageViewsRowText }],
  screens: [{ path: at.pageViews, load: () => import("./staff/page-views-admin.tsx") }],
});
