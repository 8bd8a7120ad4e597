import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { storedThings, type Target, type ThingTable } from "#src/platform/stored.ts";
import type { WebsiteSettings, WebsiteSettingsInput } from "./website-settings.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    websiteSettings: ThingTable<WebsiteSettingsInput>;
  }
}

const settings = storedThings<WebsiteSettingsInput>("websiteSettings", {
  booleans: ["enableCPay", "enableOnlineBooking", "enableFeedback"],
});

/** The site has one set of them, from the start. */
const siteSettings: Target = { id: 1 };

/** The site's settings; everything off until they are first saved. */
export async function getWebsiteSettings(context: Context): Promise<WebsiteSettings> {
  return settings.get(context.db, siteSettings.id);
}

/**
 * Saves the settings.
 * @throws Problem not-found when others are named, stale
 */
export async function saveWebsiteSettings(
  context: Context,
  input: WebsiteSettingsInput,
  target = siteSettings,
): Promise<WebsiteSettings> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, (db) => settings.save(db, input, { target, updatedAt }));
}
