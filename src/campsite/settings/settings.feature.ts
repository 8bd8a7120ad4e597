import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { websiteSettingsKindText } from "#messages/settings";
import { defineFeature } from "#src/cms/feature.ts";

export const settings = defineFeature({
  kinds: {
    websiteSettings: {
      path: "/websitesettings",
      screen: at.settings,
      words: websiteSettingsKindText,
      description: async () => (await import("./website-settings.ts")).websiteSettingsKind,
      page: "home",
    },
  },
});
