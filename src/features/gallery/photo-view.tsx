import { langAttribute, type Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { photoText } from "#messages/photos";
import {
  galleryHref,
  localizePhoto,
  photoAnchor,
  photoHref,
  photosOnPage,
  pictureOf,
  type Photo,
  type PlacedPhoto,
} from "#src/cms/photos/photo.ts";

interface Props extends PlacedPhoto {
  title: string;
  description: string;
  wordsIn: Language;
  language: Language;
}

export function PhotoView({ photo, title, description, wordsIn, language, ...placed }: Props) {
  const text = photoText[language];
  const { previous, next, place, count, firstId, lastId } = placed;
  return (
    <article className="photo">
      <a
        className="photo-close button on-band low"
        aria-label={text.close}
        href={`${galleryHref(Math.ceil(place / photosOnPage), language)}#${photoAnchor(photo.id)}`}
      >
        <Icon name="close" />
        <span>{text.close}</span>
      </a>
      <p className="photo-place small figures">{text.place({ place, count })}</p>
      <figure className="column">
        <div className="photo-frame">
          <svg className="photo-shape" viewBox={`0 0 ${photo.width} ${photo.height}`} aria-hidden="true" />
          <div className="photo-strip">
            {[previous, photo, next].map((each, index) => (
              <div key={index} data-photo={each?.id} aria-hidden={index === 1 ? undefined : true}>
                {each && (
                  <Picture
                    source={pictureOf(each, language)}
                    sizes={photoSizes}
                    isFirst={index === 1}
                    isNext={index !== 1}
                  />
                )}
              </div>
            ))}
          </div>
        </div>
        <figcaption lang={langAttribute(wordsIn, language)}>
          <h1>{title}</h1>
          {description && <p className="small gap-above-4 on-band-quiet measure lines-14">{description}</p>}
        </figcaption>
      </figure>
      <nav
        className="photo-steps stack"
        aria-label={text.steps}
        data-first={photoHref(firstId, language)}
        data-last={photoHref(lastId, language)}
      >
        <Step rel="prev" to={previous} language={language} />
        <div className="photo-scale stack close">
          <Marks place={place} count={count} />
          <p className="photo-hint on-band-quiet fine for-fingers">{text.swipe}</p>
          <p className="photo-hint on-band-quiet fine for-keys">
            <kbd>←</kbd> <kbd>→</kbd> {text.keysBrowse} <kbd>Esc</kbd> {text.backCloses}
          </p>
        </div>
        <Step rel="next" to={next} language={language} />
      </nav>
      <output className="visually-hidden" />
    </article>
  );
}

/** The widths for three layouts of photo.css: portrait, small landscape window, desktop. */
const photoSizes = [
  "(max-aspect-ratio: 1) calc(100vw - 2.75rem)",
  "(max-width: 64rem) or (max-height: 30rem) 62vw",
  "min(100vw - 10.5rem, 133vh - 12rem)",
].join(", ");

function Marks({ place, count }: { place: number; count: number }) {
  /** The number of photos that share one mark. With many photos, a mark for each photo would be too small to see. */
  const step = Math.ceil(count / 40);
  return (
    <svg className="photo-marks" viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={count} height="1" />
      <path d={`M${step} .5H${count}`} strokeDasharray={step} />
      <rect className="here" x={Math.min(place - 1, count - step)} y="-.5" width={step} height="2" />
    </svg>
  );
}

interface StepProps {
  rel: "prev" | "next";
  /** The previous or next photo. Undefined at the first or last photo, where the arrow is disabled. */
  to: Photo | undefined;
  language: Language;
}

function Step({ rel, to, language }: StepProps) {
  const text = photoText[language];
  const [label, atEnd, icon] =
    rel === "prev"
      ? ([text.previous, text.noPrevious, "left"] as const)
      : ([text.next, text.noNext, "right"] as const);
  const end = { role: "link", "aria-disabled": true, tabIndex: 0 } as const;
  const localized = to && localizePhoto(to, language);
  return (
    <a className="button on-band" rel={rel} {...(to ? { href: photoHref(to.id, language) } : end)}>
      <Icon name={icon} />
      <span className="visually-hidden">
        {localized ? label({ title: "" }) : atEnd}
        {localized && <span lang={langAttribute(localized.language, language)}>{localized.words.title}</span>}
      </span>
    </a>
  );
}
