interface Options {
  max: number;
  windowSeconds: number;
  now: () => number;
  /** Beyond this number, the least recently counted key is dropped. */
  maxKeys?: number;
}

/** Counts events by key within a time window, in memory. */
export class RateLimit {
  readonly #options: Required<Options>;
  /** The key that was counted last is at the end. */
  readonly #counted = new Map<string, number[]>();

  constructor(options: Options) {
    this.#options = { maxKeys: 10_000, ...options };
  }

  /**
   * Counts one event.
   * @returns undefined, or at the limit the whole seconds until the next allowed try
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
