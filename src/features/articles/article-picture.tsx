import type { Landscape } from "#src/cms/photos/landscape.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Picture, type PictureSource } from "#src/ui/picture/picture.tsx";

interface Props {
  picture: PictureSource | undefined;
  /** The path of the drawing that replaces a missing picture. */
  drawing: string;
  assetUrl: AssetUrl;
  sizes: string;
  isFirst?: boolean;
}

/** Shows an article's picture with an empty alt text, because the text beside the picture describes the article. */
export function ArticlePicture({ picture, drawing, assetUrl, sizes, isFirst = false }: Props) {
  return (
    <div className="article-picture fill rounded unprinted">
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

export const articleDrawing = (landscape: Landscape) =>
  landscape === "sea" ? "drawings/skerries-evening.svg" : `drawings/view-${landscape}-evening.svg`;
