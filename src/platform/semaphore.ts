/** Runs tasks in the order of the calls, with a limited number of tasks at a time. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** @param signal ends the wait when it is aborted; a running task continues */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#free > 0) this.#free--;
    else await this.#turn(signal);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    signal?.addEventListener("abort", () => {
      const place = this.#waiting.indexOf(resolve);
      if (place === -1) return;
      this.#waiting.splice(place, 1);
      reject(signal.reason);
    });
    return promise;
  }
}

/** Returns the results in order. After a failure, running work ends, and the first failed item's error is thrown. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  maxConcurrent: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const turns = new Semaphore(maxConcurrent);
  let hasFailed = false;
  const begin = async (item: Item) => {
    if (hasFailed) throw new Error("skipped after an earlier failure");
    try {
      return await work(item);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const ended = await Promise.allSettled(items.map((item) => turns.run(() => begin(item))));
  return ended.map((each) => {
    if (each.status === "rejected") throw each.reason;
    return each.value;
  });
}
