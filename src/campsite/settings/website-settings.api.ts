import { z } from "zod";
import { defineCall, defineStaffCall, idInPath } from "#src/platform/api/api.ts";
import { putCall } from "#src/platform/api/collection-calls.ts";
import { websiteSettings } from "./website-settings.ts";
import { getWebsiteSettings, websiteSettingsCollection } from "./website-settings.server.ts";

const params = z.object({ id: idInPath });

/** GET /websitesettings */
export const readWebsiteSettings = defineCall({
  summary: "What is turned on",
  description: "The site's one set of switches, for anyone.",
  answer: websiteSettings,
  handle: getWebsiteSettings,
});

/** GET /websitesettings/{id} */
export const readStoredWebsiteSettings = defineStaffCall({
  summary: "What is turned on, as staff keep it",
  description: "The same as the public answer, with the ETag that a save names.",
  params,
  answer: websiteSettings,
  handle: (context, { params: { id } }) => websiteSettingsCollection.get(context, id),
});

/** PUT /websitesettings/{id} */
export const putWebsiteSettings = {
  ...putCall({ ...websiteSettingsCollection, answer: websiteSettings }),
  isTranslated: false,
};
