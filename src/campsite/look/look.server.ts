import { collectionOf } from "#src/cms/collection.server.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { colourSheetPath } from "./colour-sheet.server.ts";
import { defaultColours, type Colour } from "./house-colours.ts";
import { lookKind, type LookValues } from "./look.ts";
import { eachIcon, type IconName } from "./icon-files.ts";
import { houseMark, iconsOf, markFile, markOf, type LookFile, type Mark } from "./mark.server.ts";

/** The campsite's colours and mark in the staff API. Until staff choose, they are the default ones. */
export const lookCollection = collectionOf(lookKind, {
  unwritten: emptyValues(lookKind),
  complete: async (_, { mark, ...colours }) => ({ ...colours, mark: mark.trim() && (await cutMark(mark)) }),
});

/** @throws Problem as `reduceSvg`, naming the field */
async function cutMark(mark: string): Promise<string> {
  // Loaded only when needed, so that the start isn't slowed down.
  const { reduceSvg } = await import("#src/platform/files/reduce-svg.server.ts");
  try {
    return reduceSvg(Buffer.from(mark)).svg;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { kind, message } = error;
    throw new Problem(kind, { errors: [{ field: "mark", message, type: kind }], cause: error });
  }
}

export interface ShownLook {
  /** The address of the style sheet. Undefined for the default colours. */
  colourSheet: string | undefined;
  /** The band's colour. Phones use it for their own bars. */
  band: Colour;
  /** The mark beside the name. Undefined for the default mark. */
  mark: Mark | undefined;
  /** Returns the addresses of the icons for browsers and phones: the mark on the band's colour. */
  icons(assetUrl: AssetUrl): Record<IconName, string>;
  /** The served files of the look except the style sheet, by address. */
  files: ReadonlyMap<string, LookFile>;
}

/** The result for each look. A stored look is the same object until the next write. */
const made = new WeakMap<LookValues, Promise<ShownLook>>();

/** Returns the look for pages. With the default look it doesn't load the code that computes colours. */
export async function getLook(context: Context): Promise<ShownLook> {
  const look = await getStored(context);
  const shown = made.get(look) ?? show(look);
  made.set(look, shown);
  return shown;
}

async function show(look: LookValues): Promise<ShownLook> {
  const band = await bandOf(look);
  // The build contains the icons of the default mark on the default band.
  const own = look.mark || look.mainColour ? iconsOf(look.mark || houseMark, band) : undefined;
  const files = [...(look.mark ? [markFile(look.mark)] : []), ...Object.values(own ?? {})];
  return {
    colourSheet: colourSheetPath(look),
    band,
    mark: look.mark ? markOf(look.mark) : undefined,
    icons: (assetUrl) => eachIcon(({ file }, name) => own?.[name].url ?? assetUrl(`drawings/${file}`)),
    files: new Map(files.map((file) => [file.url, file])),
  };
}

async function getStored(context: Context): Promise<LookValues> {
  const [look] = await lookCollection.listAll(context);
  return look ?? emptyValues(lookKind);
}

async function bandOf(look: LookValues): Promise<Colour> {
  if (!look.mainColour) return defaultColours.band;
  const { coloursOf } = await import("./colours.ts");
  return coloursOf(look).band;
}
