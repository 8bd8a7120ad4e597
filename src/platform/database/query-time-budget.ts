import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds for queries in one turn of the event loop. */
const longEnough = 4;

/** Limits the time of synchronous queries in each turn of the event loop. */
export class QueryTimeBudget {
  #spent = 0;
  #isCounting = false;

  /** The query starts immediately after the check. After a pause, many queries would run in one turn. */
  async runInTurn<Result>(query: () => Promise<Result>): Promise<Result> {
    while (this.#spent >= longEnough) await nextTurn();
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
