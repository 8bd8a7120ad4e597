import { defineServerFeature } from "#src/platform/server-feature.ts";
import {
  putWebsiteSettings,
  readStoredWebsiteSettings,
  readWebsiteSettings,
} from "./website-settings.api.ts";
import { websiteSettingsCollection } from "./website-settings.server.ts";

export const settings = defineServerFeature({
  collections: { websiteSettings: { collection: websiteSettingsCollection, hasOwnCalls: true } },
  api: [
    { method: "get", path: "/websitesettings", access: "public", call: readWebsiteSettings },
    { method: "get", path: "/websitesettings/{id}", access: "staff", call: readStoredWebsiteSettings },
    { method: "put", path: "/websitesettings/{id}", access: "staff", call: putWebsiteSettings },
  ],
});
