import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { defineFeature } from "#src/cms/feature.ts";

export const pageViews = defineFeature({
  screens: [{ path: at.pageViews, load: () => import("./staff/page-views-admin.tsx") }],
});
