import { demoPhotos } from "./photos/demo-photos.server.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { photoCollection } from "./photos/photo-collection.server.ts";
import { photoRoutes } from "./photos/photos.api.ts";
import { purgePicturesWithoutPhoto } from "./photos/photos.server.ts";
import { avifJob } from "./photos/pictures/avif-files.server.ts";
import { picturesPath } from "./photos/pictures/picture-address.ts";
import { createPictures } from "./photos/pictures/picture-answer.server.ts";
import { findLostPictures } from "./photos/pictures/lost-pictures.server.ts";
import { historyRoutes } from "./history/history.api.ts";
import { liveValueRoutes } from "./live-values/live-values.api.ts";
import { convertedLinks } from "./links/convert-links.server.ts";
import { outwardLinksJob } from "./links/outward-links.server.ts";
import { linkRoutes } from "./links/links.api.ts";
import { readNextVersions } from "./next-versions/next-versions.api.ts";
import { createNextPublication, nextPublicationJob } from "./next-versions/next-publication.server.ts";
import { presenceRoutes } from "./presence/presence.api.ts";
import { changeOverRoutes } from "./change-overs/change-overs.api.ts";
import { previewRoutes } from "./preview.api.ts";
import { resourceCountRoutes } from "./resource-counts.api.ts";
import { searchRoutes } from "./search/search.api.ts";
import { searchedResources } from "./search/searched-resources.server.ts";
import { translationRoutes } from "./translations/translations.api.ts";
import { derivedGaps } from "./translations/translations.server.ts";

/** Registers the server code that all kinds share, and the photo library. */
export const cms = defineServerFeature({
  demo: [demoPhotos],
  collections: {
    photo: {
      collection: photoCollection,
      page: ({ id }: { id: number }) => ({ name: "photo", parts: { id: String(id) } }),
    },
  },
  api: [
    ...photoRoutes,
    ...presenceRoutes,
    ...historyRoutes,
    readNextVersions,
    ...changeOverRoutes,
    ...resourceCountRoutes,
    ...searchRoutes,
    ...translationRoutes,
    ...liveValueRoutes,
    ...linkRoutes,
    ...previewRoutes,
  ],
  apiGroups: {
    gallery: "The photos that guests see",
    file: "Uploads",
    presence: "The staff who have a form open",
    history: "Changes with their author and time",
    next: "Next versions, which guests don't see yet",
    changeovers: "Change-overs: next versions that are published together",
    counts: "Numbers of resources",
    search: "Search in content and messages",
    translations: "Missing and outdated translations",
    livevalues: "Live values, which texts name instead of repeating them",
    linktargets: "The targets of links in texts",
    deadlinks: "Links that lead nowhere",
    preview: "Previews of unsaved and of planned content",
  },
  routes: { [`${picturesPath}/*`]: createPictures },
  jobs: [avifJob, nextPublicationJob, outwardLinksJob],
  beforeRequests: [createNextPublication],
  storedFiles: findLostPictures,
  removedFiles: { photos: purgePicturesWithoutPhoto },
  derived: [derivedGaps, searchedResources, convertedLinks],
  tables: {
    gallery: { holds: "the gallery that photos belong to", kept: "always" },
    removedPhoto: { holds: "files of removed photos", kept: "30 days" },
    missingAvif: { holds: "photos whose AVIF files are to be made", kept: "until made" },
    presence: {
      holds: "the forms that staff have open",
      kept: "until closed; the next report of any form deletes rows older than 45 s",
      person: "staff",
      isMomentary: true,
    },
    nextVersion: {
      holds: "changes that guests don't see yet",
      kept: "until published or removed",
      person: "staff",
    },
    changeOver: {
      holds: "next versions that are published together, and how to undo the publication",
      kept: "until removed, or 30 days after the publication",
      person: "staff",
    },
    previewLink: {
      holds: "links that show next versions without an account, as digests",
      kept: "until they end, or until the next version is published",
      person: "staff",
      isMomentary: true,
    },
    outwardLink: {
      holds: "links to other sites that were checked, with the results",
      kept: "as long as the link, or until staff turn the check off",
    },
    rightAsWritten: {
      holds: "texts that contain a former live value and that staff have marked as correct",
      kept: "until staff remove the mark",
    },
  },
});
