import { setImmediate as nextTurn } from "node:timers/promises";

/** The maximum number of milliseconds for queries in one turn of the event loop. */
const maxMilliseconds = 4;

/** Limits the time that synchronous queries take in each turn of the event loop. */
export class QueryTimeBudget {
  #spent = 0;
  #isCounting = false;

  /** Waits for a turn with time left. No `await` before the query: other queries would pass the check in that turn. */
  async runInTurn<Result>(query: () => Promise<Result>): Promise<Result> {
    while (this.#spent >= maxMilliseconds) await nextTurn();
    return query();
  }

  run<Result>(query: () => Result): Result {
    if (!this.#isCounting) {
      this.#isCounting = true;
      setImmediate(() => {
        this.#isCounting = false;
        this.#spent = 0;
      });
    }
    const startedAt = performance.now();
    try {
      return query();
    } finally {
      this.#spent += performance.now() - startedAt;
    }
  }
}
