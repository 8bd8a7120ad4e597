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
  /** The language of the words: Norwegian when the translation is missing. */
  language: Language;
  picture: PictureSource;
}

interface Data {
  /** The text of the page. The second and later pages have a page number in the title, and no other text. */
  page: LocalizedPageText;
  above: Crumb[];
  thumbnails: Thumbnail[];
  number: number;
  pages: number;
}

/** The page /info/gallery. Addresses of unknown photos redirect to `#unknown` on this page. */
export const galleryPage = galleryOf(() => 1);

/** The page /info/gallery/{page}. Page 1 and unknown pages redirect to /info/gallery. */
export const galleryPartPage = galleryOf(({ parts }) => {
  const { data: number } = idInPath.safeParse(parts["page"]);
  return number === 1 ? undefined : number;
});

/** @param numberOf returns the page number, counted from 1, or undefined to redirect to the gallery */
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
      <div className="wrap page-start gallery stack">
        <div id="unknown" className="notice">
          <Icon name="info" />
          <p>{text.unknown}</p>
        </div>
        {thumbnails.length === 0 ? (
          <p className="quiet">{text.none}</p>
        ) : (
          <ul className="gallery-photos stack close one-column">
            {thumbnails.map(({ id, title, picture, language: actual }, index) => (
              <li key={id} id={photoAnchor(id)} className={placeOf(index, thumbnails.length).name}>
                <a href={photoHref(id, language)} lang={langAttribute(actual, language)}>
                  <Picture
                    source={picture}
                    sizes={placeOf(index, thumbnails.length).sizes}
                    isFirst={index === 0}
                  />
                  <span className="gallery-title tag">{title}</span>
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
  name: string;
  sizes: string;
}

/* The layout of gallery.css as `sizes`: the window's width minus margins, divided by the number of columns. */
const onPhone = { small: "calc(50vw - 0.75rem)", wide: "calc(100vw - 1rem)" };
const onDesktop = {
  small: "min(calc(33.3vw - 2.3rem), 23.7rem)",
  large: "min(calc(66.7vw - 3.4rem), 48.9rem)",
  row: "min(calc(100vw - 4.5rem), 74rem)",
};

/** Returns a thumbnail's class and size: every third is wide on a phone, every sixth large on a wide screen. */
function placeOf(index: number, count: number): GalleryPlace {
  const isLast = index === count - 1;
  const isWide = index % 3 === 0 || (isLast && index % 3 === 1);
  const desktop = desktopShape(index % 6, isLast);
  return {
    name: [
      isWide && "wide",
      desktop !== "small" && desktop,
      desktop === "large" && index % 12 === 6 && "at-end",
    ]
      .filter(Boolean)
      .join(" "),
    sizes: `(min-width: 48rem) ${onDesktop[widthOf[desktop]]}, ${isWide ? onPhone.wide : onPhone.small}`,
  };
}

type DesktopShape = "small" | "large" | "row" | "tall" | "broad";

/** The width of the picture for each shape. A tall or broad thumbnail crops a picture of the large size. */
const widthOf = { small: "small", large: "large", row: "row", tall: "large", broad: "large" } as const;

function desktopShape(inSix: number, isLast: boolean): DesktopShape {
  if (isLast && (inSix === 0 || inSix === 3)) return "row";
  if (isLast && inSix === 1) return "tall";
  if (isLast && inSix === 4) return "broad";
  return inSix === 0 ? "large" : "small";
}
