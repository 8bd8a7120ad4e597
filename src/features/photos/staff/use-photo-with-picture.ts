import { useEffect, useState } from "react";
import type { PhotoInList } from "#src/features/photos/photo.ts";
import { pictureUrl } from "#src/features/photos/pictures/picture-address.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { findPhotoWithPicture } from "./photo-library.ts";

/** What its picture and words need of a photo. */
type ShownPhoto = Pick<PhotoInList, "filename" | "alternativeText" | "focusX" | "focusY">;

/**
 * The photo of a picture that is chosen somewhere, once it is found; undefined also where it isn't in the library.
 * @param url as in articles and slides
 * @returns the photo, and a way to tell it where it is known already
 */
export function usePhotoWithPicture(url: string | null) {
  const { api } = useStaff();
  const [photo, setPhoto] = useState<ShownPhoto>();
  const isKnown = photo !== undefined && pictureUrl(photo.filename) === url;
  useEffect(() => {
    if (url === null || isKnown) return undefined;
    const giveUp = new AbortController();
    findPhotoWithPicture(api, url, giveUp.signal).then(
      setPhoto,
      // The picture is shown without what is known of it.
      () => setPhoto(undefined),
    );
    return () => giveUp.abort();
  }, [api, url, isKnown]);
  return [isKnown ? photo : undefined, setPhoto] as const;
}
