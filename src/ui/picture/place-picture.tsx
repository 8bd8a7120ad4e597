import { LitPicture, type LitDrawing } from "./lit-picture.tsx";
import { Picture, type PictureSource } from "./picture.tsx";

interface Props {
  /** The campsite's own photo, if staff have chosen one. */
  photo: PictureSource | undefined;
  /** The house's drawing, which stands in its place. */
  drawing: LitDrawing;
  /** The drawing's own size. */
  width: number;
  height: number;
  /** The width at which a photo is shown, as in `<img sizes>`. */
  sizes: string;
  assetUrl: (source: string) => string;
  className?: string;
  /** For a picture in the first view of its page. */
  isFirst?: boolean;
  /** For one that goes across the whole screen. */
  isWide?: boolean;
  /** For a drawing that is the first thing to be seen there. */
  fetchPriority?: "high";
}

/** A photo of the campsite's own, or a drawing of the house. It decorates: the words beside it say what matters. */
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
