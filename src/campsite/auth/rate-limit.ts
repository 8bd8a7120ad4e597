interface Options {
  max: number;
  windowSeconds: number;
  now: () => number;
  /** The maximum number of keys. The least recently counted key is dropped. */
  maxKeys?: number;
}

/** Limits the events of a key within a time window. Counts are in memory. */
export class RateLimit {
  readonly #options: Required<Options>;
  /** The times of recent events, by key. The most recently counted key is at the end. */
  readonly #counted = new Map<string, number[]>();

  constructor(options: Options) {
    this.#options = { maxKeys: 10_000, ...options };
  }

  /** Counts an event if the key is below its limit. @returns the seconds to wait; undefined for an allowed event */
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
