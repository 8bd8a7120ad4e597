import { defineServerFeature } from "#src/platform/server-feature.ts";
import { photoCollection } from "./photo-collection.server.ts";
import { listGallery, postPhoto, putPhotoPlace, readPhotoPlace } from "./photos.api.ts";
import { purgePicturesWithoutPhoto } from "./photos.server.ts";
import { avifJob } from "./pictures/avif-files.server.ts";
import { picturesPath } from "./pictures/picture-address.ts";
import { createPictures } from "./pictures/picture-answer.server.ts";
import { findLostPictures } from "./pictures/lost-pictures.server.ts";

export const photos = defineServerFeature({
  collections: {
    photo: {
      collection: photoCollection,
      page: ({ id }: { id: number }) => ({ name: "photo", parts: { id: String(id) } }),
    },
  },
  api: [
    { method: "get", path: "/gallery/{id}", access: "public", list: listGallery },
    { method: "get", path: "/photos/{id}/place", access: "staff", call: readPhotoPlace },
    { method: "put", path: "/photos/{id}/place", access: "staff", call: putPhotoPlace },
    { method: "post", path: "/file/upload", access: "staff", call: postPhoto },
  ],
  apiGroups: { gallery: "The photos that guests see", file: "Uploads" },
  routes: { [`${picturesPath}/*`]: createPictures },
  jobs: [avifJob],
  storedFiles: findLostPictures,
  removedFiles: { photos: purgePicturesWithoutPhoto },
  tables: {
    gallery: { holds: "the gallery that photos belong to", kept: "always" },
    removedPhoto: { holds: "files of removed photos", kept: "30 days" },
    missingAvif: { holds: "photos whose AVIF files are to be made", kept: "until made" },
  },
});
