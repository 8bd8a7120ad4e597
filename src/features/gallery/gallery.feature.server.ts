import { defineServerFeature } from "#src/platform/server-feature.ts";
import { galleryPage, galleryPartPage } from "./gallery-page.tsx";
import { photoPage } from "./photo-page.tsx";

export const gallery = defineServerFeature({
  pages: { gallery: galleryPage, galleryPart: galleryPartPage, photo: photoPage },
});
