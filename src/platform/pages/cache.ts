/** A value that expires. `expiresAt` is in milliseconds since 1970. */
export interface Expiring<Value> {
  value: Value;
  expiresAt: number;
}

type Cached<Value> = Expiring<Value> & { madeFor: number };

interface Options<Value> {
  max: number;
  size?: (value: Value) => number;
  /** Returns the current time in milliseconds since 1970. The system clock is the default. */
  now?: () => number;
}

/** Caches values until they expire or newer ones need their space. Concurrent requests share a computation. */
export class Cache<Value> {
  readonly #options: Options<Value>;
  readonly #now: () => number;
  readonly #values = new Map<string, Cached<Value>>();
  readonly #underWay = new Map<string, Promise<Expiring<Value>>>();
  #total = 0;

  constructor(options: Options<Value>) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get(key: string): Value | undefined {
    return this.#current(key, this.#now())?.value;
  }

  /** Returns the cached value of a key, or computes it. @param at the time of use, in milliseconds since 1970 */
  async getOrMake(
    key: string,
    make: () => Promise<Expiring<Value>>,
    at = this.#now(),
  ): Promise<Expiring<Value>> {
    return this.#current(key, at) ?? this.#underWay.get(key) ?? this.#begin(key, make, at);
  }

  /** Returns all cached values, including expired values. */
  entries(): [string, Value][] {
    return [...this.#values].map(([key, { value }]) => [key, value]);
  }

  drop(key: string): void {
    const made = this.#values.get(key);
    if (made) this.#remove(key, made);
    this.#underWay.delete(key);
  }

  clear(): void {
    this.#underWay.clear();
    this.#values.clear();
    this.#total = 0;
  }

  #current(key: string, at: number): Cached<Value> | undefined {
    const made = this.#values.get(key);
    if (!made || isRightAt(made, at)) return made;
    this.#remove(key, made);
    return undefined;
  }

  #begin(key: string, make: () => Promise<Expiring<Value>>, at: number): Promise<Expiring<Value>> {
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

/** True when a value is valid at `at`. One that was made for a later time comes from a wrong clock. */
function isRightAt({ expiresAt, madeFor }: Cached<unknown>, at: number): boolean {
  return expiresAt === Infinity || (madeFor <= at && at < expiresAt);
}
