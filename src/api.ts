import {
  getActiveArticles,
  postArticle,
  putArticle,
  readArticle,
  readArticles,
} from "./features/articles/articles.api.ts";
import {
  postFeedback,
  putArchived,
  putDeleted,
  putRestored,
  putStarred,
  readFeedback,
  readInbox,
  readInboxCounts,
} from "./features/feedback/feedback.api.ts";
import {
  getActiveMessage,
  postMessage,
  putMessage,
  readMessage,
  readMessages,
} from "./features/messages/messages.api.ts";
import { getGallery, postPhoto, putPhoto, readPhoto, readPhotos } from "./features/photos/photos.api.ts";
import {
  deleteAnnualRates,
  getActiveAnnualRates,
  postAnnualRates,
  putAnnualRates,
  readAllAnnualRates,
  readAnnualRates,
} from "./features/rates/annual-rates.api.ts";
import { putWebsiteSettings, readWebsiteSettings } from "./features/settings/website-settings.api.ts";
import { getSun, getWeather } from "./features/weather/weather.api.ts";
import type { ApiRoute } from "./platform/api.ts";

/** TABLE  the API, below /api/v1: who may call what. */
export const apiRoutes: readonly ApiRoute[] = [
  { method: "get", path: "/messages/active", access: "public", call: getActiveMessage },
  { method: "get", path: "/messages", access: "staff", list: readMessages },
  { method: "post", path: "/messages", access: "staff", call: postMessage },
  { method: "get", path: "/messages/{id}", access: "staff", call: readMessage },
  { method: "put", path: "/messages/{id}", access: "staff", call: putMessage },

  { method: "get", path: "/article/active", access: "public", call: getActiveArticles },
  { method: "get", path: "/article", access: "staff", list: readArticles },
  { method: "post", path: "/article", access: "staff", call: postArticle },
  { method: "get", path: "/article/{id}", access: "staff", call: readArticle },
  { method: "put", path: "/article/{id}", access: "staff", call: putArticle },

  { method: "get", path: "/gallery/{id}", access: "public", call: getGallery },
  { method: "get", path: "/photos", access: "staff", list: readPhotos },
  { method: "get", path: "/photos/{id}", access: "staff", call: readPhoto },
  { method: "put", path: "/photos/{id}", access: "staff", call: putPhoto },
  { method: "post", path: "/file/upload", access: "staff", call: postPhoto },

  { method: "post", path: "/feedback", access: "public", call: postFeedback },
  { method: "get", path: "/feedback", access: "staff", list: readInbox },
  { method: "get", path: "/feedback/counts", access: "staff", call: readInboxCounts },
  { method: "get", path: "/feedback/{id}", access: "staff", call: readFeedback },
  { method: "put", path: "/feedback/{id}/togglestarred", access: "staff", call: putStarred },
  { method: "put", path: "/feedback/{id}/togglearchived", access: "staff", call: putArchived },
  { method: "put", path: "/feedback/{id}/markAsDeleted", access: "staff", call: putDeleted },
  { method: "put", path: "/feedback/{id}/restore", access: "staff", call: putRestored },

  { method: "get", path: "/annualrates/active", access: "public", call: getActiveAnnualRates },
  { method: "get", path: "/annualrates", access: "staff", list: readAllAnnualRates },
  { method: "post", path: "/annualrates", access: "staff", call: postAnnualRates },
  { method: "get", path: "/annualrates/{id}", access: "staff", call: readAnnualRates },
  { method: "put", path: "/annualrates/{id}", access: "staff", call: putAnnualRates },
  { method: "delete", path: "/annualrates/{id}", access: "staff", call: deleteAnnualRates },

  { method: "get", path: "/websitesettings", access: "public", call: readWebsiteSettings },
  { method: "put", path: "/websitesettings/{id}", access: "staff", call: putWebsiteSettings },

  { method: "get", path: "/weather", access: "public", call: getWeather },
  { method: "get", path: "/sun", access: "public", call: getSun },
];
