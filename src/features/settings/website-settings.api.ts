import { defineCall } from "#src/platform/api.ts";
import { websiteSettings } from "./website-settings.ts";
import { getWebsiteSettings } from "./website-settings.server.ts";

/** GET /websitesettings */
export const readWebsiteSettings = defineCall({
  summary: "What is turned on",
  answer: websiteSettings,
  handle: getWebsiteSettings,
});
