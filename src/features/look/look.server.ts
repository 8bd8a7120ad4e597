import { collectionOf } from "#src/features/collection.server.ts";
import type { Context } from "#src/platform/context.ts";
import { emptyValues } from "#src/resource/kind.ts";
import { colourSheetPath } from "./colour-sheet.server.ts";
import { houseColours, type Colour } from "./house-colours.ts";
import { lookKind } from "./look.ts";

/** The campsite's colours as staff keep them; the house's until they choose. */
export const lookCollection = collectionOf(lookKind, { unwritten: emptyValues(lookKind) });

/** What a document needs of the look. */
export interface ShownLook {
  /** The style sheet of its colours; undefined for the house's. */
  colourSheet: string | undefined;
  /** The band's colour, which phones give their own bars. */
  band: Colour;
}

/** What a document needs of the look. Without one, nothing is loaded that makes colours. */
export async function getLook(context: Context): Promise<ShownLook> {
  const [look] = await lookCollection.listAll(context);
  const colourSheet = look && colourSheetPath(look);
  if (!colourSheet) return { colourSheet, band: houseColours.band };
  const { coloursOf } = await import("./colours.ts");
  return { colourSheet, band: coloursOf(look).band };
}
