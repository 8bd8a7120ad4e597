import type { FinishedAnswer } from "./answer.ts";

/** Uncompressed bytes that are kept at the most; the compressed ones come to about a third more. */
const mostBytes = 48 * 1024 * 1024;

export interface FinishedPage {
  answer: FinishedAnswer;
  /** Milliseconds since 1970; Infinity when only a write changes it. */
  expiresAt: number;
}

/**
 * Keeps finished pages in memory until a write, or until their own next change.
 * The oldest go first when there are too many.
 */
export class PageCache {
  readonly #pages = new Map<string, FinishedPage>();
  readonly #underWay = new Map<string, Promise<FinishedPage | Response>>();
  readonly #now: () => number;
  #bytes = 0;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get(key: string): FinishedAnswer | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.expiresAt > this.#now()) return page.answer;
    this.#remove(key, page);
    return undefined;
  }

  /**
   * The kept answer, or the one that `make` makes: once, however many ask at the same time.
   * What was begun before a write isn't kept after it. A Response is passed on and never kept.
   */
  async getOrMake(key: string, make: () => Promise<FinishedPage | Response>): Promise<FinishedAnswer | Response> {
    const kept = this.get(key);
    if (kept) return kept;
    const made = await (this.#underWay.get(key) ?? this.#begin(key, make));
    return made instanceof Response ? made.clone() : made.answer;
  }

  clear(): void {
    this.#pages.clear();
    this.#underWay.clear();
    this.#bytes = 0;
  }

  #begin(key: string, make: () => Promise<FinishedPage | Response>): Promise<FinishedPage | Response> {
    const making = make().then(
      (made) => {
        if (this.#end(key, making) && !(made instanceof Response)) this.#keep(key, made);
        return made;
      },
      (error: unknown) => {
        this.#end(key, making);
        throw error;
      },
    );
    this.#underWay.set(key, making);
    return making;
  }

  /** @returns whether no write came in between */
  #end(key: string, making: Promise<unknown>): boolean {
    return this.#underWay.get(key) === making && this.#underWay.delete(key);
  }

  #keep(key: string, page: FinishedPage): void {
    this.#pages.set(key, page);
    this.#bytes += page.answer.bytes;
    for (const [oldKey, oldPage] of this.#pages) {
      if (this.#bytes <= mostBytes) break;
      this.#remove(oldKey, oldPage);
    }
  }

  #remove(key: string, page: FinishedPage): void {
    this.#pages.delete(key);
    this.#bytes -= page.answer.bytes;
  }
}
