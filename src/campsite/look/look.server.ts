import { collectionOf } from "#src/cms/collection.server.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { colourSheetPath } from "./colour-sheet.server.ts";
import { defaultColours, type Colour } from "./house-colours.ts";
import { lookKind, type LookValues } from "./look.ts";
import { eachIcon, type IconName } from "./icon-files.ts";
import { maxPicture, wrapPicture } from "./picture-mark.ts";
import { houseMark, iconsOf, markFile, markOf, type LookFile, type Mark } from "./mark.server.ts";

export const lookCollection = collectionOf(lookKind, {
  unwritten: emptyValues(lookKind),
  complete: async (_, { mark, ...colours }) => ({ ...colours, mark: mark.trim() && (await cutMark(mark)) }),
});

async function cutMark(mark: string): Promise<string> {
  if (isPicture(mark)) return mark;
  // Imported on use, because the import would slow down the start.
  const { reduceSvg } = await import("#src/platform/files/reduce-svg.server.ts");
  try {
    return reduceSvg(Buffer.from(mark)).svg;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { kind, message } = error;
    throw new Problem(kind, { errors: [{ field: "mark", message, type: kind }], cause: error });
  }
}

/** True for a PNG that `wrapPicture` wrapped, in its own size. */
function isPicture(mark: string): boolean {
  const png = Buffer.from(/base64,([^"]*)/.exec(mark)?.[1] ?? "", "base64");
  if (mark.length > maxPicture.length || png.toString("latin1", 1, 4) !== "PNG" || png.length < 24)
    return false;
  // The header chunk begins with the size (PNG, third edition, 11.2.1).
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return (
    Math.max(width, height) <= maxPicture.pixels &&
    mark === wrapPicture(png.toString("base64"), width, height)
  );
}

export interface ShownLook {
  colourSheet: string | undefined;
  /** Phones use this colour for their own bars. */
  band: Colour;
  mark: Mark | undefined;
  icons(assetUrl: AssetUrl): Record<IconName, string>;
  files: ReadonlyMap<string, LookFile>;
}

/** A stored look is the same object until the next write. */
const made = new WeakMap<LookValues, Promise<ShownLook>>();

/** Returns the look for pages. The default look needs no code for colours. */
export async function getLook(context: Context): Promise<ShownLook> {
  const look = await getStored(context);
  const shown = made.get(look) ?? show(look);
  made.set(look, shown);
  return shown;
}

async function show(look: LookValues): Promise<ShownLook> {
  const band = await bandOf(look);
  // The build contains the icons of the default look.
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
