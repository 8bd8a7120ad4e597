import { LitPicture, type LitDrawing } from "./drawing-in-light.tsx";
import { Picture, type PictureSource } from "./picture.tsx";

interface Props {
  photo: PictureSource | undefined;
  drawing: LitDrawing;
  width: number;
  height: number;
  sizes: string;
  assetUrl: (source: string) => string;
  className?: string;
  isFirst?: boolean;
  isWide?: boolean;
  /** The priority of a drawing that is the first visible picture. */
  fetchPriority?: "high";
}

/** Renders a photo, or a drawing if there is no photo. It is decorative, because nearby words have the same meaning. */
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
