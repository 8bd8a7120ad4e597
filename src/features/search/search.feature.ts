import { missedWordsRowText } from "#messages/guest-search";
import { defineFeature } from "#src/cms/feature.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";

export const search = defineFeature({
  rows: [{ group: "website", place: 6, icon: "search", to: at.missedWords, words: missedWordsRowText }],
  screens: [{ path: at.missedWords, load: () => import("./staff/missed-words-admin.tsx") }],
});
