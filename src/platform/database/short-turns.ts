import { setImmediate as nextTurn } from "node:timers/promises";

/** Requests wait for as long as a turn of the event loop takes. In milliseconds. */
const longEnough = 4;

/**
 * Keeps turns of the event loop short where queries are answered at once, so that nothing else comes in between by
 * itself: when those of a turn have taken long enough, the next query waits for another turn.
 */
export class ShortTurns {
  #spent = 0;
  #isCounting = false;

  /** Waits while this turn is over for queries. */
  async wait(): Promise<void> {
    while (this.#spent >= longEnough) await nextTurn();
  }

  /** Runs a query and counts its time to this turn. */
  run<Result>(query: () => Result): Result {
    if (!this.#isCounting) {
      this.#isCounting = true;
      setImmediate(() => {
        this.#isCounting = false;
        this.#spent = 0;
      });
    }
    const begun = performance.now();
    try {
      return query();
    } finally {
      this.#spent += performance.now() - begun;
    }
  }
}
