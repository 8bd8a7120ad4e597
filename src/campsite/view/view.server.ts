import { collectionOf } from "#src/cms/collection.server.ts";
import { findPictures } from "#src/cms/photos/photos.server.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { Localized } from "#src/i18n/translation.ts";
import type { Context } from "#src/platform/context.ts";
import { emptyValues, localizeWords, type WordsOf } from "#src/cms/kind/kind.ts";
import type { PictureSource } from "#src/ui/picture/picture.tsx";
import type { Landscape } from "#src/cms/photos/landscape.ts";
import { siteViewKind, type ViewValues } from "./view.ts";
import { landscapeIn } from "#src/cms/photos/place-picture.ts";
import { viewText } from "#messages/view";

const unwritten: ViewValues = { ...emptyValues(siteViewKind), landscape: "forest" };

export const viewCollection = collectionOf(siteViewKind, { unwritten });

export interface View {
  landscape: Landscape;
  photo: PictureSource | undefined;
  /** The picture of shared links, which is the photo or else the drawing of the landscape. */
  shared: { photo: PictureSource | undefined; landscape: Landscape };
  alt: string;
  altLang: string | undefined;
  named: Localized<Pick<WordsOf<typeof siteViewKind>, "towards" | "landmark" | "landmarkShort">>;
  /** The landmark's bearing in degrees, or null. */
  bearing: number | null;
}

export async function getView(context: Context, language: Language): Promise<View> {
  const { landscape, imageUrl, sharedUrl, bearing, ...rest } = await getStored(context);
  const named = localizeWords(siteViewKind, rest, language);
  const { shows } = named.words;
  const shared = sharedUrl ?? imageUrl;
  const photos = await findPictures(context, [imageUrl, shared], language);
  return {
    landscape,
    photo: photos.get(imageUrl),
    shared: { photo: photos.get(shared), landscape: landscapeIn(shared) ?? landscape },
    alt: shows || viewText[language].drawn[landscape],
    altLang: shows ? langAttribute(named.language, language) : undefined,
    named,
    bearing,
  };
}

export async function getLandscape(context: Context): Promise<Landscape> {
  return (await getStored(context)).landscape;
}

async function getStored(context: Context): Promise<ViewValues> {
  const [written] = await viewCollection.listAll(context);
  return written ?? unwritten;
}
