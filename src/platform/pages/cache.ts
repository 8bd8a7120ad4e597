import {
  anyTable,
  everyTable,
  isTouched,
  recordTables,
  usesReadFrom,
  type TableNames,
} from "#src/platform/database/table-usage.ts";

/** A value and its expiry in milliseconds since 1970. */
export interface Expiring<Value> {
  value: Value;
  expiresAt: number;
}

/** A value and the tables that it was computed from. */
type MadeFrom<Value> = Expiring<Value> & { tables: TableNames };

/** A cached value, and the moment for which it was computed. */
type Cached<Value> = MadeFrom<Value> & { madeFor: number };

interface Options<Value> {
  /** The capacity in the unit of `size`. The oldest values are evicted first. */
  max: number;
  /** Returns the size of a value; 1 when left out. */
  size?: (value: Value) => number;
  /** Returns milliseconds since 1970; the system clock when left out. */
  now?: () => number;
}

/**
 * Caches computed values until they expire or one of their tables is written. The tables are those that `make` reads,
 * directly or through values of this or another cache. A value whose computation began before a write isn't cached
 * after it. Concurrent requests for a value share one computation.
 */
export class Cache<Value> {
  readonly #options: Options<Value>;
  readonly #now: () => number;
  readonly #values = new Map<string, Cached<Value>>();
  readonly #underWay = new Map<string, Promise<MadeFrom<Value>>>();
  #total = 0;

  constructor(options: Options<Value>) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get(key: string): Value | undefined {
    return this.#current(key, this.#now())?.value;
  }

  /** Returns the cached value, or makes it. @param at when it must be valid, in milliseconds since 1970 */
  async getOrMake(
    key: string,
    make: () => Promise<Expiring<Value>>,
    at = this.#now(),
  ): Promise<Expiring<Value>> {
    const made = this.#current(key, at) ?? (await (this.#underWay.get(key) ?? this.#begin(key, make, at)));
    usesReadFrom(made.tables);
    return made;
  }

  /** Returns all cached keys and values, oldest first, including expired ones. */
  entries(): [string, Value][] {
    return [...this.#values].map(([key, { value }]) => [key, value]);
  }

  drop(key: string): void {
    const made = this.#values.get(key);
    if (made) this.#remove(key, made);
    this.#underWay.delete(key);
  }

  /** Removes values that read the written tables, and all running computations: their tables aren't known yet. */
  clear(written = everyTable): void {
    this.#underWay.clear();
    for (const [key, made] of this.#values) if (isTouched(made.tables, written)) this.#remove(key, made);
  }

  /** Returns a cache with the values that a write leaves valid. */
  after(written: TableNames): Cache<Value> {
    const other = new Cache<Value>(this.#options);
    for (const [key, made] of this.#values) if (!isTouched(made.tables, written)) other.#keep(key, made);
    return other;
  }

  #current(key: string, at: number): Cached<Value> | undefined {
    const made = this.#values.get(key);
    if (!made || isRightAt(made, at)) return made;
    this.#remove(key, made);
    return undefined;
  }

  #begin(key: string, make: () => Promise<Expiring<Value>>, at: number): Promise<MadeFrom<Value>> {
    const tables = new Set<string>();
    const making = recordTables("reads", tables, make).then(
      ({ value, expiresAt }) => {
        // A value from other sources may change with any write.
        if (tables.size === 0) tables.add(anyTable);
        const made = { value, expiresAt, tables };
        if (this.#end(key, making) && made.expiresAt > at) this.#keep(key, { ...made, madeFor: at });
        return made;
      },
      (error: unknown) => {
        this.#end(key, making);
        throw error;
      },
    );
    this.#underWay.set(key, making);
    return making;
  }

  /** @returns false when a write has cleared the cache in between */
  #end(key: string, making: Promise<unknown>): boolean {
    return this.#underWay.get(key) === making && this.#underWay.delete(key);
  }

  #keep(key: string, made: Cached<Value>): void {
    this.#values.set(key, made);
    this.#total += this.#sizeOf(made);
    for (const [oldKey, old] of this.#values) {
      if (this.#total <= this.#options.max) break;
      this.#remove(oldKey, old);
    }
  }

  #remove(key: string, made: Expiring<Value>): void {
    this.#values.delete(key);
    this.#total -= this.#sizeOf(made);
  }

  #sizeOf({ value }: Expiring<Value>): number {
    return this.#options.size?.(value) ?? 1;
  }
}

/** True when a value is valid at a moment. A value for a later moment was computed while the clock was ahead. */
function isRightAt({ expiresAt, madeFor }: Cached<unknown>, at: number): boolean {
  return expiresAt === Infinity || (madeFor <= at && at < expiresAt);
}
