import { LitPicture, type LitDrawing } from "./drawing-in-light.tsx";
import { Picture, type PictureSource } from "./picture.tsx";

interface Props {
  /** The photo of the campsite, if staff have chosen one. */
  photo: PictureSource | undefined;
  /** The drawing that is shown without a photo. */
  drawing: LitDrawing;
  width: number;
  height: number;
  /** The `sizes` attribute of the photo. */
  sizes: string;
  assetUrl: (source: string) => string;
  className?: string;
  /** For a picture in the first view of its page. */
  isFirst?: boolean;
  /** For a picture across the whole screen. */
  isWide?: boolean;
  /** For a drawing that is the first visible picture. */
  fetchPriority?: "high";
}

/** A photo of the campsite or a drawing. It is decorative: nearby words have the meaning. */
export function PlacePicture({
  photo,
  drawing,
  sizes,
  className,
  isFirst = false,
  isWide = false,
  ...drawn
}: Props) {
  if (!photo)
    return (
      <LitPicture
        of={drawing}
        {...drawn}
        {...(className && { className })}
        {...(!isFirst && { loading: "lazy" })}
      />
    );
  const picture = <Picture source={photo} sizes={sizes} alt="" isFirst={isFirst} isWide={isWide} />;
  return className ? <div className={className}>{picture}</div> : picture;
}
