import { errors, type CryptoKey, type FlattenedJWSInput, type JWSHeaderParameters } from "jose";
import type { Logger } from "pino";
import { Problem } from "#src/platform/api/problem.ts";
import { askIssuer, IssuerError, type IssuerAnswer } from "./issuer-client.server.ts";

/** The minimum time between two requests to the issuer. It also applies after a failure and for unknown keys. */
const coolDownMilliseconds = 30_000;

/** The age at which keys are loaded again, so that withdrawn keys stop working. */
const freshMilliseconds = 10 * 60_000;

interface Known extends IssuerAnswer {
  at: number;
}

interface Dependencies {
  now(): Temporal.Instant;
  log: Logger;
}

/** Caches the issuer's keys and keeps old keys during an outage, unlike jose's createRemoteJWKSet. */
export class IssuerKeys {
  readonly #issuer: string;
  readonly #dependencies: Dependencies;
  #known: Known | undefined;
  #asked = { at: -Infinity, hasFailed: false };
  #asking: Promise<Known> | undefined;

  constructor(issuer: string, dependencies: Dependencies) {
    this.#issuer = issuer;
    this.#dependencies = dependencies;
  }

  /** Returns the issuer's algorithms. @throws Problem "issuer-unavailable" if no keys are cached or received */
  async current(): Promise<Pick<Known, "algorithms">> {
    if (!this.#known) return this.#ask();
    if (!this.#isWithin(freshMilliseconds, this.#known.at))
      this.#ask().catch((error: unknown) => {
        if (!(error instanceof Problem))
          this.#dependencies.log.error({ err: error }, "the issuer's keys could not be renewed");
      });
    return this.#known;
  }

  /**
   * Returns the key that signed a token. Asks the issuer again if the key is unknown and the minimum time after the
   * last successful request has passed.
   * @throws `JOSEError` if the issuer doesn't have the key
   * @throws Problem "issuer-unavailable" if the issuer doesn't respond, or the minimum time after a failed request
   * hasn't passed
   */
  async find(header: JWSHeaderParameters, jws: FlattenedJWSInput): Promise<CryptoKey> {
    const { select } = this.#known ?? (await this.#ask());
    try {
      return await select(header, jws);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (this.#isCoolingDown && !this.#asking && !this.#asked.hasFailed) throw error;
    }
    const renewed = await this.#ask();
    return renewed.select(header, jws);
  }

  get #now(): number {
    return this.#dependencies.now().epochMilliseconds;
  }

  /** True when `since` is less than this many milliseconds ago. A time in the future gives false. */
  #isWithin(milliseconds: number, since: number): boolean {
    const passed = this.#now - since;
    return passed >= 0 && passed < milliseconds;
  }

  get #isCoolingDown(): boolean {
    return this.#isWithin(coolDownMilliseconds, this.#asked.at);
  }

  /** Asks the issuer. Concurrent calls share one request. A second call within the minimum time is rejected. */
  #ask(): Promise<Known> {
    if (this.#asking) return this.#asking;
    if (this.#isCoolingDown) return Promise.reject(this.#unavailable());
    this.#asked = { at: this.#now, hasFailed: false };
    this.#asking = this.#load().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #load(): Promise<Known> {
    const { now, log } = this.#dependencies;
    try {
      this.#known = { ...(await askIssuer(this.#issuer)), at: now().epochMilliseconds };
      return this.#known;
    } catch (error) {
      this.#asked.hasFailed = true;
      if (!(error instanceof IssuerError)) throw error;
      log.error({ issuer: this.#issuer, reason: error.message }, "issuer unavailable");
      throw this.#unavailable(error);
    }
  }

  #unavailable(cause?: Error): Problem {
    const wait = Math.ceil((this.#asked.at + coolDownMilliseconds - this.#now) / 1000);
    return new Problem("issuer-unavailable", {
      headers: { "Retry-After": String(Math.max(wait, 1)) },
      cause,
    });
  }
}
