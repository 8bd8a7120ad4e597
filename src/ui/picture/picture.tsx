/** Everything needed to show a picture; features make it from what they store. */
export interface PictureSource {
  /** Address of the JPEG. */
  src: string;
  /** Addresses and widths, as in `srcset`. */
  avif: string;
  webp: string;
  jpeg: string;
  /** In pixels; they reserve the picture's space. */
  width: number;
  height: number;
  /** The background colour until the picture has loaded, #rrggbb. */
  placeholder: string;
  /** What there is besides for a picture that goes across the screen; each may be "". */
  wide: {
    /** More of the addresses above, each after a comma. */
    avif: string;
    jpeg: string;
    /** The picture some pixels wide, as an address that needs no request. */
    blur: string;
  };
  /** What stays in view where it is cropped: per cent of its width and height. */
  focus: readonly [across: number, down: number];
  alt: string;
  /** The language of its alternative text, as "nb-NO", when it isn't the page's. */
  altLang?: string | undefined;
}

interface Props {
  source: PictureSource;
  /** The width at which it is shown, as in `sizes`: "(min-width: 800px) 384px, 50vw". */
  sizes: string;
  /** "" when words beside it say the same; the picture's own when left out. */
  alt?: string;
  /** For the picture that visitors see first: loaded at once, before others. */
  isFirst?: boolean;
  /** For one that is shown next: loaded at once, after what is seen. */
  isNext?: boolean;
  /** For one that goes across the whole screen, however wide that is; blurred until it has loaded. */
  isWide?: boolean;
}

/**
 * A picture in the format and size that suits the screen, on a background of its own colour. The background is an
 * empty SVG: its `color` is an attribute and not a style, so the Content-Security-Policy allows it.
 */
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

/**
 * How much further than the point itself a crop moves towards it: what lies around the point is seen too, and one near an
 * edge isn't cut in two. With more, a band as low as a tenth of its picture would lose the points between middle and edge.
 */
const pull = 1.25;

/**
 * The classes that keep a point of a picture in view, to a tenth of it, since the Content-Security-Policy allows no style
 * of one element. A picture whose middle matters has none.
 */
export function focusClass([across, down]: PictureSource["focus"]): string | undefined {
  const inTenths = (share: number) => Math.min(Math.max(Math.round((50 + (share - 50) * pull) / 10), 0), 10);
  const tenths = { x: inTenths(across), y: inTenths(down) };
  const names = Object.entries(tenths).flatMap(([axis, tenth]) =>
    tenth === 5 ? [] : [`at-${axis}${tenth}`],
  );
  return names.length > 0 ? names.join(" ") : undefined;
}
