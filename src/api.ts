import { listActiveArticles } from "./features/articles/articles.api.ts";
import { articleCollection } from "./features/articles/articles.server.ts";
import { contentBlockCollection } from "#src/features/carousel/content-blocks.server.ts";
import { identityCollection } from "#src/features/identity/identity.server.ts";
import { linkCollection } from "#src/features/links/links.server.ts";
import { pageTextCollection } from "#src/features/page-texts/page-texts.server.ts";
import { postDocumentFile } from "./features/documents/documents.api.ts";
import { documentCollection } from "./features/documents/documents.server.ts";
import { listActiveEvents } from "./features/events/events.api.ts";
import { eventCollection } from "./features/events/events.server.ts";
import { faqCollection } from "./features/faq/faqs.server.ts";
import {
  postErasePerson,
  postFeedback,
  putArchived,
  putContact,
  putDeleted,
  putNote,
  putRestored,
  putStarred,
  readFeedback,
  readInbox,
  readInboxCounts,
  readInboxExport,
  postFindPerson,
} from "./features/feedback/feedback.api.ts";
import { putHistoryRestored, readHistory, readHistoryEntry } from "./features/history/history.api.ts";
import { getActiveMessage } from "./features/messages/messages.api.ts";
import { messageCollection } from "./features/messages/messages.server.ts";
import { listGallery, postPhoto } from "./features/photos/photos.api.ts";
import { photoCollection } from "./features/photos/photo-collection.server.ts";
import { readOverview } from "./features/overview/overview.api.ts";
import { postPreview } from "./features/preview.api.ts";
import { getActivePriceList } from "#src/features/prices/price-lists.api.ts";
import { priceListCollection } from "#src/features/prices/price-lists.server.ts";
import { cardStepCollection, sanitaryBuildingCollection } from "./features/sanitary/sanitary.server.ts";
import {
  putWebsiteSettings,
  readStoredWebsiteSettings,
  readWebsiteSettings,
} from "./features/settings/website-settings.api.ts";
import { readTranslationGaps } from "./features/translations/translations.api.ts";
import { getSun, getWeather } from "./features/weather/weather.api.ts";
import { putTakenDown } from "./features/webcam/cameras.api.ts";
import { cameraCollection } from "./features/webcam/cameras.server.ts";
import { resourcePaths } from "./features/resource-addresses.ts";
import { address } from "./i18n/addresses.ts";
import type { ApiAbout } from "#src/platform/api/api-document.ts";
import type { ApiRoute } from "#src/platform/api/api.ts";
import type { Config } from "./platform/config.ts";
import { collectionRoutes } from "#src/platform/api/collection-calls.ts";

/** TABLE  the API, below /api/v1: who may call what. */
export const apiRoutes = [
  { method: "get", path: "/messages/active", access: "public", call: getActiveMessage },
  ...collectionRoutes(resourcePaths.message, messageCollection),

  { method: "get", path: "/article/active", access: "public", list: listActiveArticles },
  ...collectionRoutes(resourcePaths.article, articleCollection),

  { method: "get", path: "/gallery/{id}", access: "public", list: listGallery },
  ...collectionRoutes(resourcePaths.photo, photoCollection),
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
  { method: "put", path: "/feedback/{id}/restore", access: "staff", call: putRestored },
  { method: "put", path: "/feedback/{id}/note", access: "staff", call: putNote },
  { method: "put", path: "/feedback/{id}/contact", access: "staff", call: putContact },

  { method: "get", path: "/annualrates/active", access: "public", call: getActivePriceList },
  ...collectionRoutes(resourcePaths.priceList, priceListCollection),

  { method: "get", path: "/websitesettings", access: "public", call: readWebsiteSettings },
  { method: "get", path: "/websitesettings/{id}", access: "staff", call: readStoredWebsiteSettings },
  { method: "put", path: "/websitesettings/{id}", access: "staff", call: putWebsiteSettings },

  ...collectionRoutes(resourcePaths.identity, identityCollection),
  ...collectionRoutes(resourcePaths.pageText, pageTextCollection),
  ...collectionRoutes(resourcePaths.faq, faqCollection),
  ...collectionRoutes(resourcePaths.link, linkCollection),
  { method: "get", path: "/events/active", access: "public", list: listActiveEvents },
  ...collectionRoutes(resourcePaths.event, eventCollection),
  { method: "post", path: "/documents/file", access: "staff", call: postDocumentFile },
  ...collectionRoutes(resourcePaths.document, documentCollection),
  ...collectionRoutes(resourcePaths.contentBlock, contentBlockCollection),
  ...collectionRoutes(resourcePaths.sanitaryBuilding, sanitaryBuildingCollection),
  ...collectionRoutes(resourcePaths.cardStep, cardStepCollection),
  ...collectionRoutes(resourcePaths.camera, cameraCollection),
  { method: "put", path: "/cameras/{id}/takedown", access: "staff", call: putTakenDown },

  { method: "get", path: "/history", access: "staff", list: readHistory },
  { method: "get", path: "/history/{id}", access: "staff", call: readHistoryEntry },
  { method: "put", path: "/history/{id}/restore", access: "staff", call: putHistoryRestored },
  { method: "get", path: "/overview", access: "staff", call: readOverview },
  { method: "get", path: "/translations/gaps", access: "staff", call: readTranslationGaps },
  { method: "post", path: "/preview", access: "staff", call: postPreview },

  { method: "get", path: "/weather", access: "public", call: getWeather },
  { method: "get", path: "/sun", access: "public", call: getSun },
] as const satisfies readonly ApiRoute[];

/** What the API's document says of the whole. */
export const apiAbout = ({ siteOrigin }: Pick<Config, "siteOrigin">): ApiAbout => ({
  title: "Campsite",
  description:
    "What guests see and staff keep up to date. Public calls answer in the language asked for; staff send a bearer token. What has a version carries it as its ETag.",
  contact: { name: "The campsite", url: new URL(address("contactUs", "nb"), siteOrigin).href },
  license: { name: "All rights reserved", url: new URL(address("aboutUs", "nb"), siteOrigin).href },
  groups: {
    messages: "Notices to the guests: an alert, or a calm note",
    article: "News",
    gallery: "The photos that guests see",
    photos: "The library of pictures",
    file: "Uploads",
    feedback: "What guests send, and staff's inbox",
    annualrates: "Price lists; guests see one of them",
    websitesettings: "What is turned on",
    identity: "Who the campsite is, where, and when it is open",
    pagetexts: "The texts of the pages",
    faq: "Questions and answers",
    links: "Links to places outside this site",
    events: "What happens at the campsite, and when",
    documents: "PDFs to download",
    contentblocks: "Pictures with captions, as in the home page's carousel",
    sanitarybuildings: "The buildings with showers and toilets",
    cardsteps: "How the RFID card works, step by step",
    cameras: "The webcams, and what guests see of them",
    history: "Who changed what and when",
    overview: "What waits for staff",
    translations: "What isn't translated",
    preview: "What isn't saved yet, as guests would see it",
    weather: "The forecast",
    sun: "Sunrise and sunset",
  },
});
