import type { Api } from "#src/ui/staff/api.ts";
import type { Photo, PhotoInput } from "./photo.ts";
import { pictureUrl } from "./picture-address.ts";

/*
 * The library of photos, as staff screens ask for it.
 */

/** All photos in their order, however many parts the list has. */
export async function listAllPhotos(api: Api, signal?: AbortSignal): Promise<Photo[]> {
  const photos: Photo[] = [];
  for await (const part of listParts(api, signal)) photos.push(...part);
  return photos;
}

/** The photo that an article's or a slide's picture is; undefined when it isn't in the library. */
export async function findPhotoWithPicture(
  api: Api,
  url: string,
  signal: AbortSignal,
): Promise<Photo | undefined> {
  for await (const part of listParts(api, signal)) {
    const found = part.find(({ filename }) => pictureUrl(filename) === url);
    if (found) return found;
  }
  return undefined;
}

async function* listParts(api: Api, signal?: AbortSignal): AsyncGenerator<Photo[]> {
  for (let path: string | undefined = "/photos"; path !== undefined;) {
    const part: { things: Photo[]; next: string | undefined } = await api.list<Photo>(path, signal);
    yield part.things;
    path = part.next;
  }
}

/** What is saved of a photo. */
export function inputOf(photo: Photo): PhotoInput {
  const { title, description, alternativeText, galleryId, sortorder, showInGallery, translations } = photo;
  return { title, description, alternativeText, galleryId, sortorder, showInGallery, translations };
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
