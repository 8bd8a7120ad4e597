import { setImmediate as nextTurn } from "node:timers/promises";

/** The time for queries in one turn of the event loop, in milliseconds. Requests wait that long. */
const longEnough = 4;

/** Limits the time of synchronous queries per turn of the event loop. Further queries wait for another turn. */
export class QueryTimeBudget {
  #spent = 0;
  #isCounting = false;

  /**
   * Waits until a turn has time left, and then runs the query at once: a pause in between would let all queries that
   * were started together run in one turn.
   */
  async runInTurn<Result>(query: () => Promise<Result>): Promise<Result> {
    while (this.#spent >= longEnough) await nextTurn();
    return query();
  }

  /** Runs a query and adds its time to the current turn. */
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
