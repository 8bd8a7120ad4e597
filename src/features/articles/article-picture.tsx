interface Props {
  imageUrl: string | null;
  assetUrl: (source: string) => string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Whether it is in the first view of its page. */
  priority?: boolean;
}

/** An article's picture; the coast where it has none. It only decorates: the words beside it say what happened. */
export function ArticlePicture({ imageUrl, assetUrl, priority = false }: Props) {
  return (
    <img
      className="article-picture"
      src={imageUrl ?? assetUrl("drawings/skerries-evening.svg")}
      alt=""
      width={1200}
      height={900}
      loading={priority ? undefined : "lazy"}
    />
  );
}
