/** All that is needed to show a picture; features make it from what they store. */
export interface PictureSource {
  /** Address of the JPEG. */
  src: string;
  /** Addresses and widths, as `srcset` has them. */
  avif: string;
  webp: string;
  jpeg: string;
  /** In pixels; they keep the picture's place free. */
  width: number;
  height: number;
  /** The colour of its ground until it is there, #rrggbb. */
  placeholder: string;
  alt: string;
  /** The language of its alt where that isn't the page's, as "nb-NO". */
  altLang?: string | undefined;
}

interface Props {
  source: PictureSource;
  /** How wide it is shown, as `sizes` has it: "(min-width: 800px) 384px, 50vw". */
  sizes: string;
  /** "" where the words beside it say the same; the picture's own when left out. */
  alt?: string;
  /** For the one picture that a visitor sees first: fetched at once, before others. */
  isFirst?: boolean;
}

/**
 * A picture in the format and size that suits the visitor's screen, on a calm ground of its own colour.
 * The ground is an empty SVG, whose `color` is an attribute and no style: the Content-Security-Policy allows it.
 */
export function Picture({ source, sizes, alt = source.alt, isFirst = false }: Props) {
  const { avif, webp, jpeg, src, width, height, placeholder } = source;
  return (
    <span className="picture">
      <svg color={placeholder} aria-hidden="true" />
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          src={src}
          srcSet={jpeg}
          sizes={sizes}
          alt={alt}
          lang={alt === "" || alt !== source.alt ? undefined : source.altLang}
          width={width}
          height={height}
          decoding="async"
          {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      </picture>
    </span>
  );
}
