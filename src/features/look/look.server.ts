import { collectionOf } from "#src/features/collection.server.ts";
import { cutSvg } from "#src/platform/files/cut-svg.server.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { emptyValues } from "#src/resource/kind.ts";
import { colourSheetPath } from "./colour-sheet.server.ts";
import { houseColours, type Colour } from "./house-colours.ts";
import { lookKind, type LookValues } from "./look.ts";
import { drawIcon, iconUrl, markOf, type Mark } from "./mark.server.ts";

/** The campsite's colours and mark as staff keep them; the house's until they choose. */
export const lookCollection = collectionOf(lookKind, {
  unwritten: emptyValues(lookKind),
  complete: async (_, { mark, ...colours }) => ({
    ...colours,
    mark: mark.trim() && cutSvg(Buffer.from(mark)).svg,
  }),
});

/** What a document needs of the look. */
export interface ShownLook {
  /** The style sheet of its colours; undefined for the house's. */
  colourSheet: string | undefined;
  /** The band's colour, which phones give their own bars. */
  band: Colour;
  /** Beside the name; undefined for the house's. */
  mark: Mark | undefined;
  /** The address of what browsers show for the site; undefined for the house's. */
  icon: string | undefined;
}

/** What was made of each look; a stored one is the same object until the next write. */
const made = new WeakMap<LookValues, Promise<ShownLook>>();

/** What a document needs of the look. Without one, nothing is loaded that makes colours. */
export async function getLook(context: Context): Promise<ShownLook> {
  const look = await getStored(context);
  const shown = made.get(look) ?? show(look);
  made.set(look, shown);
  return shown;
}

async function show(look: LookValues): Promise<ShownLook> {
  const band = await bandOf(look);
  const own = look.mark ? { mark: markOf(look.mark), icon: iconUrl(look.mark, band) } : nothing;
  return { colourSheet: colourSheetPath(look), band, ...own };
}

const nothing = { mark: undefined, icon: undefined };

async function getStored(context: Context): Promise<LookValues> {
  const [look] = await lookCollection.listAll(context);
  return look ?? emptyValues(lookKind);
}

async function bandOf(look: LookValues): Promise<Colour> {
  if (!look.mainColour) return houseColours.band;
  const { coloursOf } = await import("./colours.ts");
  return coloursOf(look).band;
}

/**
 * Answers requests for the mark and the icon as they are now. Opened by itself, such a drawing may load and run nothing.
 * @throws Problem not-found for any other address
 */
export async function answerLookFile(context: Context, { url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  const look = await getStored(context);
  const band = await bandOf(look);
  const file = [
    { at: look.mark && markOf(look.mark).url, svg: look.mark },
    { at: look.mark && iconUrl(look.mark, band), svg: look.mark && drawIcon(look.mark, band) },
  ].find(({ at }) => at === pathname);
  if (!file) throw new Problem("not-found");
  return new Response(file.svg, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  });
}
