import { setTimeout } from "node:timers/promises";
import type { MailServer } from "#test/support/services/mail-server.ts";
import { startServer, type ServerProcess } from "#test/support/server.ts";
import { ask, type Answer, type Staff } from "../guests-and-staff.ts";
import { Inspection, type InspectedPlace } from "./inspection.ts";
import { Ledger, type Outcome } from "./ledger.ts";
import type { Calls } from "./steps.ts";
import { Writers } from "./writers.ts";

/*
 * Kills a site's process again and again during writes of many kinds. The site must keep every acknowledged write. A
 * write under way must be stored completely or not at all.
 */

/** The site's settings, and direct access to its data. */
interface KilledPlace extends InspectedPlace {
  environment: Record<string, string>;
}

/** Repeats a request while the site answers 503, at most ten times. Waits as Retry-After says, as clients do. */
async function retryUntilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await send();
    if (answer.status !== 503 || tries === 10) return answer;
    await setTimeout(1000 * Number(answer.headers["retry-after"] ?? 1));
  }
}

export class KilledSite {
  readonly #place: KilledPlace;
  readonly #staff: Staff;
  readonly #ledger = new Ledger();
  readonly #writers: Writers;
  readonly #inspection: Inspection;
  #origin = "";
  readonly #calls: Calls = {
    staff: async (path, options, ...expected) => {
      const answer = await retryUntilAnswered(() => this.#staff.call(this.#origin, path, options));
      if (!expected.includes(answer.status))
        this.#ledger.fault(`${options.method ?? "?"} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
      return answer;
    },
    guest: (path, options) => retryUntilAnswered(() => ask(this.#origin + path, options)),
  };

  constructor(place: KilledPlace, staff: Staff, mail: MailServer) {
    this.#place = place;
    this.#staff = staff;
    this.#writers = new Writers(this.#calls, this.#ledger);
    this.#inspection = new Inspection(place, { calls: this.#calls, ledger: this.#ledger, mail });
  }

  get outcome(): Outcome {
    return this.#ledger.outcome;
  }

  /**
   * Starts the site, and kills it after this many acknowledged writes. Starts it again, checks the data, and kills it
   * again.
   */
  async killAfter(writes: number): Promise<void> {
    {
      await using server = await this.#start();
      const over = new AbortController();
      const enough = this.#ledger.count + writes;
      const written = this.#writers.write(over.signal);
      for (let tries = 0; this.#ledger.count < enough; tries++) {
        if (tries === 6000) this.#ledger.fault(`fewer than ${writes} writes were acknowledged in a minute`);
        if (tries === 6000) break;
        await setTimeout(10);
      }
      over.abort();
      server.signal("SIGKILL");
      await server.ended;
      await written;
    }
    this.outcome.kills++;
    await using server = await this.#start();
    await this.#writers.writeAgain();
    await this.#inspection.inspectTouched();
    server.signal("SIGKILL");
    await server.ended;
  }

  /** Checks all writes. @param jobSeconds the time to wait for mail and AVIF files, in seconds */
  async inspectAll(jobSeconds: number): Promise<void> {
    await using server = await this.#start();
    await this.#inspection.inspectAll(jobSeconds);
    server.signal("SIGTERM");
    await server.ended;
  }

  /** Checks that every file has a row that names the file. */
  inspectFiles(): Promise<void> {
    return this.#inspection.inspectFiles();
  }

  /** Advances the clock until the site notices leftover files and, a month later, removes them. */
  async passDays(): Promise<void> {
    for (const days of [1, 33, 36]) await this.#runJobsAfter(days);
  }

  async #start(more: Record<string, string> = {}): Promise<ServerProcess> {
    const server = startServer({ ...this.#place.environment, ...this.#staff.environment, ...more });
    this.#origin = await server.origin;
    return server;
  }

  /** Runs the site on a future day until it has searched for leftovers. */
  async #runJobsAfter(days: number): Promise<void> {
    const ahead = days * 24 * 3_600_000;
    const jobs = () =>
      this.#place.query(
        `select name, "lastSucceededAt", failures from job where name in ('removed-files', 'sweeping') order by name`,
      );
    const before = JSON.stringify(await jobs());
    const clock = `data:text/javascript,const real = Date.now; Date.now = () => real() + ${ahead}`;
    await using server = await this.#start({ NODE_OPTIONS: `--import=${clock.replaceAll(" ", "%20")}` });
    const haveRun = async () => {
      const old = JSON.parse(before) as object[];
      return (await jobs()).every((job, index) => JSON.stringify(job) !== JSON.stringify(old[index]));
    };
    // Another process takes over the locks of a killed process after 45 seconds.
    for (let tries = 0; tries < 180 && !(await haveRun()); tries++) await setTimeout(500);
    if (!(await haveRun())) this.#ledger.fault(`leftovers were not swept for ${days} days`);
    server.signal("SIGTERM");
    await server.ended;
  }
}
