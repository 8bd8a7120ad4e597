import { kinds } from "#src/features/kinds.ts";
import type { Api } from "#src/ui/staff/api.ts";
import { listAll, listParts } from "#src/ui/staff/lists/list-all.ts";
import type { Photo } from "#src/features/photos/photo.ts";
import { pictureUrl } from "#src/features/photos/pictures/picture-address.ts";

/*
 * Calls to the library of photos, for staff screens.
 */

/** All photos in order, in however many parts the API gives them. */
export function listAllPhotos(api: Api, signal?: AbortSignal): Promise<Photo[]> {
  return listAll<Photo>(api, kinds.photo.path, signal);
}

/** The photo of an article's or a slide's picture; undefined when it isn't in the library. */
export async function findPhotoWithPicture(
  api: Api,
  url: string,
  signal: AbortSignal,
): Promise<Photo | undefined> {
  for await (const part of listParts<Photo>(api, kinds.photo.path, signal)) {
    const found = part.find(({ filename }) => pictureUrl(filename) === url);
    if (found) return found;
  }
  return undefined;
}

/** Sends a file to the library. */
export function uploadPhoto(
  api: Api,
  file: File,
  name: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Photo> {
  const form = new FormData();
  form.append("Name", name);
  form.append("file", file);
  return api.upload<Photo>("/file/upload", form, onProgress, signal);
}
