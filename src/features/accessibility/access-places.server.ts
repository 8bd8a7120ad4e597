import { accessibilityText } from "#messages/accessibility";
import { collectionOf } from "#src/cms/collection.server.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { measuresOf } from "./access-measures.ts";
import { accessPlaceKind } from "./access-place.ts";

export const accessPlaceCollection = collectionOf(accessPlaceKind);

/** Returns the words about all places, so that a search finds the page. */
export async function accessWords(context: ShownContext): Promise<string> {
  const places = await accessPlaceCollection.listAll(context);
  return places
    .map((place) => {
      const { words, language } = localizeWords(accessPlaceKind, place, context.language);
      const { measures: labels } = accessibilityText[language];
      const measures = measuresOf(place, words, language).map(
        ({ name, value }) => `${labels[name]}: ${value}`,
      );
      return [words.name, ...measures].join(". ");
    })
    .join(". ");
}
