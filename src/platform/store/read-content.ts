import type { Context } from "#src/platform/context.ts";
import type { ContentVersion } from "#src/platform/database/content-version.ts";
import { Cache } from "#src/platform/pages/cache.ts";

/** A value that changes at `changesAt` without a write. Undefined means that only writes change the value. */
export interface Reading<Value> {
  value: Value;
  changesAt: Temporal.Instant | undefined;
}

const maxCachedReadings = 1000;

const caches = new WeakMap<ContentVersion, Cache<Reading<unknown>>>();

/**
 * Reads content once between two writes. In a transaction, each call reads again.
 * @param key identifies the content and everything that the content depends on
 * @returns the same frozen object for all callers outside transactions
 */
export async function readContent<Value>(
  context: Context,
  key: string,
  read: (content: Pick<Context, "db">) => Promise<Value>,
): Promise<Value> {
  const { value } = await readContentNow(context, key, async (content) => ({
    value: await read(content),
    changesAt: undefined,
  }));
  return value;
}

/** Like {@link readContent}, for content that also changes with time. */
export async function readContentNow<Value>(
  context: Context,
  key: string,
  read: (content: Pick<Context, "db" | "now">) => Promise<Reading<Value>>,
): Promise<Reading<Value>> {
  if (context.db.isTransaction) return read(context);
  const now = context.now();
  const { value: reading } = await cacheOf(context).getOrMake(
    key,
    async () => {
      const value = deepFrozen(await read({ db: context.db, now: () => now }));
      return { value, expiresAt: value.changesAt?.epochMilliseconds ?? Infinity };
    },
    now.epochMilliseconds,
  );
  return reading as Reading<Value>;
}

function cacheOf({ contentVersion }: Context): Cache<Reading<unknown>> {
  const known = caches.get(contentVersion);
  if (known) return known;
  const cache = new Cache<Reading<unknown>>({ max: maxCachedReadings });
  contentVersion.onChange(() => cache.clear());
  caches.set(contentVersion, cache);
  return cache;
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value))
    for (const each of Object.values(Object.freeze(value))) deepFrozen(each);
  return value;
}
