import {
  anyTable,
  everyTable,
  isTouched,
  noteTables,
  usesReadFrom,
  type TableNames,
} from "#src/platform/database/tables-named.ts";

/** A value, and the moment (milliseconds since 1970) from which it is out of date. */
export interface Made<Value> {
  value: Value;
  expiresAt: number;
}

/** A value with the tables that it was made from. */
type MadeFrom<Value> = Made<Value> & { tables: TableNames };

/** A value as it is cached, with the moment it was made for. */
type Cached<Value> = MadeFrom<Value> & { madeFor: number };

interface Options<Value> {
  /** How much is cached at most, in the unit of `size`; the oldest values are dropped first. */
  most: number;
  /** The size of a value; 1 when left out. */
  size?: (value: Value) => number;
  /** Milliseconds since 1970; the machine's clock when left out. */
  now?: () => number;
}

/**
 * Keeps values that were costly to make, until a table that they were made from is written, or until their own next
 * change. Those tables are what their making reads, by itself or through values of this or another cache. A value that
 * was begun before a write isn't cached after it. When several ask for the same value at once, it is made once.
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

  /**
   * The cached value, or a new one from `make`.
   * @param at the moment for which the value must be right, in milliseconds since 1970; now when left out
   */
  async getOrMake(key: string, make: () => Promise<Made<Value>>, at = this.#now()): Promise<Made<Value>> {
    const made = this.#current(key, at) ?? (await (this.#underWay.get(key) ?? this.#begin(key, make, at)));
    usesReadFrom(made.tables);
    return made;
  }

  /** The keys and values that are cached, the oldest first; also those that are out of date. */
  entries(): [string, Value][] {
    return [...this.#values].map(([key, { value }]) => [key, value]);
  }

  /** Forgets one value. */
  drop(key: string): void {
    const made = this.#values.get(key);
    if (made) this.#remove(key, made);
    this.#underWay.delete(key);
  }

  /** Forgets what was made from tables that have been written, and what is under way: of that nobody knows yet. */
  clear(written = everyTable): void {
    this.#underWay.clear();
    for (const [key, made] of this.#values) if (isTouched(made.tables, written)) this.#remove(key, made);
  }

  /** Another cache with what is right after a write too. */
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

  #begin(key: string, make: () => Promise<Made<Value>>, at: number): Promise<MadeFrom<Value>> {
    const tables = new Set<string>();
    const making = noteTables("reads", tables, make).then(
      ({ value, expiresAt }) => {
        // What comes from elsewhere may be another after any write.
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

  /** @returns whether no write has cleared the cache in between */
  #end(key: string, making: Promise<unknown>): boolean {
    return this.#underWay.get(key) === making && this.#underWay.delete(key);
  }

  #keep(key: string, made: Cached<Value>): void {
    this.#values.set(key, made);
    this.#total += this.#sizeOf(made);
    for (const [oldKey, old] of this.#values) {
      if (this.#total <= this.#options.most) break;
      this.#remove(oldKey, old);
    }
  }

  #remove(key: string, made: Made<Value>): void {
    this.#values.delete(key);
    this.#total -= this.#sizeOf(made);
  }

  #sizeOf({ value }: Made<Value>): number {
    return this.#options.size?.(value) ?? 1;
  }
}

/** What changes by itself isn't right before the moment it was made for either: the clock was ahead then. */
function isRightAt({ expiresAt, madeFor }: Cached<unknown>, at: number): boolean {
  return expiresAt === Infinity || (madeFor <= at && at < expiresAt);
}
