import { defineServerFeature } from "#src/platform/server-feature.ts";
import { hasGalleryPhotos } from "#src/cms/photos/photos.server.ts";
import { galleryPage, galleryPartPage } from "./gallery-page.tsx";
import { photoTargets } from "./photo-targets.server.ts";
import { photoPage } from "./photo-page.tsx";

export const gallery = defineServerFeature({
  pages: { gallery: galleryPage, galleryPart: galleryPartPage, photo: photoPage },
  fillsPage: { gallery: hasGalleryPhotos },
  linkTargets: photoTargets,
});
