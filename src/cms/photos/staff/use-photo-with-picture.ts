import { useEffect, useState } from "react";
import type { PhotoInList } from "#src/cms/photos/photo.ts";
import { pictureUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { findPhotoWithPicture } from "./photo-library.ts";

type ShownPhoto = Pick<PhotoInList, "filename" | "alternativeText" | "focusX" | "focusY">;

/** Returns the photo with this picture, once it is loaded, and a setter for callers that already have the photo. */
export function usePhotoWithPicture(url: string | null) {
  const { api } = useStaff();
  const [photo, setPhoto] = useState<ShownPhoto>();
  const isKnown = photo !== undefined && pictureUrl(photo.filename) === url;
  useEffect(() => {
    if (url === null || isKnown) return undefined;
    const giveUp = new AbortController();
    findPhotoWithPicture(api, url, giveUp.signal).then(
      setPhoto,
      // Without the photo, the picture is cropped around the middle.
      () => setPhoto(undefined),
    );
    return () => giveUp.abort();
  }, [api, url, isKnown]);
  return [isKnown ? photo : undefined, setPhoto] as const;
}
