import { listActiveArticles } from "#src/features/articles/articles.api.ts";
import { readStops } from "#src/features/departures/departures.api.ts";
import { postDocumentFile } from "#src/features/documents/documents.api.ts";
import { postGround } from "#src/features/plan/ground/ground.api.ts";
import { listActiveEvents } from "#src/features/events/events.api.ts";
import {
  postErasePerson,
  postFeedback,
  putAnswered,
  putArchived,
  putContact,
  putDeleted,
  putNote,
  putRead,
  putRestored,
  putSpam,
  putStarred,
  putUnanswered,
  readFeedback,
  readInbox,
  readInboxCounts,
  readInboxExport,
  postFindPerson,
} from "#src/features/feedback/feedback.api.ts";
import { putAnswer, putAnswerRetry, readCorrespondence } from "#src/features/feedback/inbox/answers.api.ts";
import { putPresence } from "#src/cms/presence/presence.api.ts";
import { putHistoryRestored, readHistory, readHistoryEntry } from "#src/cms/history/history.api.ts";
import {
  putFollowing,
  putRightAsWritten,
  readChangedValues,
  readChangedValuesLeft,
  readLiveValueList,
} from "#src/cms/live-values/live-values.api.ts";
import { getActiveMessage } from "#src/features/messages/messages.api.ts";
import { listGallery, postPhoto, putPhotoPlace, readPhotoPlace } from "#src/cms/photos/photos.api.ts";
import {
  deleteDevice,
  getNotifications,
  postDevice,
  putDeviceTest,
  putNotifications,
} from "#src/campsite/notifications/notifications.api.ts";
import { getPageViews } from "#src/features/page-views/page-views.api.ts";
import { getNow } from "#src/site/now/now.api.ts";
import { readSearch } from "#src/cms/search/search.api.ts";
import { deleteSkippedStep, putSkippedStep, readOverview } from "#src/admin/overview/overview.api.ts";
import { postPreview } from "#src/cms/preview.api.ts";
import { getActivePriceList } from "#src/features/prices/price-lists.api.ts";
import {
  putWebsiteSettings,
  readStoredWebsiteSettings,
  readWebsiteSettings,
} from "#src/campsite/settings/website-settings.api.ts";
import { getStatus } from "#src/features/status/status.api.ts";
import {
  readTranslationCounts,
  readTranslationGaps,
  readTranslationSources,
} from "#src/cms/translations/translations.api.ts";
import { getSun, getWeather } from "#src/features/weather/weather.api.ts";
import { putTakenDown } from "#src/features/webcam/cameras.api.ts";
import { collections } from "#site/collections";
import { kindNames, kinds, type KindName } from "#src/cms/kinds.ts";
import { address } from "#src/i18n/addresses.ts";
import type { ApiAbout } from "#src/platform/api/api-document.ts";
import type { ApiRoute } from "#src/platform/api/api.ts";
import type { Config } from "#src/platform/config.ts";
import {
  collectionRoutes,
  type Collection,
  type CollectionRoute,
} from "#src/platform/api/collection-calls.ts";

type ListedKind = Exclude<KindName, "websiteSettings">;
type CallsOf<Name extends ListedKind> =
  (typeof collections)[Name]["collection"] extends Collection<
    infer Resource,
    infer Input,
    infer Sent,
    infer Row
  >
    ? CollectionRoute<(typeof kinds)[Name]["path"], Resource, Input, Sent, Row>
    : never;

/** The calls that every kind has. The settings are left out: there is only one of them, so no list. */
const collectionCalls = kindNames
  .filter((name) => name !== "websiteSettings")
  // In the loop the types are those of any kind. The cast restores each kind's own types.
  .flatMap((name) => collectionRoutes(kinds[name].path, collections[name].collection as Collection)) as {
  [Name in ListedKind]: CallsOf<Name>;
}[ListedKind][];

