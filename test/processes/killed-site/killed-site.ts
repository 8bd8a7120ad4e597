import { setTimeout } from "node:timers/promises";
import type { MailServer } from "#test/support/services/mail-server.ts";
import { startServer, type ServerProcess } from "#test/support/server.ts";
import { ask, type Answer, type Staff } from "../guests-and-staff.ts";
import { Inspection, type InspectedPlace } from "./inspection.ts";
import { Ledger, type Outcome } from "./ledger.ts";
import type { Calls } from "./steps.ts";
import { Writers } from "./writers.ts";

/*
 * A site whose process is killed again and again amid writes of every kind, and what it must have kept: all that was
 * acknowledged. Of what was under way, all or nothing.
 */

/** Where the site is, and how its place is looked into beside it. */
interface KilledPlace extends InspectedPlace {
  environment: Record<string, string>;
}

/** Asks again after a while where the site couldn't answer in time, as senders do; nothing was acknowledged by that. */
async function onceItCan(send: () => Promise<Answer>): Promise<Answer> {
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
    staff: async (path, asking, ...expected) => {
      const answer = await onceItCan(() => this.#staff.call(this.#origin, path, asking));
      if (!expected.includes(answer.status))
        this.#ledger.fault(`${asking.method ?? "?"} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
      return answer;
    },
    guest: (path, asking) => onceItCan(() => ask(this.#origin + path, asking)),
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

  /** Starts the site, kills it once it has acknowledged so many writes, starts it again, and looks. */
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
    await this.#inspection.lookAtTouched();
    server.signal("SIGKILL");
    await server.ended;
  }

  /** Looks at all that was ever written. @param jobSeconds how long to wait for mail and AVIF files */
  async lookAtAll(jobSeconds: number): Promise<void> {
    await using server = await this.#start();
    await this.#inspection.lookAtAll(jobSeconds);
    server.signal("SIGTERM");
    await server.ended;
  }

  /** No file is there without the row that names it. */
  lookAtFiles(): Promise<void> {
    return this.#inspection.lookAtFiles();
  }

  /** Lets the days pass after which leftovers go: they are noticed, and a month later removed. */
  async passDays(): Promise<void> {
    for (const days of [1, 33, 36]) await this.#runJobsAfter(days);
  }

  async #start(more: Record<string, string> = {}): Promise<ServerProcess> {
    const server = startServer({ ...this.#place.environment, ...this.#staff.environment, ...more });
    this.#origin = await server.origin;
    return server;
  }

  /** Starts the site on a day to come, until it has looked for leftovers. */
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
    // What a killed process held is taken by another after three quarters of a minute.
    for (let tries = 0; tries < 180 && !(await haveRun()); tries++) await setTimeout(500);
    if (!(await haveRun())) this.#ledger.fault(`nobody looked for leftovers after ${days} days`);
    server.signal("SIGTERM");
    await server.ended;
  }
}
