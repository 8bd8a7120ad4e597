import { kinds } from "#src/cms/kinds.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import type { RowState } from "#src/cms/staff/places/place-row.ts";
import { websiteSettingsKind, type WebsiteSettings } from "#src/campsite/settings/website-settings.ts";
import { settingsRowText } from "#messages/settings";

const switches = [
  "enableOnlineBooking",
  "enableCPay",
  "enableFeedback",
  "enableWaitingList",
  "enableReceipts",
  "checkLinks",
  "totalFireBan",
] as const;

/** Shows in the row which switches are on. */
export const settingsState: RowState<WebsiteSettings> = {
  load: (api) => api.get(`${kinds.websiteSettings.path}/1`),
  words(settings, language) {
    const labels = labelsOf(websiteSettingsKind, language);
    const on = switches.filter((name) => settings[name]).map((name) => labels[name]);
    const text = settingsRowText[language];
    return on.length > 0 ? text.on({ names: on.join(", ") }) : text.allOff;
  },
};
