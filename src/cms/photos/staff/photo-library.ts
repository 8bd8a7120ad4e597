import { kinds } from "#src/cms/kinds.ts";
import type { Api, Part } from "#src/cms/staff/api.ts";
import type { Photo, PhotoInList } from "#src/cms/photos/photo.ts";
import { filenameIn } from "#src/cms/photos/pictures/picture-address.ts";

const photosAtOnce = 60;

export function searchPhotos(api: Api, search: string, signal?: AbortSignal): Promise<Part<PhotoInList>> {
  const query = new URLSearchParams({ limit: String(photosAtOnce), ...(search && { search }) });
  return api.list<PhotoInList>(`${kinds.photo.path}/rows?${query.toString()}`, signal);
}

export async function findPhotoWithPicture(
  api: Api,
  url: string,
  signal: AbortSignal,
): Promise<PhotoInList | undefined> {
  const searchedName = filenameIn(url);
  if (searchedName === undefined) return undefined;
  const { items } = await searchPhotos(api, searchedName, signal);
  return items.find(({ filename }) => filename === searchedName);
}

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
