import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { statusRowText } from "#messages/status";
import { defineFeature } from "#src/cms/feature.ts";

export const status = defineFeature({
  rows: [{ group: "team", place: 4, icon: "staff-status", to: at.status, words: statusRowText }],
  screens: [{ path: at.status, load: () => import("./staff/status-admin.tsx") }],
});
