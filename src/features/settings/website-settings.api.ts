import { z } from "zod";
import { defineCall, defineStaffCall, idInPath } from "#src/platform/api.ts";
import { websiteSettings, websiteSettingsInput } from "./website-settings.ts";
import { getWebsiteSettings, saveWebsiteSettings } from "./website-settings.server.ts";

const params = z.object({ id: idInPath });

/** GET /websitesettings */
export const readWebsiteSettings = defineCall({
  summary: "What is turned on",
  answer: websiteSettings,
  handle: getWebsiteSettings,
});

/** PUT /websitesettings/{id} */
export const putWebsiteSettings = defineStaffCall({
  summary: "Saves what is turned on",
  params,
  body: websiteSettingsInput,
  answer: websiteSettings,
  isVersioned: true,
  handle: (context, { body, target }) => saveWebsiteSettings(context, body, target),
});
