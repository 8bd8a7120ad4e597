import { withLowerFirst } from "#src/i18n/phrases.ts";
import { z } from "zod";
import { inEachOf } from "#src/i18n/texts.ts";
import type { Label } from "#src/cms/kind/field.ts";
import { picture } from "#src/cms/kind/fields.ts";
import { landscapes, type Landscape } from "./landscape.ts";
import { viewText } from "#messages/view";

export const drawingIn = (landscape: Landscape): string => `drawing:${landscape}`;

export const landscapeIn = (url: string | null): Landscape | undefined =>
  landscapes.find((landscape) => url === drawingIn(landscape));

export const placeAddress = z
  .string()
  .refine(
    (url) => url !== "" && (!url.startsWith("drawing:") || landscapeIn(url) !== undefined),
    `must be one of the site's own pictures, or a drawing: ${landscapes.map(drawingIn).join(", ")}`,
  );

/** A field with a photo or a drawing. Null means the drawing of the site's landscape. */
export const placePicture = (label: Label, where: string, note = "") => {
  const about = `The picture that ${where}: the address of a photo, a drawing such as "drawing:lake", or null for the drawing of the site's own landscape${note}`;
  const { input: _, output: __, ...rest } = picture(label, about);
  return {
    ...rest,
    input: placeAddress
      .nullish()
      .transform((url) => url ?? null)
      .describe(about),
    output: z.string().nullable().describe(about),
    options: inEachOf(viewText, (words) =>
      Object.fromEntries(
        landscapes.map((landscape) => [
          drawingIn(landscape),
          words.drawing({ landscape: withLowerFirst(words.landscapes[landscape]) }),
        ]),
      ),
    ),
  } as const;
};
