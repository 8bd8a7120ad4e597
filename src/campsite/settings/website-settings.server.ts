import { collectionOf } from "#src/cms/collection.server.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { websiteSettingsKind, type WebsiteSettings, type WebsiteSettingsInput } from "./website-settings.ts";

export const websiteSettingsCollection = collectionOf(websiteSettingsKind, {
  isFixed: true,
  complete: async (_, { offeredLanguages, ...input }) => ({
    ...input,
    offeredLanguages: otherLanguages.filter((language) => offeredLanguages.includes(language)),
  }),
});

const siteSettings: Target = { id: 1 };

export async function getWebsiteSettings(context: Context): Promise<WebsiteSettings> {
  const [settings] = await websiteSettingsCollection.listAll(context);
  if (!settings) throw new Problem("not-found");
  return settings;
}

/** @throws Problem "not-found" if the target has another id, "stale" if its version is outdated */
export async function saveWebsiteSettings(
  context: Context,
  input: WebsiteSettingsInput,
  target = siteSettings,
): Promise<WebsiteSettings> {
  return websiteSettingsCollection.save(context, input, target);
}
