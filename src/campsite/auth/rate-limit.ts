interface Options {
  max: number;
  windowSeconds: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The maximum number of keys in memory. Beyond that, the key counted longest ago is dropped. */
  maxKeys?: number;
}

/** Counts events by key within a time window. It counts in memory, because the embedded provider is one process. */
export class RateLimit {
  readonly #options: Required<Options>;
  /** The times counted for each key. The key counted last is at the end. */
  readonly #counted = new Map<string, number[]>();

  constructor(options: Options) {
    this.#options = { maxKeys: 10_000, ...options };
  }

  /**
   * Counts one event unless the limit is reached.
   * @returns undefined when it was counted, otherwise the whole seconds until another try may succeed
   */
  take(key: string): number | undefined {
    const { now, maxKeys } = this.#options;
    const moment = now();
    const recent = this.#recent(key, moment);
    const wait = this.#wait(recent, moment);
    if (wait !== undefined) return wait;
    this.#counted.delete(key);
    this.#counted.set(key, [...recent, moment]);
    if (this.#counted.size > maxKeys) this.#counted.delete(this.#counted.keys().next().value!);
    return undefined;
  }

  /**
   * Reads the limit without counting.
   * @returns undefined when another event is allowed now, otherwise the whole seconds until it is
   */
  wait(key: string): number | undefined {
    const moment = this.#options.now();
    return this.#wait(this.#recent(key, moment), moment);
  }

  #recent(key: string, moment: number): number[] {
    const begin = moment - this.#options.windowSeconds * 1000;
    return (this.#counted.get(key) ?? []).filter((each) => each > begin);
  }

  #wait(recent: number[], moment: number): number | undefined {
    const { max, windowSeconds } = this.#options;
    if (recent.length < max) return undefined;
    return Math.max(1, Math.ceil((recent.at(-max)! - moment) / 1000 + windowSeconds));
  }
}
