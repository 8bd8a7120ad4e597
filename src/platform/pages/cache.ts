/** A value, and the moment (milliseconds since 1970) from which it is out of date. */
export interface Made<Value> {
  value: Value;
  expiresAt: number;
}

/** A value as it is cached, with the moment it was made for. */
type Cached<Value> = Made<Value> & { madeFor: number };

interface Options<Value> {
  /** How much is cached at most, in the unit of `size`; the oldest values are dropped first. */
  most: number;
  /** The size of a value; 1 when left out. */
  size?: (value: Value) => number;
  /** Milliseconds since 1970; the machine's clock when left out. */
  now?: () => number;
}

/**
 * Keeps values that were costly to make, until a write clears them or until their own next change. A value that was
 * begun before a write isn't cached after it. When several ask for the same value at once, it is made once.
 */
export class Cache<Value> {
  readonly #options: Options<Value>;
  readonly #now: () => number;
  readonly #values = new Map<string, Cached<Value>>();
  readonly #underWay = new Map<string, Promise<Made<Value>>>();
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
    return this.#current(key, at) ?? this.#underWay.get(key) ?? this.#begin(key, make, at);
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

  clear(): void {
    this.#values.clear();
    this.#underWay.clear();
    this.#total = 0;
  }

  #current(key: string, at: number): Made<Value> | undefined {
    const made = this.#values.get(key);
    if (!made || isRightAt(made, at)) return made;
    this.#remove(key, made);
    return undefined;
  }

  #begin(key: string, make: () => Promise<Made<Value>>, at: number): Promise<Made<Value>> {
    const making = make().then(
      (made) => {
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
