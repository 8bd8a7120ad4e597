interface Options {
  /** How often within the window. */
  most: number;
  windowSeconds: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How many keys are remembered; beyond that the one that was counted longest ago is forgotten. */
  mostKeys?: number;
}

/** Counts what happens by key within the last while. In memory: each process counts for itself. */
export class RateLimit {
  readonly #options: Required<Options>;
  /** When each key was counted, the key that was counted last at the end. */
  readonly #counted = new Map<string, number[]>();

  constructor(options: Options) {
    this.#options = { mostKeys: 10_000, ...options };
  }

  /**
   * Counts once more, unless that would be too often.
   * @returns undefined when it was counted, else the whole seconds until it may be tried again
   */
  take(key: string): number | undefined {
    const { now, mostKeys } = this.#options;
    const moment = now();
    const recent = this.#recent(key, moment);
    const wait = this.#wait(recent, moment);
    if (wait !== undefined) return wait;
    this.#counted.delete(key);
    this.#counted.set(key, [...recent, moment]);
    if (this.#counted.size > mostKeys) this.#counted.delete(this.#counted.keys().next().value!);
    return undefined;
  }

  /**
   * Looks without counting.
   * @returns the whole seconds until it may be tried again; undefined when it may be now
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
    const { most, windowSeconds } = this.#options;
    if (recent.length < most) return undefined;
    return Math.max(1, Math.ceil((recent.at(-most)! - moment) / 1000 + windowSeconds));
  }
}
