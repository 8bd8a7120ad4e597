import { accessPlaceScreensText, accessibilityText } from "#messages/accessibility";
import type { DescribedScreens } from "#src/cms/staff/described/described-screens.ts";
import { accessPlaceKind } from "#src/features/accessibility/access-place.ts";
import { entranceInWords } from "#src/features/accessibility/access-measures.ts";

export const accessPlaceScreens = {
  kind: accessPlaceKind,
  words: accessPlaceScreensText,
  list: {
    own: "title",
    line: (place, language) =>
      [
        entranceInWords(place, language),
        place.doorWidth !== null && accessibilityText[language].doorOf({ width: place.doorWidth }),
      ]
        .filter(Boolean)
        .join(" · "),
  },
} satisfies DescribedScreens<typeof accessPlaceKind>;
