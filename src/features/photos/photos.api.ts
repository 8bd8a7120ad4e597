import { z } from "zod";
import { inLanguage } from "#src/i18n/translation.ts";
import { defineCall, defineStaffCall, idInPath } from "#src/platform/api.ts";
import { photoThing } from "./photo-thing.server.ts";
import { receivePhoto } from "./photo-upload.server.ts";
import { photo, photoWordFields } from "./photo.ts";
import { listGalleryPhotos } from "./photos.server.ts";

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

/** POST /file/upload */
export const postPhoto = defineStaffCall({
  summary: "Adds a photo: JPEG, PNG or GIF, at most 15 MB and 40 megapixels",
  form: z.object({
    file: z.string().meta({ format: "binary" }),
    Name: z.string().describe("What the photo shows, in a few words"),
  }),
  answer: photoThing.thing,
  handle: (context, { raw }) => receivePhoto(context, raw),
});