/** TABLE  the API below /api/v1: each call and its access. The calls of single kinds come first. */
export const apiRoutes = [
  { method: "get", path: "/messages/active", access: "public", call: getActiveMessage },

  { method: "get", path: "/article/active", access: "public", list: listActiveArticles },

  { method: "get", path: "/gallery/{id}", access: "public", list: listGallery },
  { method: "get", path: "/photos/{id}/place", access: "staff", call: readPhotoPlace },
  { method: "put", path: "/photos/{id}/place", access: "staff", call: putPhotoPlace },
  { method: "post", path: "/file/upload", access: "staff", call: postPhoto },

  { method: "post", path: "/feedback", access: "public", call: postFeedback },
  { method: "get", path: "/feedback", access: "staff", list: readInbox },
  { method: "get", path: "/feedback/counts", access: "staff", call: readInboxCounts },
  { method: "get", path: "/feedback/export", access: "staff", file: readInboxExport },
  { method: "post", path: "/feedback/person", access: "staff", call: postFindPerson },
  { method: "post", path: "/feedback/person/erase", access: "staff", call: postErasePerson },
  { method: "get", path: "/feedback/{id}", access: "staff", call: readFeedback },
  { method: "put", path: "/feedback/{id}/togglestarred", access: "staff", call: putStarred },
  { method: "put", path: "/feedback/{id}/togglearchived", access: "staff", call: putArchived },
  { method: "put", path: "/feedback/{id}/markAsDeleted", access: "staff", call: putDeleted },
  { method: "put", path: "/feedback/{id}/markAsSpam", access: "staff", call: putSpam },
  { method: "put", path: "/feedback/{id}/restore", access: "staff", call: putRestored },
  { method: "put", path: "/feedback/{id}/read", access: "staff", call: putRead },
  { method: "get", path: "/feedback/{id}/correspondence", access: "staff", call: readCorrespondence },
  { method: "put", path: "/feedback/{id}/answer", access: "staff", call: putAnswer },
  { method: "put", path: "/feedback/{id}/markAsAnswered", access: "staff", call: putAnswered },
  { method: "put", path: "/feedback/{id}/markAsUnanswered", access: "staff", call: putUnanswered },
  { method: "put", path: "/feedback/{id}/answers/{answerId}/retry", access: "staff", call: putAnswerRetry },
  { method: "put", path: "/feedback/{id}/note", access: "staff", call: putNote },
  { method: "put", path: "/feedback/{id}/contact", access: "staff", call: putContact },

  { method: "get", path: "/annualrates/active", access: "public", call: getActivePriceList },

  { method: "get", path: "/websitesettings", access: "public", call: readWebsiteSettings },
  { method: "get", path: "/websitesettings/{id}", access: "staff", call: readStoredWebsiteSettings },
  { method: "put", path: "/websitesettings/{id}", access: "staff", call: putWebsiteSettings },
  { method: "get", path: "/events/active", access: "public", list: listActiveEvents },
  { method: "post", path: "/documents/file", access: "staff", call: postDocumentFile },
  { method: "post", path: "/plan/ground", access: "staff", call: postGround },
  { method: "put", path: "/cameras/{id}/takedown", access: "staff", call: putTakenDown },

  { method: "put", path: "/presence", access: "staff", call: putPresence },
  { method: "get", path: "/history", access: "staff", list: readHistory },
  { method: "get", path: "/history/{id}", access: "staff", call: readHistoryEntry },
  { method: "put", path: "/history/{id}/restore", access: "staff", call: putHistoryRestored },
  { method: "get", path: "/overview", access: "staff", call: readOverview },
  { method: "put", path: "/overview/skipped/{step}", access: "staff", call: putSkippedStep },
  { method: "delete", path: "/overview/skipped/{step}", access: "staff", call: deleteSkippedStep },
  { method: "get", path: "/search", access: "staff", call: readSearch },
  { method: "get", path: "/status", access: "staff", call: getStatus },
  { method: "get", path: "/notifications", access: "staff", call: getNotifications },
  { method: "put", path: "/notifications", access: "staff", call: putNotifications },
  { method: "post", path: "/notifications/devices", access: "staff", call: postDevice },
  { method: "delete", path: "/notifications/devices/{id}", access: "staff", call: deleteDevice },
  { method: "put", path: "/notifications/devices/{id}/test", access: "staff", call: putDeviceTest },
  { method: "get", path: "/pageviews", access: "staff", call: getPageViews },
  { method: "get", path: "/translations/gaps", access: "staff", list: readTranslationGaps },
  { method: "get", path: "/translations/counts", access: "staff", call: readTranslationCounts },
  { method: "get", path: "/translations/sources", access: "staff", call: readTranslationSources },
  { method: "get", path: "/livevalues", access: "staff", call: readLiveValueList },
  { method: "get", path: "/livevalues/changed", access: "staff", call: readChangedValues },
  { method: "get", path: "/livevalues/changed/count", access: "staff", call: readChangedValuesLeft },
  { method: "put", path: "/livevalues/changed/follow", access: "staff", call: putFollowing },
  { method: "put", path: "/livevalues/changed/right", access: "staff", call: putRightAsWritten },
  { method: "post", path: "/preview", access: "staff", call: postPreview },

  { method: "get", path: "/stops", access: "staff", call: readStops },

  { method: "get", path: "/now", access: "public", call: getNow },
  { method: "get", path: "/weather", access: "public", call: getWeather },
  { method: "get", path: "/sun", access: "public", call: getSun },

  ...collectionCalls,
] as const satisfies readonly ApiRoute[];

export const apiAbout = ({ siteOrigin }: Pick<Config, "siteOrigin">): ApiAbout => ({
  title: "Campsite",
  description:
    "The content of the campsite's website. Public calls answer in the requested language. Staff calls need a bearer token. A resource's version is its ETag. A PUT changes only the fields in its body. In an optional field, null and an empty text mean the same. A number can also be sent as text, and a date or time in any format of ISO 8601.",
  contact: { name: "The campsite", url: new URL(address("contactUs", "nb"), siteOrigin).href },
  license: { name: "All rights reserved", url: new URL(address("aboutUs", "nb"), siteOrigin).href },
  groups: {
    ...Object.fromEntries(
      kindNames.map((name) => [kinds[name].path.slice(1), collections[name].collection.about]),
    ),
    gallery: "The photos that guests see",
    file: "Uploads",
    feedback: "Guests' messages, and the inbox of staff",
    presence: "The staff who have a form open",
    history: "Changes with their author and time",
    overview: "Open tasks of staff",
    status: "The state of the site",
    notifications: "Notifications for staff",
    pageviews: "Page views",
    search: "Search in content and messages",
    translations: "Missing and outdated translations",
    preview: "Previews of unsaved content",
    livevalues: "Live values, which texts name instead of repeating them",
    stops: "Stops for departures",
    now: "The news of this hour",
    weather: "The weather forecast",
    sun: "Sunrise and sunset",
  },
});
