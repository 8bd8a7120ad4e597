import { z } from "zod";
import { idInPath, publicCall, staffCall } from "#src/platform/api/api.ts";
import { putCall } from "#src/platform/api/collection-calls.ts";
import { websiteSettings } from "./website-settings.ts";
import { getWebsiteSettings, websiteSettingsCollection } from "./website-settings.server.ts";

export const websiteSettingRoutes = [
  publicCall("/websitesettings", {
    summary: "The settings",
    description: "The settings that guests' pages depend on.",
    answer: websiteSettings,
    handle: getWebsiteSettings,
  }),
  staffCall("get", "/websitesettings/{id}", {
    summary: "The settings, for staff",
    description: "The same as the public response, with the ETag for a save.",
    params: z.object({ id: idInPath }),
    answer: websiteSettings,
    handle: (context, { params: { id } }) => websiteSettingsCollection.get(context, id),
  }),
  staffCall("put", "/websitesettings/{id}", {
    ...putCall({ ...websiteSettingsCollection, answer: websiteSettings }),
    isTranslated: false,
  }),
];
