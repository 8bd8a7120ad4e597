import { focusClass } from "#src/ui/picture/picture.tsx";
import { usePhotoWithPicture } from "./use-photo-with-picture.ts";

/** A picture cropped around its focus. Its alternative text is empty, because the text beside it describes it. */
export function CroppedPicture({ url, src }: { url: string; src: string | undefined }) {
  const [photo] = usePhotoWithPicture(url);
  return <img className={photo && focusClass([photo.focusX, photo.focusY])} src={src} alt="" />;
}
