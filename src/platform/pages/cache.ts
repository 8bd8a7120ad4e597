/** A value, and the moment (milliseconds since 1970) from which it is out of date. */
export interface Made<Value> {
  value: Value;
  expiresAt: number;
}

interface Options<Value> {
  /** How much is cached at most, in the unit of `size`; the oldest values are dropped first. */
  most: number;
  /** The size of a value; 1 when left out. */
  size?: (value: Value) => number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Keeps values that were costly to make, until a write clears them or until their own next change. A value that was
 * begun before a write isn't cached after it. When several ask for the same value at once, it is made once.
 */
export class Cache<Value> {
  readonly #options: Options<Value>;
  readonly #values = new Map<string, Made<Value>>();
  readonly #underWay = new Map<string, Promise<Made<Value>>>();
  #total = 0;

  constructor(options: Options<Value>) {
    this.#options = options;
  }

  get(key: string): Value | undefined {
    return this.#current(key)?.value;
  }

  /** The cached value, or a new one from `make`. */
  async getOrMake(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    return this.#current(key) ?? this.#underWay.get(key) ?? this.#begin(key, make);
  }

  clear(): void {
    this.#values.clear();
    this.#underWay.clear();
    this.#total = 0;
  }

  #current(key: string): Made<Value> | undefined {
    const made = this.#values.get(key);
    if (!made || made.expiresAt > this.#options.now()) return made;
    this.#remove(key, made);
    return undefined;
  }

  #begin(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const making = make().then(
      (made) => {
        if (this.#end(key, making) && made.expiresAt > this.#options.now()) this.#keep(key, made);
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

  #keep(key: string, made: Made<Value>): void {
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
