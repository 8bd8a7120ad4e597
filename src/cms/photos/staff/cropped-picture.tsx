import { focusClass } from "#src/ui/picture/picture.tsx";
import { usePhotoWithPicture } from "./use-photo-with-picture.ts";

/** Shows a picture cropped around its focus. The text beside the picture serves as its alternative text. */
export function CroppedPicture({ url, src }: { url: string; src: string | undefined }) {
  const [photo] = usePhotoWithPicture(url);
  return <img className={photo && focusClass([photo.focusX, photo.focusY])} src={src} alt="" />;
}
