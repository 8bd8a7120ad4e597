import { CachedResponse } from "#src/platform/http/answer.ts";
import { answerRange, strongTag } from "#src/platform/http/byte-range.ts";
import type { Context } from "#src/platform/context.ts";
import { Cache } from "#src/platform/pages/cache.ts";

const caching = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * Responds to a GET or HEAD with a stored file whose name ends in a hash of its content. The content of a name never
 * changes, so the hash is the ETag and browsers cache it forever. For a range only that part is read.
 * @param name made of parts that the caller has validated
 * @param headers the Content-Type and others; a Cache-Control here overrides the default
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

/** Responds like {@link answerHashedFile} with bytes in memory. */
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
 * Returns a function that is true for names in the database, for example of a file that may be downloaded. All names
 * are read at once and cached until the next write, so requests for invented names never reach the database.
 * @param list reads the names; at most as many as a site has files
 */
export function cacheNames(
  context: Context,
  list: (context: Context) => Promise<readonly string[]>,
): (name: string) => Promise<boolean> {
  const names = new Cache<ReadonlySet<string>>({ max: 1, now: () => context.now().epochMilliseconds });
  context.contentVersion.onChange(() => names.clear());
  return async (name) => {
    const { value } = await names.getOrMake("names", async () => ({
      value: new Set(await list(context)),
      expiresAt: Infinity,
    }));
    return value.has(name);
  };
}
