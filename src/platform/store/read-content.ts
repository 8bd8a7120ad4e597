import type { Context } from "#src/platform/context.ts";
import type { ContentVersion } from "#src/platform/database/content-version.ts";
import {
  anyTable,
  isTouched,
  noteTables,
  usesReadFrom,
  type TableNames,
} from "#src/platform/database/tables-named.ts";
import { Cache } from "#src/platform/pages/cache.ts";

/** Something of the content, and when it changes by itself, if it does. */
export interface Reading<Value> {
  value: Value;
  changesAt: Temporal.Instant | undefined;
}

/** How many readings are cached: far more than pages share. */
const most = 1000;

const caches = new WeakMap<ContentVersion, Cache<Reading<unknown>>>();

/** A steady reading as it was last, and how to read it again for the same moment. */
interface Steady {
  reading: Reading<unknown>;
  tables: TableNames;
  readAgain: () => Promise<Reading<unknown>>;
}

const steadyOnes = new WeakMap<ContentVersion, Map<string, Steady>>();

/**
 * Reads what many pages show, such as who the campsite is, once between two writes. A transaction reads for itself,
 * since it sees what nobody else does yet.
 * @param key names what is read, with everything that it depends on
 * @param read gets no clock: what it reads may depend on the content and the key alone
 * @returns the same object for everybody, frozen
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
 * Reads what many pages show and what depends on the time too, as the events that aren't over yet, once until the next
 * write or its own next change. Otherwise as `readContent`.
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
 * Reads what all pages use and what is seldom another, as which of them have nothing to show. Who uses it depends on
 * what it says: a write to a table that it is read from leaves them as they are, unless it says something else then.
 * Otherwise as `readContentNow`.
 */
export async function readSteadyContent<Value>(
  context: Context,
  key: string,
  read: (content: Pick<Context, "db" | "now">) => Promise<Reading<Value>>,
): Promise<Reading<Value>> {
  const { db } = context;
  if (db.isTransaction) return read(context);
  const tables = new Set<string>();
  const reading = await noteTables("reads", tables, () => readContentNow(context, key, read));
  const steady = steadyOf(context);
  if (steady.get(key)?.reading !== reading) {
    const now = context.now();
    steady.set(key, { reading, tables, readAgain: () => read({ db, now: () => now }) });
  }
  usesReadFrom(new Set([valueOf(key)]));
  return reading;
}

/** Stands among the names of tables for what a steady reading says. */
const valueOf = (key: string) => `value of ${key}`;

function steadyOf({ contentVersion }: Context): Map<string, Steady> {
  const known = steadyOnes.get(contentVersion);
  if (known) return known;
  const steady = new Map<string, Steady>();
  contentVersion.onFollowing(async (written) => {
    const changed = new Set<string>();
    for (const [key, each] of steady) {
      if (!isTouched(each.tables, written) || (await saysTheSame(each, written))) continue;
      // Whoever needs it next reads it, and is told if that fails.
      steady.delete(key);
      changed.add(valueOf(key));
    }
    return changed;
  });
  steadyOnes.set(contentVersion, steady);
  return steady;
}

async function saysTheSame({ reading, readAgain }: Steady, written: TableNames): Promise<boolean> {
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
  const cache = new Cache<Reading<unknown>>({ most });
  contentVersion.onChange((written) => cache.clear(written));
  caches.set(contentVersion, cache);
  return cache;
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value))
    for (const each of Object.values(Object.freeze(value))) deepFrozen(each);
  return value;
}
