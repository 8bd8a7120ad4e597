import { z } from "zod";
import { inLanguage } from "#src/i18n/translation.ts";
import { apiBase, idInPath, publicList, staffCall } from "#src/platform/api/api.ts";
import { photoCollection } from "./photo-collection.server.ts";
import { receivePhoto } from "#src/cms/photos/upload/photo-upload.server.ts";
import {
  pictureFormats,
  picturesPath,
  pictureWidths,
  sharedPictureUrl,
  sharedSize,
  thumbnailUrl,
  wideWidths,
  widestWidth,
} from "#src/cms/photos/pictures/picture-address.ts";
import { wordNamesOf } from "#src/cms/kind/kind.ts";
import { photo, photoKind, photoPlace } from "./photo.ts";
import { getPhotoPlace, listGalleryPhotosIn, movePhoto } from "./photos.server.ts";
import { uploadLimit } from "#src/i18n/upload-limit.ts";

const params = z.object({ id: idInPath });

const pictureFiles = `A photo {name}.jpg has the files ${picturesPath}/{width}/{name}.{format} in the widths ${pictureWidths.join(", ")} and the formats ${pictureFormats.join(", ")}, and the thumbnail ${thumbnailUrl("{name}.jpg")}. The picture for sharing, of ${sharedSize.width} × ${sharedSize.height}, is ${sharedPictureUrl("{name}.jpg", [50, 50])}, cropped around the middle. With another focus, the picture for sharing is in share-{focusX}-{focusY}. A photo with a wideWidth also has ${wideWidths[0]} as AVIF and ${widestWidth} as JPEG, and ${widestWidth} as AVIF if it is wider than ${wideWidths[0]}.`;

export const photoRoutes = [
  publicList("/gallery/{id}", {
    summary: "The photos that guests see in a gallery, in order",
    description: `The site's own gallery is 1. ${pictureFiles}`,
    params,
    item: photo,
    async list(context, { language, params: { id }, page }) {
      const { items, next } = await listGalleryPhotosIn(context, id, page);
      return { items: items.map((each) => inLanguage(each, wordNamesOf(photoKind), language)), next };
    },
  }),
  staffCall("get", "/photos/{id}/place", {
    summary: "The position of a photo",
    description: "Positions are counted separately in the gallery and outside the gallery.",
    params,
    answer: photoPlace,
    handle: (context, { params: { id } }) => getPhotoPlace(context, id),
  }),
  staffCall("put", "/photos/{id}/place", {
    summary: "Moves a photo to another position",
    description:
      "Positions are counted separately in the gallery and outside the gallery. The photos in between move by one.",
    params,
    body: photoPlace.pick({ place: true }).meta({ id: "PhotoPlaceInput" }),
    answer: photoPlace,
    handle: (context, { params: { id }, body: { place } }) => movePhoto(context, id, place),
  }),
  staffCall("post", "/file/upload", {
    summary: `Adds a photo: JPEG, PNG or GIF, at most ${uploadLimit} and 40 megapixels`,
    description: `The photo becomes the first of the library, outside the gallery. The file's metadata is removed. ${pictureFiles}`,
    form: z.object({
      file: z.string().meta({ format: "binary" }),
      Name: z.string().optional().describe("The title of the photo. By default, the file's name"),
    }),
    answer: photoCollection.answer,
    location: ({ id }) => `${apiBase}/photos/${id}`,
    handle: (context, { raw }) => receivePhoto(context, raw),
  }),
];
