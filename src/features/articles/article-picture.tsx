import type { Landscape } from "#src/features/view/landscape.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Picture, type PictureSource } from "#src/ui/picture/picture.tsx";

interface Props {
  picture: PictureSource | undefined;
  /** What is shown without one. */
  drawing: string;
  assetUrl: AssetUrl;
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Whether it is in the first view of its page. */
  isFirst?: boolean;
}

/** An article's picture, or an evening in the site's landscape when it has none. It is decoration: the words beside it say what happened. */
export function ArticlePicture({ picture, drawing, assetUrl, sizes, isFirst = false }: Props) {
  return (
    <div className="article-picture">
      {picture ? (
        <Picture source={picture} sizes={sizes} alt="" isFirst={isFirst} />
      ) : (
        <img
          src={assetUrl(drawing)}
          alt=""
          width={1200}
          height={900}
          loading={isFirst ? undefined : "lazy"}
        />
      )}
    </div>
  );
}

/** The drawing of an article without a picture: an evening in the site's landscape. */
export const articleDrawing = (landscape: Landscape) =>
  landscape === "sea" ? "drawings/skerries-evening.svg" : `drawings/view-${landscape}-evening.svg`;
