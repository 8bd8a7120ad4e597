import { errors, type CryptoKey, type FlattenedJWSInput, type JWSHeaderParameters } from "jose";
import type { Logger } from "pino";
import { Problem } from "#src/platform/api/problem.ts";
import { askIssuer, IssuerError, type IssuerAnswer } from "./issuer-client.server.ts";

/**
 * The shortest time between two requests to the issuer, whatever key ids arrive and whether or not the first one
 * failed.
 */
const coolDownMilliseconds = 30_000;

/** Older keys are loaded again, so that a key which the issuer has withdrawn stops working. */
const freshMilliseconds = 10 * 60_000;

interface Known extends IssuerAnswer {
  /** When the issuer answered, in milliseconds since 1970. */
  at: number;
}

interface Dependencies {
  now(): Temporal.Instant;
  log: Logger;
}

/**
 * The issuer's keys, which stay in use while the issuer is unavailable. jose's createRemoteJWKSet loads keys too, but
 * asks again at once after a failure, and refuses old keys when it gets no new ones.
 */
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

  /**
   * What is known of the issuer. The first call asks for it; when it has become old, it is renewed in the background.
   * @throws Problem issuer-unavailable
   */
  async current(): Promise<Pick<Known, "algorithms">> {
    if (!this.#known) return this.#ask();
    if (!this.#isWithin(freshMilliseconds, this.#known.at))
      // Requests during an outage are served with the old keys; the failure is logged where it happens.
      this.#ask().catch((error: unknown) => {
        if (!(error instanceof Problem)) this.#dependencies.log.error({ err: error }, "keys not renewed");
      });
    return this.#known;
  }

  /**
   * The key that signed a token, as the token says. An unknown key may be new, so the issuer is asked once more.
   * @throws JOSEError when the issuer has no such key
   * @throws Problem issuer-unavailable when the issuer can't be asked
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

  /** A clock that is set back ends every wait. */
  #isWithin(milliseconds: number, since: number): boolean {
    const passed = this.#now - since;
    return passed >= 0 && passed < milliseconds;
  }

  get #isCoolingDown(): boolean {
    return this.#isWithin(coolDownMilliseconds, this.#asked.at);
  }

  /** Asks the issuer, unless a request is under way or was just made. */
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
