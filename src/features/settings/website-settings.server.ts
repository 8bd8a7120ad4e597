import { withLanguages } from "#src/resource/schemas.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { storedResources, type Target, type ResourceTable } from "#src/platform/store/stored.ts";
import { defineCollection } from "#src/platform/api/collection-calls.ts";
import {
  websiteSettings,
  websiteSettingsInput,
  type WebsiteSettings,
  type WebsiteSettingsInput,
} from "./website-settings.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    websiteSettings: ResourceTable<WebsiteSettingsInput>;
  }
}

const settings = storedResources<WebsiteSettingsInput>("websiteSettings", {
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
  return inTransaction(context, (transaction) => settings.save(transaction, input, target));
}

/** The settings as staff keep them. */
export const websiteSettingsCollection = defineCollection({
  about: "What is turned on",
  one: "what is turned on",
  all: "What is turned on: one resource",
  answer: withLanguages(websiteSettings, "StaffWebsiteSettings"),
  input: websiteSettingsInput,
  list: async (context) => ({ items: [await getWebsiteSettings(context)], next: undefined }),
  get: ({ db }, id) => settings.get(db, id),
  save: saveWebsiteSettings,
});
