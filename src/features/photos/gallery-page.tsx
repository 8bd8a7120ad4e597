import { headOfText, PageTextHead } from "#src/features/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/features/page-texts/page-texts.server.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Picture, type PictureSource } from "#src/ui/picture/picture.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { photoText } from "./photo.text.ts";
import { localizePhoto, photoAnchor, photoHref, pictureOf, siteGalleryId, type Photo } from "./photo.ts";
import { listGalleryPhotos } from "./photos.server.ts";

/** A page with more would be heavy on a phone; the other photos are reached from one picture to the next. */
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
  /** The address of the first photo without a thumbnail here. */
  moreHref: string | undefined;
}

/** /info/gallery: thumbnails of all pictures. The address of an unknown photo redirects here, to #unknown. */
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

/** The size of a thumbnail in the gallery's two layouts. */
interface GalleryPlace {
  /** The class in gallery.css. */
  name: string;
  /** The width at which it is shown, as in `sizes`. */
  sizes: string;
}

/*
 * The layout of gallery.css as `sizes`: the window minus margins and gaps, divided by the columns. Below 800 px the
 * margins and the gap are 0.5rem; above, they grow with the window until the content is 74rem wide.
 */
const onPhone = { small: "calc(50vw - 0.75rem)", wide: "calc(100vw - 1rem)" };
const onDesk = {
  small: "min(calc(33.3vw - 2.3rem), 23.7rem)",
  large: "min(calc(66.7vw - 3.4rem), 48.9rem)",
  row: "min(calc(100vw - 4.5rem), 74rem)",
};

/**
 * The size of a thumbnail. On a phone every third is two columns wide; on a wide screen every sixth is two columns
 * (of three) wide and two rows high. The last one fills the rest of its row.
 * @param index counted from 0
 */
function placeOf(index: number, count: number): GalleryPlace {
  const isLast = index === count - 1;
  const isWide = index % 3 === 0 || (isLast && index % 3 === 1);
  const desk = deskShape(index % 6, isLast);
  return {
    name: [isWide && "wide", desk, desk === "large" && index % 12 === 6 && "at-end"]
      .filter(Boolean)
      .join(" "),
    sizes: `(min-width: 800px) ${onDesk[widthOf[desk]]}, ${isWide ? onPhone.wide : onPhone.small}`,
  };
}

type DeskShape = "small" | "large" | "row" | "tall" | "broad";

/** A tall thumbnail shows the middle of a picture that is as wide as a large one. */
const widthOf = { small: "small", large: "large", row: "row", tall: "large", broad: "large" } as const;

function deskShape(inSix: number, isLast: boolean): DeskShape {
  if (isLast && (inSix === 0 || inSix === 3)) return "row";
  if (isLast && inSix === 1) return "tall";
  if (isLast && inSix === 4) return "broad";
  return inSix === 0 ? "large" : "small";
}
