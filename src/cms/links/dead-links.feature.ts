import { deadLinksRowText } from "#messages/dead-links";
import { defineFeature } from "#src/cms/feature.ts";
import type { StartPart } from "#src/cms/staff/start-part.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";

export const deadLinks = defineFeature({
  rows: [{ group: "page", place: 7, icon: "external", to: at.deadLinks, words: deadLinksRowText }],
  screens: [{ path: at.deadLinks, load: () => import("./staff/dead-links-admin.tsx") }],
  // Without the return type, TypeScript reports a circular type through `KindName`.
  start: async (): Promise<StartPart> => (await import("./staff/dead-links-start.ts")).deadLinksStart,
});
