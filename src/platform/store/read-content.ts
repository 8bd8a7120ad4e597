import type { Context } from "#src/platform/context.ts";
import type { ContentVersion } from "#src/platform/database/content-version.ts";
import {
  anyTable,
  isTouched,
  recordTables,
  usesReadFrom,
  type TableNames,
} from "#src/platform/database/table-usage.ts";
import { Cache } from "#src/platform/pages/cache.ts";

/** Content, and the instant at which it changes without a write. */
export interface Reading<Value> {
  value: Value;
  changesAt: Temporal.Instant | undefined;
}

/** The number of cached readings: far more than pages share. */
const maxCachedReadings = 1000;

const caches = new WeakMap<ContentVersion, Cache<Reading<unknown>>>();

/** The last reading of steady content, and how to repeat it for the same moment. */
interface RarelyChanging {
  reading: Reading<unknown>;
  tables: TableNames;
  readAgain: () => Promise<Reading<unknown>>;
}

const rarelyChanging = new WeakMap<ContentVersion, Map<string, RarelyChanging>>();

/**
 * Reads content that many pages share, such as the campsite's identity, once between two writes. Inside a transaction
 * it reads without the cache.
 * @param key identifies the content and everything it depends on
 * @param read gets no clock: its result may only depend on the content and the key
 * @returns the same frozen object for all callers
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

/**
 * Reads content that also depends on the time, such as upcoming events. It is read once until the next write or until
 * it expires. Otherwise like `readContent`.
 */
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

/**
 * Reads content that all pages use and that rarely changes, such as which pages are empty. Its users depend on its
 * value instead of its tables: a write to these tables invalidates the users only if the value changes. Otherwise like
 * `readContentNow`.
 */
export async function readRarelyChangingContent<Value>(
  context: Context,
  key: string,
  read: (content: Pick<Context, "db" | "now">) => Promise<Reading<Value>>,
): Promise<Reading<Value>> {
  const { db } = context;
  if (db.isTransaction) return read(context);
  const tables = new Set<string>();
  const reading = await recordTables("reads", tables, () => readContentNow(context, key, read));
  const readings = rarelyChangingOf(context);
  if (readings.get(key)?.reading !== reading) {
    const now = context.now();
    readings.set(key, { reading, tables, readAgain: () => read({ db, now: () => now }) });
  }
  usesReadFrom(new Set([dependencyName(key)]));
  return reading;
}

/** Returns the name that represents the value of steady content among the names of tables. */
const dependencyName = (key: string) => `value of ${key}`;

function rarelyChangingOf({ contentVersion }: Context): Map<string, RarelyChanging> {
  const known = rarelyChanging.get(contentVersion);
  if (known) return known;
  const readings = new Map<string, RarelyChanging>();
  contentVersion.onFollowing(async (written) => {
    const changed = new Set<string>();
    for (const [key, each] of readings) {
      if (!isTouched(each.tables, written) || (await isUnchanged(each, written))) continue;
      // The next reader reads it again and gets any error.
      readings.delete(key);
      changed.add(dependencyName(key));
    }
    return changed;
  });
  rarelyChanging.set(contentVersion, readings);
  return readings;
}

async function isUnchanged({ reading, readAgain }: RarelyChanging, written: TableNames): Promise<boolean> {
  if (written.has(anyTable)) return false;
  try {
    return JSON.stringify(await readAgain()) === JSON.stringify(reading);
  } catch {
    return false;
  }
}

function cacheOf({ contentVersion }: Context): Cache<Reading<unknown>> {
  const known = caches.get(contentVersion);
  if (known) return known;
  const cache = new Cache<Reading<unknown>>({ max: maxCachedReadings });
  contentVersion.onChange((written) => cache.clear(written));
  caches.set(contentVersion, cache);
  return cache;
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value))
    for (const each of Object.values(Object.freeze(value))) deepFrozen(each);
  return value;
}
