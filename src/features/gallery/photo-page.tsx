import { address } from "#src/i18n/addresses.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { toLocalMoment } from "#src/i18n/times/time.ts";
import { languagesOf } from "#src/i18n/translation.ts";
import { idInPath } from "#src/platform/api/api.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import type { PictureSource } from "#src/ui/picture/picture.tsx";
import { photoText } from "#messages/photos";
import { localizePhoto, pictureOf, siteGalleryId, type PlacedPhoto } from "#src/cms/photos/photo.ts";
import { PhotoView } from "./photo-view.tsx";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { pictureUrl, sharedPicture, thumbnailUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { findPlacedPhoto } from "#src/cms/photos/photos.server.ts";

interface Data extends PlacedPhoto {
  title: string;
  description: string;
  /** The language of the words: Norwegian when the translation is missing. */
  wordsIn: Language;
  languages: Language[];
  picture: PictureSource;
}

/** The page /photo/{id}. An unknown id redirects to the gallery. */
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
      wordsIn: actual,
      languages: languagesOf(localizePhoto(photo, "nb").words, photo.translations),
      picture: pictureOf(photo, language),
    };
  },
  head: ({ photo, title, description, wordsIn, languages, picture }, { language, config }) => ({
    title,
    description: description || photoText[wordsIn].aboutThePicture({ title }),
    languages,
    image: sharedPicture(picture),
    editScreen: resourceScreen("photo", photo.id),
    structuredData: [
      {
        "@type": "ImageObject",
        name: title,
        ...(description && { description }),
        caption: picture.alt,
        inLanguage: languageTag[wordsIn],
        contentUrl: new URL(pictureUrl(photo.filename), config.siteOrigin).href,
        thumbnailUrl: new URL(thumbnailUrl(photo.filename), config.siteOrigin).href,
        width: photo.width,
        height: photo.height,
        uploadDate: toLocalMoment(photo.createdDate),
      },
      breadcrumbList(crumbs(title, language), config.siteOrigin),
    ],
  }),
  View: ({ data, language, assetUrl }) => (
    <>
      <script type="module" src={assetUrl("src/features/gallery/photo-view.client.ts")} />
      <PhotoView {...data} language={language} />
    </>
  ),
});

function crumbs(title: string, language: Language) {
  return trail(
    language,
    { label: photoText[language].gallery, href: address("gallery", language) },
    { label: title },
  );
}
