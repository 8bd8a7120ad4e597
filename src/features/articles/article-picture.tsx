import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Picture, type PictureSource } from "#src/ui/picture/picture.tsx";

interface Props {
  picture: PictureSource | undefined;
  assetUrl: AssetUrl;
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Whether it is in the first view of its page. */
  isFirst?: boolean;
}

/** An article's picture, or the coast when it has none. It is decoration: the words beside it say what happened. */
export function ArticlePicture({ picture, assetUrl, sizes, isFirst = false }: Props) {
  return (
    <div className="article-picture">
      {picture ? (
        <Picture source={picture} sizes={sizes} alt="" isFirst={isFirst} />
      ) : (
        <img
          src={assetUrl("drawings/skerries-evening.svg")}
          alt=""
          width={1200}
          height={900}
          loading={isFirst ? undefined : "lazy"}
        />
      )}
    </div>
  );
}
