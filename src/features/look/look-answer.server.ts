import { pictures } from "#src/features/photos/pictures/picture-workshop.server.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Context } from "#src/platform/context.ts";
import { answerHashed } from "#src/platform/files/file-answers.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Cache } from "#src/platform/pages/cache.ts";
import { getLook } from "./look.server.ts";
import type { LookFile } from "./mark.server.ts";

/** What programs ask for that have read no page. */
export const faviconPath = "/favicon.ico";

/** Leads to the icon as it is today; browsers ask again each day, as for all that keeps its address. */
export async function answerFavicon(context: Context, assetUrl: AssetUrl): Promise<Response> {
  const { icons } = await getLook(context);
  return new Response(null, {
    status: 302,
    headers: { Location: icons(assetUrl).small, "Cache-Control": "public, max-age=86400" },
  });
}

/** PNGs by their addresses: those of the site's look, and of the ones before. */
const rendered = new Cache<Buffer>({ most: 16 });

/**
 * Answers requests for the mark and the icons as they are now. Opened by itself, such a drawing may load and run nothing.
 * @throws Problem not-found for any other address; busy or broken-off when a PNG can't be made at the moment
 */
export async function answerLookFile(context: Context, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = (await getLook(context)).files.get(pathname);
  if (!file) throw new Problem("not-found");
  return answerHashed(request, await contentOf(pathname, file), file.hash, {
    "Content-Type": file.pixels ? "image/png" : "image/svg+xml; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
}

async function contentOf(path: string, { svg, pixels }: LookFile): Promise<Buffer> {
  if (!pixels) return Buffer.from(svg);
  const { value } = await rendered.getOrMake(path, async () => ({
    value: await pictures.run("renderIcon", svg, pixels),
    expiresAt: Infinity,
  }));
  return value;
}
