import { withLowerFirst } from "#src/i18n/phrases.ts";
import { z } from "zod";
import { inEveryLanguage } from "#src/i18n/language.ts";
import type { Label } from "#src/resource/field.ts";
import { picture } from "#src/resource/fields.ts";
import { landscapes, type Landscape } from "./landscape.ts";
import { viewText } from "#messages/view";

/*
 * What stands where the site has a drawing: a photo of the campsite's own, a landscape in which the house draws what belongs
 * there, or nothing chosen, which is the landscape of the whole site.
 */

/** How a drawing is named where a photo's address can stand. */
export const drawingIn = (landscape: Landscape): string => `drawing:${landscape}`;

/** The landscape that was chosen for a place; undefined for a photo, and where nothing is chosen. */
export const landscapeIn = (url: string | null): Landscape | undefined =>
  landscapes.find((landscape) => url === drawingIn(landscape));

/** A photo's address, or a drawing's name. */
export const placeAddress = z
  .string()
  .refine(
    (url) => url !== "" && (!url.startsWith("drawing:") || landscapeIn(url) !== undefined),
    `must be one of the site's own pictures, or a drawing: ${landscapes.map(drawingIn).join(", ")}`,
  );

/** A photo or a drawing; null is the drawing in the landscape of the whole site. */
export const placePicture = (label: Label, where: string) => {
  const about = `What ${where}: the address of a photo, "drawing:" and a landscape, or null for the site's own landscape`;
  const { input: _, output: __, ...rest } = picture(label, about);
  return {
    ...rest,
    input: placeAddress
      .nullish()
      .transform((url) => url ?? null)
      .describe(about),
    output: z.string().nullable().describe(about),
    options: inEveryLanguage((language) =>
      Object.fromEntries(
        landscapes.map((landscape) => [
          drawingIn(landscape),
          viewText[language].drawing({ landscape: withLowerFirst(viewText[language].landscapes[landscape]) }),
        ]),
      ),
    ),
  } as const;
};
