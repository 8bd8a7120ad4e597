import { address } from "#src/i18n/addresses.ts";
import { langAttribute, languageTag, type Language } from "#src/i18n/language.ts";
import { toLocalMoment } from "#src/i18n/time.ts";
import { languagesOf } from "#src/i18n/translation.ts";
import { idInPath } from "#src/platform/api/api.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture, type PictureSource } from "#src/ui/picture/picture.tsx";
import { photoText } from "./photo.text.ts";
import {
  galleryHref,
  localizePhoto,
  photoAnchor,
  pictureOf,
  siteGalleryId,
  photoHref,
  type Photo,
} from "./photo.ts";
import { pictureUrl, sharedPicture, thumbnailUrl, srcset } from "./pictures/picture-address.ts";
import { findPlacedPhoto, photosOnPage, type PlacedPhoto } from "./photos.server.ts";

interface Data extends PlacedPhoto {
  title: string;
  description: string;
  /** The language that the words are really in, and all languages that they exist in. */
  language: Language;
  languages: Language[];
  picture: PictureSource;
}

/**
 * /photo/{id}: one large picture with links to its neighbours. An unknown id redirects to the gallery, which says so.
 */
export const photoPage = definePage<Data>({
  async load(context) {
    const { language, parts } = context;
    const { data: id } = idInPath.safeParse(parts["id"]);
    const found = id && (await findPlacedPhoto(context, siteGalleryId, id));
    if (!found) return { redirect: `${address("gallery", language)}#unknown`, status: 302 };
    const { photo } = found;
    const { words, language: actual } = localizePhoto(photo, language);
    return {
      ...found,
      title: words.title,
      description: words.description,
      language: actual,
      languages: languagesOf(localizePhoto(photo, "nb").words, photo.translations),
      picture: pictureOf(photo, language),
    };
  },
  head: ({ photo, title, description, language: actual, languages, picture }, { language, config }) => ({
    title,
    description: description || photoText[actual].aboutThePicture(title),
    languages,
    image: sharedPicture(picture),
    structuredData: [
      {
        "@type": "ImageObject",
        name: title,
        ...(description && { description }),
        caption: picture.alt,
        inLanguage: languageTag[actual],
        contentUrl: new URL(pictureUrl(photo.filename), config.siteOrigin).href,
        thumbnailUrl: new URL(thumbnailUrl(photo.filename), config.siteOrigin).href,
        width: photo.width,
        height: photo.height,
        uploadDate: toLocalMoment(photo.createdDate),
      },
      breadcrumbList(crumbs(title, language), config.siteOrigin),
    ],
  }),
  View({ data: { photo, title, description, picture, language: actual, ...placed }, language, assetUrl }) {
    const text = photoText[language];
    const lang = langAttribute(actual, language);
    return (
      <article className="photo">
        <script type="module" src={assetUrl("src/features/photos/photo-page.client.ts")} />
        <a
          className="photo-close button on-band"
          href={`${galleryHref(Math.ceil(placed.place / photosOnPage), language)}#${photoAnchor(photo.id)}`}
        >
          <Icon name="close" />
          {text.close}
        </a>
        <figure lang={lang}>
          <div
            id={photoAnchor(photo.id)}
            className={photo.height > photo.width ? "photo-frame upright" : "photo-frame"}
          >
            <Picture source={picture} sizes={photoSizes} isFirst />
          </div>
          <figcaption>
            <h1>{title}</h1>
            {description && <p>{description}</p>}
          </figcaption>
        </figure>
        <PhotoSteps {...placed} language={language} />
      </article>
    );
  },
});

/** As wide as the window, minus what is beside and below it; see photo.css. */
const photoSizes = "(min-width: 64rem) min(100vw - 24.5rem, 133vh - 12rem), 100vw";

function crumbs(title: string, language: Language) {
  return trail(
    language,
    { label: photoText[language].gallery, href: address("gallery", language) },
    { label: title },
  );
}

interface Props {
  previous: Photo | undefined;
  next: Photo | undefined;
  /** Counted from 1. */
  place: number;
  count: number;
  language: Language;
}

/** Links from a photo to its neighbours, and its place among all. */
function PhotoSteps({ previous, next, place, count, language }: Props) {
  const text = photoText[language];
  return (
    <nav className="photo-steps" aria-label={text.steps}>
      {previous && <Step to={previous} rel="prev" icon="left" label={text.previous} language={language} />}
      <p>{text.place(place, count)}</p>
      {next && <Step to={next} rel="next" icon="right" label={text.next} language={language} />}
    </nav>
  );
}

interface StepProps {
  to: Photo;
  rel: "prev" | "next";
  icon: string;
  label: (title: string) => string;
  language: Language;
}

/** The page's script reads `data-srcset` to know what to load ahead. */
function Step({ to, rel, icon, label, language }: StepProps) {
  const { words, language: actual } = localizePhoto(to, language);
  return (
    <a className="button on-band" href={photoHref(to.id, language)} rel={rel} data-srcset={srcset(to, "jpg")}>
      <Icon name={icon} />
      <span className="visually-hidden">
        {label("")}
        <span lang={langAttribute(actual, language)}>{words.title}</span>
      </span>
    </a>
  );
}
