import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { fromStored, saveRow, type ThingTable } from "#src/platform/stored.ts";
import type { WebsiteSettings, WebsiteSettingsInput } from "./website-settings.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    websiteSettings: ThingTable<WebsiteSettingsInput>;
  }
}

const toSettings = fromStored<WebsiteSettingsInput>({
  booleans: ["enableCPay", "enableOnlineBooking", "enableFeedback"],
});

/** The site's settings; everything off until they are first saved. */
export async function getWebsiteSettings(context: Context): Promise<WebsiteSettings> {
  const row = await context.db
    .selectFrom("websiteSettings")
    .selectAll()
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row
    ? toSettings(row)
    : {
        id: 1,
        updatedAt: "1970-01-01T00:00:00Z",
        enableCPay: false,
        enableOnlineBooking: false,
        enableFeedback: false,
      };
}

/** Adds the settings, or replaces those with this id. */
export async function saveWebsiteSettings(
  context: Context,
  input: WebsiteSettingsInput,
  id?: number,
): Promise<WebsiteSettings> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, async (db) =>
    toSettings(await saveRow<WebsiteSettingsInput>(db, "websiteSettings", input, { id, updatedAt })),
  );
}
