import { z } from "zod";
import { inLanguage } from "#src/i18n/translation.ts";
import { defineCall, defineStaffCall, defineStaffList, idInPath } from "#src/platform/api.ts";
import { receivePhoto } from "./photo-upload.server.ts";
import { photo, photoInput, photoWordFields } from "./photo.ts";
import { getPhoto, listGalleryPhotos, listPhotos, savePhotoWords } from "./photos.server.ts";

const params = z.object({ id: idInPath });

/** GET /gallery/{id} */
export const getGallery = defineCall({
  summary: "The photos that guests see in a gallery, in order",
  params,
  answer: z.array(photo),
  async handle(context, { language, params: { id } }) {
    const photos = await listGalleryPhotos(context, id);
    return photos.map((each) => inLanguage(each, photoWordFields, language));
  },
});

/** GET /photos */
export const readPhotos = defineStaffList({
  summary: "All photos, in their order",
  item: photo,
  list: (context, { page }) => listPhotos(context, page),
});

/** GET /photos/{id} */
export const readPhoto = defineStaffCall({
  summary: "One photo",
  params,
  answer: photo,
  handle: (context, { params: { id } }) => getPhoto(context, id),
});

/** PUT /photos/{id} */
export const putPhoto = defineStaffCall({
  summary: "Saves what is written about a photo",
  params,
  body: photoInput,
  answer: photo,
  handle: (context, { body, target }) => savePhotoWords(context, body, target),
});

/** POST /file/upload */
export const postPhoto = defineStaffCall({
  summary: "Adds a photo: JPEG, PNG or GIF, at most 15 MB and 40 megapixels",
  form: z.object({
    file: z.string().meta({ format: "binary" }),
    Name: z.string().describe("What the photo shows, in a few words"),
  }),
  answer: photo,
  handle: (context, { raw }) => receivePhoto(context, raw),
});
