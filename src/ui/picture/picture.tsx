export interface PictureSource {
  src: string;
  /** The URLs of AVIF files with their widths, as in `srcset`. */
  avif: string;
  webp: string;
  jpeg: string;
  /** The width in pixels. Width and height reserve the space of the picture. */
  width: number;
  height: number;
  /** The background colour until the picture has loaded, as #rrggbb. */
  placeholder: string;
  /** More sources for a picture that is as wide as the screen. Each source can be "". */
  wide: {
    /** More entries for `srcset`. Each entry begins with a comma. */
    avif: string;
    jpeg: string;
    /** A data URL of the picture at a width of a few pixels. */
    blur: string;
  };
  /** The point that stays visible when the picture is cropped, in per cent of its width and height. */
  focus: readonly [across: number, down: number];
  alt: string;
  /** The language of `alt`. Undefined means the page's language. */
  altLang?: string | undefined;
}

interface Props {
  source: PictureSource;
  /** The attribute `sizes`, such as "(min-width: 800px) 384px, 50vw". */
  sizes: string;
  /** The alternative text. The default is the text of the source. Use "" if nearby words say the same. */
  alt?: string;
  /** True for the first visible picture. It is loaded eagerly with high priority. */
  isFirst?: boolean;
  /** True for the picture that follows the first visible picture. It is loaded eagerly with low priority. */
  isNext?: boolean;
  isWide?: boolean;
}

/** Renders a photo. An empty SVG is its background, because the Content-Security-Policy forbids inline styles. */
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

/** The factor by which the crop moves more than the focus, so that a focus near an edge isn't cut off. */
const focusFactor = 1.25;

/** Returns the CSS classes that set the crop of a picture. Returns undefined for a focus near the middle. */
export function focusClass([across, down]: PictureSource["focus"]): string | undefined {
  const inTenths = (share: number) =>
    Math.min(Math.max(Math.round((50 + (share - 50) * focusFactor) / 10), 0), 10);
  const tenths = { x: inTenths(across), y: inTenths(down) };
  const names = Object.entries(tenths).flatMap(([axis, tenth]) =>
    tenth === 5 ? [] : [`at-${axis}${tenth}`],
  );
  return names.length > 0 ? names.join(" ") : undefined;
}
