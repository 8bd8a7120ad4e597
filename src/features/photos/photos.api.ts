import { z } from "zod";
import { inLanguage } from "#src/i18n/translation.ts";
import { defineCall, idInPath } from "#src/platform/api.ts";
import { photo, photoWordFields } from "./photo.ts";
import { listGalleryPhotos } from "./photos.server.ts";

/** GET /gallery/{id} */
export const getGallery = defineCall({
  summary: "The photos that guests see in a gallery, in order",
  params: z.object({ id: idInPath }),
  answer: z.array(photo),
  async handle(context, { language, params }) {
    const photos = await listGalleryPhotos(context, params.id);
    return photos.map((each) => inLanguage(each, photoWordFields, language));
  },
});
