export interface PictureSource {
  src: string;
  /** URLs and widths, as in `srcset`. */
  avif: string;
  webp: string;
  jpeg: string;
  /** In pixels. They reserve the picture's space. */
  width: number;
  height: number;
  /** The background colour until the picture has loaded, #rrggbb. */
  placeholder: string;
  /** Additional sources for a picture across the whole screen. Each can be "". */
  wide: {
    /** Additional entries for the `srcset` above, each after a comma. */
    avif: string;
    jpeg: string;
    /** A data URL of the picture at a width of a few pixels. */
    blur: string;
  };
  /** The point that stays visible when the picture is cropped, in per cent of its width and height. */
  focus: readonly [across: number, down: number];
  alt: string;
  /** Undefined in the page's language. */
  altLang?: string | undefined;
}

interface Props {
  source: PictureSource;
  /** The `sizes` attribute: "(min-width: 800px) 384px, 50vw". */
  sizes: string;
  /** "" when nearby words say the same. By default it is the picture's own text. */
  alt?: string;
  /** For the first visible picture: loaded eagerly with high priority. */
  isFirst?: boolean;
  /** For the next picture: loaded eagerly with low priority. */
  isNext?: boolean;
  isWide?: boolean;
}

/** The Content-Security-Policy forbids inline styles, so the background is an empty SVG with a `color` attribute. */
export function Picture({
  source,
  sizes,
  alt = source.alt,
  isFirst = false,
  isNext = false,
  isWide = false,
}: Props) {
  const urgency = isFirst ? "high" : isNext ? "low" : undefined;
  const { webp, src, width, height, placeholder, wide, focus } = source;
  const [avif, jpeg] = isWide
    ? [source.avif + wide.avif, source.jpeg + wide.jpeg]
    : [source.avif, source.jpeg];
  return (
    <span className="picture">
      <svg color={placeholder} aria-hidden="true" />
      {isWide && wide.blur && (
        <span className="picture-blur">
          <img className={focusClass(focus)} src={wide.blur} alt="" />
        </span>
      )}
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          className={focusClass(focus)}
          src={src}
          srcSet={jpeg}
          sizes={sizes}
          alt={alt}
          lang={alt === "" || alt !== source.alt ? undefined : source.altLang}
          width={width}
          height={height}
          decoding="async"
          {...(urgency ? { fetchPriority: urgency } : { loading: "lazy" })}
        />
      </picture>
    </span>
  );
}

/** Moves the crop beyond the focus point, so that points near an edge aren't cut off. */
const pull = 1.25;

/** Returns classes for the crop, because the policy forbids inline styles. Undefined for a focus near the middle. */
export function focusClass([across, down]: PictureSource["focus"]): string | undefined {
  const inTenths = (share: number) => Math.min(Math.max(Math.round((50 + (share - 50) * pull) / 10), 0), 10);
  const tenths = { x: inTenths(across), y: inTenths(down) };
  const names = Object.entries(tenths).flatMap(([axis, tenth]) =>
    tenth === 5 ? [] : [`at-${axis}${tenth}`],
  );
  return names.length > 0 ? names.join(" ") : undefined;
}
