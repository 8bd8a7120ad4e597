import { address } from "#src/i18n/addresses.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { isComplete } from "#src/i18n/translation.ts";
import { definePage } from "#src/platform/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { langAttribute } from "#src/ui/lang-attribute.ts";
import { Picture, type PictureSource } from "#src/ui/picture.tsx";
import { photoText } from "./photo.text.ts";
import { localizePhoto, photoAnchor, photoHref, pictureOf, siteGalleryId, type Photo } from "./photo.ts";
import { pictureUrl, srcset, thumbnailUrl } from "./picture-address.ts";
import { findPlacedPhoto, type PlacedPhoto } from "./photos.server.ts";

/** The photo before or after this one. */
interface Neighbour {
  href: string;
  title: string;
  /** The language that the title is really in. */
  language: Language;
  /** Its JPEGs, from which the script knows what to fetch ahead. */
  srcset: string;
}

interface Data extends Pick<PlacedPhoto, "place" | "count"> {
  photo: Photo;
  title: string;
  description: string;
  /** The language that the words are really in, and all that they exist in. */
  language: Language;
  languages: Language[];
  picture: PictureSource;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** /photo/{id}: one picture, large, with the way to its neighbours. An unknown one leads to the gallery, which says so. */
export const photoPage = definePage<Data>({
  async load(context) {
    const { language, parts } = context;
    const id = /^[1-9]\d{0,8}$/.test(parts["id"]!) ? Number(parts["id"]) : undefined;
    const found = id && (await findPlacedPhoto(context, siteGalleryId, id));
    if (!found) return { redirect: `${address("gallery", language)}#unknown`, status: 302 };
    const { photo, previous, next, ...placed } = found;
    const { words, language: actual } = localizePhoto(photo, language);
    const norwegian = localizePhoto(photo, "nb").words;
    return {
      ...placed,
      photo,
      title: words.title,
      description: words.description,
      language: actual,
      languages: [
        "nb",
        ...(["en", "de"] as const).filter((other) => isComplete(norwegian, photo.translations[other] ?? {})),
      ],
      picture: pictureOf(photo, language),
      previous: previous && toNeighbour(previous, language),
      next: next && toNeighbour(next, language),
    };
  },
  head: ({ photo, title, description, language: actual, languages, picture }, { language, config }) => ({
    title,
    description: description || photoText[actual].aboutThePicture(title),
    languages,
    image: pictureUrl(photo.filename),
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
        uploadDate: photo.createdDate,
      },
      breadcrumbList(crumbs(title, language), config.siteOrigin),
    ],
  }),
  View({
    data: { photo, title, description, picture, previous, next, place, count, language: actual },
    language,
    assetUrl,
  }) {
    const text = photoText[language];
    const lang = langAttribute(actual, language);
    return (
      <article className="photo">
        <script type="module" async src={assetUrl("src/features/photos/photo-page.client.ts")} />
        <a
          className="photo-close button on-band"
          href={`${address("gallery", language)}#${photoAnchor(photo.id)}`}
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
        <nav className="photo-steps" aria-label={text.steps}>
          {previous && (
            <Step
              to={previous}
              rel="prev"
              icon="left"
              label={text.previous(previous.title)}
              lang={langAttribute(previous.language, language)}
            />
          )}
          <p>{text.place(place, count)}</p>
          {next && (
            <Step
              to={next}
              rel="next"
              icon="right"
              label={text.next(next.title)}
              lang={langAttribute(next.language, language)}
            />
          )}
        </nav>
      </article>
    );
  },
});

/** As wide as the window, less what stands beside and below it; see gallery.css. */
const photoSizes = "(min-width: 800px) min(100vw - 15rem, 133vh - 25rem), 100vw";

interface StepProps {
  to: Neighbour;
  rel: "prev" | "next";
  icon: string;
  label: string;
  lang: string | undefined;
}

function Step({ to, rel, icon, label, lang }: StepProps) {
  return (
    <a
      className="button on-band"
      href={to.href}
      rel={rel}
      aria-label={label}
      lang={lang}
      data-srcset={to.srcset}
    >
      <Icon name={icon} />
    </a>
  );
}

function toNeighbour(photo: Photo, language: Language): Neighbour {
  const { words, language: actual } = localizePhoto(photo, language);
  return {
    href: photoHref(photo.id, language),
    title: words.title,
    language: actual,
    srcset: srcset(photo, "jpg"),
  };
}

function crumbs(title: string, language: Language) {
  return trail(
    language,
    { label: photoText[language].gallery, href: address("gallery", language) },
    { label: title },
  );
}
