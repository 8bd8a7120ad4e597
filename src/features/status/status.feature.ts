import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { defineFeature } from "#src/cms/feature.ts";

export const status = defineFeature({
  screens: [{ path: at.status, load: () => import("./staff/status-admin.tsx") }],
});
