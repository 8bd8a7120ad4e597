import { z } from "zod";
import { defineCall, defineStaffCall, idInPath } from "#src/platform/api/api.ts";
import { putCall } from "#src/platform/api/collection-calls.ts";
import { websiteSettings } from "./website-settings.ts";
import { getWebsiteSettings, websiteSettingsCollection } from "./website-settings.server.ts";

const params = z.object({ id: idInPath });

/** GET /websitesettings */
export const readWebsiteSettings = defineCall({
  summary: "The settings",
  description: "The settings that guests' pages depend on.",
  answer: websiteSettings,
  handle: getWebsiteSettings,
});

/** GET /websitesettings/{id} */
export const readStoredWebsiteSettings = defineStaffCall({
  summary: "The settings, for staff",
  description: "The same as the public response, with the ETag for a save.",
  params,
  answer: websiteSettings,
  handle: (context, { params: { id } }) => websiteSettingsCollection.get(context, id),
});

/** PUT /websitesettings/{id} */
export const putWebsiteSettings = {
  ...putCall({ ...websiteSettingsCollection, answer: websiteSettings }),
  isTranslated: false,
};
