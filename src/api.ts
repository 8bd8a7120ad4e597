import { getActiveArticles } from "./features/articles/articles.api.ts";
import { postFeedback } from "./features/feedback/feedback.api.ts";
import { getActiveMessage } from "./features/messages/messages.api.ts";
import { getActiveAnnualRates } from "./features/rates/annual-rates.api.ts";
import { getGallery } from "./features/photos/photos.api.ts";
import { readWebsiteSettings } from "./features/settings/website-settings.api.ts";
import { getSun, getWeather } from "./features/weather/weather.api.ts";
import type { ApiRoute } from "./platform/api.ts";

/** The API, below /api/v1: who may call what. */
export const apiRoutes: readonly ApiRoute[] = [
  { method: "get", path: "/messages/active", access: "public", call: getActiveMessage },
  { method: "get", path: "/article/active", access: "public", call: getActiveArticles },
  { method: "get", path: "/websitesettings", access: "public", call: readWebsiteSettings },
  { method: "get", path: "/gallery/{id}", access: "public", call: getGallery },
  { method: "get", path: "/annualrates/active", access: "public", call: getActiveAnnualRates },
  { method: "post", path: "/feedback", access: "public", call: postFeedback },
  { method: "get", path: "/weather", access: "public", call: getWeather },
  { method: "get", path: "/sun", access: "public", call: getSun },
];
