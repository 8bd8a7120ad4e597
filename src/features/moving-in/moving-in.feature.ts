import { movingInRowText } from "#messages/moving-in";
import { defineFeature } from "#src/cms/feature.ts";
import type { StartPart } from "#src/cms/staff/start-part.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";

export const movingIn = defineFeature({
  rows: [{ group: "website", place: 7, icon: "archive", to: at.movedIn, words: movingInRowText }],
  screens: [{ path: at.movedIn, load: () => import("./staff/moved-in-admin.tsx") }],
  // Without this type, the type of the features would depend on itself.
  start: async (): Promise<StartPart> => (await import("./staff/moved-in-start.ts")).movedInStart,
});
