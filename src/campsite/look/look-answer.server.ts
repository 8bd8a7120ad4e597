import { Problem } from "#src/platform/api/problem.ts";
import type { Context } from "#src/platform/context.ts";
import { answerHashed } from "#src/platform/files/file-answers.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Cache } from "#src/platform/pages/cache.ts";
import { iconTasks } from "./icon-worker.server.ts";
import { getLook } from "./look.server.ts";
import type { LookFile } from "./mark.server.ts";

export const faviconPath = "/favicon.ico";

/** Redirects to the small icon. Browsers cache the redirect for a day. */
export async function answerFavicon(context: Context, assetUrl: AssetUrl): Promise<Response> {
  const { icons } = await getLook(context);
  return new Response(null, {
    status: 302,
    headers: { Location: icons(assetUrl).small, "Cache-Control": "public, max-age=86400" },
  });
}

const rendered = new Cache<Buffer>({ max: 16 });

/**
 * Serves the logo and the icons. An opened SVG can't load or run anything.
 * @throws Problem "not-found", or "busy" or "broken-off" if a PNG can't be rendered now
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
    value: await iconTasks.run("renderIcon", svg, pixels),
    expiresAt: Infinity,
  }));
  return value;
}
