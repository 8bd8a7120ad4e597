import { CachedResponse } from "#src/platform/http/answer.ts";
import { answerRange, strongTag } from "#src/platform/http/byte-range.ts";
import type { Context } from "#src/platform/context.ts";
import { Cache } from "#src/platform/pages/cache.ts";

const caching = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * Responds with a stored file or a range of its bytes. Browsers cache the file for a year, because its name contains a
 * hash.
 * @param name a validated name
 * @returns undefined when the file doesn't exist
 */
export async function answerHashedFile(
  { storage }: Pick<Context, "storage">,
  request: Request,
  name: string,
  hash: string,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  if (request.headers.has("range")) {
    const bytes = await storage.size(name);
    if (bytes === undefined) return undefined;
    const part = await answerRange(request, {
      bytes,
      etag: strongTag(hash),
      headers: { ...caching, ...headers },
      read: (range) => storage.part(name, range),
    });
    if (part) return part;
  }
  const bytes = await storage.get(name);
  return bytes && answerHashed(request, bytes, hash, headers);
}

export function answerHashed(
  request: Request,
  bytes: Buffer,
  hash: string,
  headers: Record<string, string>,
): Promise<Response> {
  const answer = new CachedResponse(bytes, { ...caching, ...headers }, { isCompressible: false, tag: hash });
  return answer.respond(request);
}

/**
 * Returns a function that checks whether a name is listed. The list is cached until the next write. For a missing name,
 * the function first checks for a write, because another process may just have added the file.
 */
export function cacheNames(
  context: Context,
  list: (context: Context) => Promise<readonly string[]>,
): (name: string) => Promise<boolean> {
  const names = new Cache<ReadonlySet<string>>({ max: 1, now: () => context.now().epochMilliseconds });
  context.contentVersion.onChange(() => names.clear());
  const isListed = async (name: string) => {
    const { value } = await names.getOrMake("names", async () => ({
      value: new Set(await list(context)),
      expiresAt: Infinity,
    }));
    return value.has(name);
  };
  return async (name) => {
    if (await isListed(name)) return true;
    await context.contentVersion.poll();
    return isListed(name);
  };
}
