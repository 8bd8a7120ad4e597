import type { Context } from "#src/platform/context.ts";
import { Cache } from "./cache.ts";

/**
 * Tells whether a name is one of those that the database has, as of a file that may be sent. All of them are read at once
 * and names until the next write: whoever asks for what, made up or not, the database isn't asked again.
 * @param list reads them; there are no more than a site has files
 */
export function cacheNames(
  context: Context,
  list: (context: Context) => Promise<readonly string[]>,
): (name: string) => Promise<boolean> {
  const names = new Cache<ReadonlySet<string>>({ most: 1, now: () => context.now().epochMilliseconds });
  context.contentVersion.onChange(() => names.clear());
  return async (name) => {
    const { value } = await names.getOrMake("names", async () => ({
      value: new Set(await list(context)),
      expiresAt: Infinity,
    }));
    return value.has(name);
  };
}
