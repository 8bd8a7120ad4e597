/** Lets a limited number of tasks run at the same time. The others wait in the order in which they came. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param count how many tasks may run at the same time */
  constructor(count: number) {
    this.#free = count;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}

/**
 * Does work for each of the items, so many at a time.
 * @returns what comes of each, in the items' order; fails with the first failure, once what was begun has ended
 */
export async function mapAtATime<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const turns = new Semaphore(most);
  let hasFailed = false;
  const begin = async (item: Item) => {
    if (hasFailed) throw new Error("not begun");
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
