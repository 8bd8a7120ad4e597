/** A value, and the moment (milliseconds since 1970) from which it is no longer right. */
export interface Made<Value> {
  value: Value;
  expiresAt: number;
}

interface Options<Value> {
  /** How much is cached at the most, in the unit of `size`; the oldest go first. */
  most: number;
  /** What a value counts for; 1 when left out. */
  size?: (value: Value) => number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Keeps what was costly to make until a write clears it, or until its own next change.
 * What was begun before a write isn't cached after it, and what is asked for by many at once is made once.
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

  /** The cached value, or the one that `make` makes. */
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

  /** @returns whether no write came in between */
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
