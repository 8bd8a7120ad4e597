import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { websiteSettingsKindText } from "#messages/settings";
import { historyRowText } from "#messages/history";
import { notificationsRowText } from "#messages/notifications";
import { defineFeature } from "#src/cms/feature.ts";

export const settings = defineFeature({
  rows: [
    {
      group: "team",
      place: 1,
      icon: "staff-notifications",
      to: at.notifications,
      words: notificationsRowText,
    },
    { group: "team", place: 2, icon: "staff-history", to: at.history, words: historyRowText },
  ],
  kinds: {
    websiteSettings: {
      path: "/websitesettings",
      screen: at.settings,
      words: websiteSettingsKindText,
      description: async () => (await import("./website-settings.ts")).websiteSettingsKind,
      page: "home",
      content: {
        group: "website",
        place: 1,
        icon: "staff-configuration",
        state: async () => (await import("./staff/settings-row.ts")).settingsState,
      },
    },
  },
});
