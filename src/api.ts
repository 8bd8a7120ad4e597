import { getActiveArticles } from "./features/articles/articles.api.ts";
import { getActiveMessage } from "./features/messages/messages.api.ts";
import { getActiveAnnualRates } from "./features/rates/annual-rates.api.ts";
import { readWebsiteSettings } from "./features/settings/website-settings.api.ts";
import type { ApiRoute } from "./platform/api.ts";

/** The API, below /api/v1: who may call what. */
export const apiRoutes: readonly ApiRoute[] = [
  { method: "get", path: "/messages/active", access: "public", call: getActiveMessage },
  { method: "get", path: "/article/active", access: "public", call: getActiveArticles },
  { method: "get", path: "/websitesettings", access: "public", call: readWebsiteSettings },
  { method: "get", path: "/annualrates/active", access: "public", call: getActiveAnnualRates },
];
