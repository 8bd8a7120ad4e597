import { collectionOf } from "#src/cms/collection.server.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Cache } from "#src/platform/pages/cache.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { colourSheetPath } from "./colour-sheet.server.ts";
import { defaultColours, type Colour } from "./house-colours.ts";
import { lookKind, type LookValues } from "./look.ts";
import { eachIcon, type IconName } from "./icon-files.ts";
import { iconTasks } from "./icon-worker.server.ts";
import { maxPicture, pictureIn, wrapPicture } from "./picture-mark.ts";
import { houseMark, iconsOf, markFile, markOf, type LookFile, type Mark } from "./mark.server.ts";

const unwritten = emptyValues(lookKind);

export const lookCollection = {
  ...collectionOf(lookKind, {
    unwritten,
    complete: async (_, { mark, ...colours }) => ({ ...colours, mark: await sanitizeMark(mark) }),
  }),
  /** Encodes the picture of a logo before the transaction of a save. {@link redraw} then finds it in its cache. */
  expectFiles: async (_: Context, { mark }: Pick<LookValues, "mark">) => void (await sanitizeMark(mark)),
};

/**
 * Sanitizes the logo.
 * @throws `Problem` with a code that `reduceSvg` or `redrawPng` throws, if the logo is invalid. The error names the
 * field "mark".
 * @throws Problem "busy" or "broken-off" if a PNG can't be encoded now.
 */
async function sanitizeMark(mark: string): Promise<string> {
  if (!mark.trim()) return "";
  const png = pictureIn(mark);
  try {
    return png === undefined ? await reduce(mark) : await redraw(png);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const { kind } = error;
    const message = png === undefined ? error.message : pictureRule;
    throw new Problem(kind, { errors: [{ field: "mark", message, type: kind }], cause: error });
  }
}

async function reduce(mark: string): Promise<string> {
  // Imported on use, because the import would slow down the start.
  const { reduceSvg } = await import("#src/platform/files/reduce-svg.server.ts");
  return reduceSvg(Buffer.from(mark)).svg;
}

const pictureRule =
  `must be an SVG with shapes, or with one undamaged PNG of at most ${maxPicture.pixels} pixels a side and ` +
  `${maxPicture.length} characters`;

/** The cache is filled before the transaction of a save, because other writers wait for a transaction. */
const redrawn = new Cache<string>({ max: 4 });

/** Encodes a logo's picture again. A second encoding gives the same bytes, so an unchanged logo stays the same. */
async function redraw(png: string): Promise<string> {
  const { value } = await redrawn.getOrMake(png, async () => {
    const { data, info } = await iconTasks.run("redrawPng", Buffer.from(png, "base64"), maxPicture.pixels);
    return { value: wrapPicture(data.toString("base64"), info.width, info.height), expiresAt: Infinity };
  });
  if (value.length > maxPicture.length) throw new Problem("oversized-picture");
  return value;
}

export interface ShownLook {
  colourSheet: string | undefined;
  /** The colour in which phones show their status bar. */
  band: Colour;
  mark: Mark | undefined;
  icons(assetUrl: AssetUrl): Record<IconName, string>;
  files: ReadonlyMap<string, LookFile>;
}

/** The looks for pages, by the object with the stored look. The object stays the same until the next write. */
const made = new WeakMap<LookValues, Promise<ShownLook>>();

/** Returns the look for pages. The code for colours isn't loaded for the default look. */
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
  return look ?? unwritten;
}

async function bandOf(look: LookValues): Promise<Colour> {
  if (!look.mainColour) return defaultColours.band;
  const { coloursOf } = await import("./colours.ts");
  return coloursOf(look).band;
}
