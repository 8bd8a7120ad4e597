import { headOfText, PageTextHead } from "#src/features/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/features/page-texts/page-texts.server.ts";
import type { Language } from "#src/i18n/language.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { langAttribute } from "#src/ui/lang-attribute.ts";
import { Picture, type PictureSource } from "#src/ui/picture/picture.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { placeOf } from "./gallery-places.ts";
import { photoText } from "./photo.text.ts";
import { localizePhoto, photoAnchor, photoHref, pictureOf, siteGalleryId, type Photo } from "./photo.ts";
import { listGalleryPhotos } from "./photos.server.ts";

/** A page of more would be heavy on a phone; the rest is reached from picture to picture. */
const mostThumbnails = 120;

interface Thumbnail {
  id: number;
  title: string;
  /** The language that the title is really in. */
  language: Language;
  picture: PictureSource;
}

interface Data {
  page: LocalizedPageText;
  thumbnails: Thumbnail[];
  /** The first photo that has no thumbnail here. */
  moreHref: string | undefined;
}

/** /info/gallery: all the pictures, small. A photo that isn't there leads to #unknown. */
export const galleryPage = definePage<Data>({
  async load(context) {
    const { language } = context;
    const [page, photos] = await Promise.all([
      getPageText(context, "gallery", language),
      listGalleryPhotos(context, siteGalleryId, mostThumbnails + 1),
    ]);
    const next = photos[mostThumbnails];
    return {
      page,
      thumbnails: photos.slice(0, mostThumbnails).map((photo) => toThumbnail(photo, language)),
      moreHref: next && photoHref(next.id, language),
    };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, thumbnails, moreHref }, language, assetUrl }) {
    const text = photoText[language];
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <div className="wrap gallery">
          <div id="unknown" className="notice">
            <Icon name="info" />
            <p>{text.unknown}</p>
          </div>
          {thumbnails.length === 0 && <p>{text.none}</p>}
          <ul className="gallery-photos">
            {thumbnails.map(({ id, title, picture, language: actual }, index) => (
              <li key={id} id={photoAnchor(id)} className={placeOf(index, thumbnails.length).name}>
                <a href={photoHref(id, language)} lang={langAttribute(actual, language)}>
                  <Picture
                    source={picture}
                    sizes={placeOf(index, thumbnails.length).sizes}
                    isFirst={index === 0}
                  />
                  <span className="gallery-title">{title}</span>
                </a>
              </li>
            ))}
          </ul>
          {moreHref && (
            <a className="button" href={moreHref}>
              {text.more}
              <Icon name="right" />
            </a>
          )}
          <Prose html={page.body} wordsIn={page.language} language={language} />
        </div>
      </>
    );
  },
});

function toThumbnail(photo: Photo, language: Language): Thumbnail {
  const localized = localizePhoto(photo, language);
  return {
    id: photo.id,
    title: localized.words.title,
    language: localized.language,
    picture: pictureOf(photo, language),
  };
}
