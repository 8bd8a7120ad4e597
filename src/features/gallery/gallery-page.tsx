import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { idInPath } from "#src/platform/api/api.ts";
import { definePage, type Page, type PageContext, type ViewProps } from "#src/platform/pages/page.ts";
import type { Crumb } from "#src/ui/breadcrumbs.tsx";
import { PageSteps } from "#src/ui/page-steps.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture, type PictureSource } from "#src/ui/picture/picture.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { photoText } from "#messages/photos";
import {
  galleryHref,
  localizePhoto,
  photoAnchor,
  photoHref,
  photosOnPage,
  pictureOf,
  siteGalleryId,
  type Photo,
} from "#src/cms/photos/photo.ts";
import { listPhotosOnPage } from "#src/cms/photos/photos.server.ts";

interface Thumbnail {
  id: number;
  title: string;
  /** The language of the title, after the fallback. */
  language: Language;
  picture: PictureSource;
}

interface Data {
  /** The gallery's text. Further pages have a number in their title and no other text. */
  page: LocalizedPageText;
  above: Crumb[];
  thumbnails: Thumbnail[];
  /** Counted from 1. */
  number: number;
  pages: number;
}

/** /info/gallery: the first page of thumbnails. The address of an unknown photo redirects here, to #unknown. */
export const galleryPage = galleryOf(() => 1);

/** /info/gallery/{page}: further pages. Page 1 and a page that doesn't exist redirect to the gallery. */
export const galleryPartPage = galleryOf(({ parts }) => {
  const { data: number } = idInPath.safeParse(parts["page"]);
  return number === 1 ? undefined : number;
});

/** @param numberOf returns the page number in the address, from 1; undefined redirects to the gallery */
function galleryOf(numberOf: (context: PageContext) => number | undefined): Page<Data> {
  return definePage<Data>({
    async load(context) {
      const { language } = context;
      const number = numberOf(context);
      const elsewhere = { redirect: address("gallery", language), status: 302 } as const;
      if (!number) return elsewhere;
      const [text, { photos, count }] = await Promise.all([
        getPageText(context, "gallery", language),
        listPhotosOnPage(context, siteGalleryId, number),
      ]);
      const thumbnails = photos.map((photo) => toThumbnail(photo, language));
      const pages = Math.ceil(count / photosOnPage);
      if (number === 1) return { page: text, above: [], thumbnails, number, pages };
      if (thumbnails.length === 0) return elsewhere;
      const title = photoText[text.language].ofPage({ title: text.title, page: number });
      const above = {
        label: text.title,
        href: address("gallery", language),
        lang: langAttribute(text.language, language),
      };
      return { page: { ...text, title, lead: "", body: "" }, above: [above], thumbnails, number, pages };
    },
    head: ({ page, above }, context) => headOfText(page, context, above),
    View: Gallery,
  });
}

function Gallery({ data, language, assetUrl }: ViewProps<Data>) {
  const { page, above, thumbnails, number, pages } = data;
  const text = photoText[language];
  const step = (to: number, label: string) =>
    to >= 1 && to <= pages ? { href: galleryHref(to, language), label } : undefined;
  return (
    <>
      <script type="module" src={assetUrl("src/features/gallery/photo-view.client.ts")} />
      <PageTextHead page={page} above={above} language={language} assetUrl={assetUrl} />
      <div className="wrap gallery">
        <div id="unknown" className="notice">
          <Icon name="info" />
          <p>{text.unknown}</p>
        </div>
        {thumbnails.length === 0 ? (
          <p className="quiet">{text.none}</p>
        ) : (
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
        )}
        <PageSteps
          label={text.browse}
          previous={step(number - 1, text.earlier)}
          place={text.place({ place: number, count: pages })}
          next={step(number + 1, text.more)}
        />
        {page.body && <Prose html={page.body} wordsIn={page.language} language={language} />}
      </div>
    </>
  );
}

function toThumbnail(photo: Photo, language: Language): Thumbnail {
  const localized = localizePhoto(photo, language);
  return {
    id: photo.id,
    title: localized.words.title,
    language: localized.language,
    picture: pictureOf(photo, language),
  };
}

interface GalleryPlace {
  /** The class in gallery.css. */
  name: string;
  /** The displayed width, for the `sizes` attribute. */
  sizes: string;
}

/*
 * The layout of gallery.css as `sizes`: the window minus margins and gaps, divided by the columns. Below 800 px the
 * margins and gaps are 0.5rem. Above, they grow with the window until the content is 74rem wide.
 */
const onPhone = { small: "calc(50vw - 0.75rem)", wide: "calc(100vw - 1rem)" };
const onDesk = {
  small: "min(calc(33.3vw - 2.3rem), 23.7rem)",
  large: "min(calc(66.7vw - 3.4rem), 48.9rem)",
  row: "min(calc(100vw - 4.5rem), 74rem)",
};

/**
 * Returns the size of a thumbnail. On a phone, every third is two columns wide. On a wide screen, every sixth is two
 * of three columns wide and two rows high. The last one fills the rest of its row.
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

/** A tall thumbnail crops a picture that is as wide as a large one. */
const widthOf = { small: "small", large: "large", row: "row", tall: "large", broad: "large" } as const;

function deskShape(inSix: number, isLast: boolean): DeskShape {
  if (isLast && (inSix === 0 || inSix === 3)) return "row";
  if (isLast && inSix === 1) return "tall";
  if (isLast && inSix === 4) return "broad";
  return inSix === 0 ? "large" : "small";
}
