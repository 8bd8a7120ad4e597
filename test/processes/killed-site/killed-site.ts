import { setTimeout } from "node:timers/promises";
import { namesIn, type Storage } from "#src/platform/files/storage.ts";
import type { MailServer } from "#test/support/mail-server.ts";
import { startServer, type ServerProcess } from "#test/support/server.ts";
import { ask, type Staff } from "../guests-and-staff.ts";
import { gone, Ledger, type Outcome } from "./ledger.ts";
import { Writers, type Calls } from "./writers.ts";

/*
 * A site whose process is killed again and again amid writes of every kind, and what it must have kept: all that was
 * acknowledged. Of what was under way, all or nothing.
 */

/** Where the site is, and how its place is looked into beside it. */
export interface KilledPlace {
  environment: Record<string, string>;
  storage: Storage;
  query(statement: string): Promise<Record<string, unknown>[]>;
}

export class KilledSite {
  readonly #place: KilledPlace;
  readonly #staff: Staff;
  readonly #mail: MailServer;
  readonly #ledger = new Ledger();
  readonly #writers: Writers;
  #origin = "";
  readonly #calls: Calls = {
    staff: async (path, asking, ...expected) => {
      const answer = await this.#staff.call(this.#origin, path, asking);
      if (!expected.includes(answer.status))
        this.#ledger.fault(`${asking.method ?? "?"} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
      return answer;
    },
    guest: (path, asking) => ask(this.#origin + path, asking),
  };

  constructor(place: KilledPlace, staff: Staff, mail: MailServer) {
    this.#place = place;
    this.#staff = staff;
    this.#mail = mail;
    this.#writers = new Writers(this.#calls, this.#ledger);
  }

  get outcome(): Outcome {
    return this.#ledger.outcome;
  }

  /** Starts the site, writes for so many milliseconds, kills it, starts it again, and looks. */
  async killAfter(milliseconds: number): Promise<void> {
    {
      await using server = await this.#start();
      const over = new AbortController();
      const written = this.#writers.write(over.signal);
      await setTimeout(milliseconds);
      over.abort();
      server.signal("SIGKILL");
      await server.ended;
      await written;
    }
    this.outcome.kills++;
    await using server = await this.#start();
    await this.#writers.writeAgain();
    await this.#look([...this.#ledger.touched]);
    this.#ledger.touched.clear();
    server.signal("SIGKILL");
    await server.ended;
  }

  /**
   * Looks at all that was ever written.
   * @param jobSeconds how long to wait for mail and AVIF files: what a dead process was at is taken up by another after
   * three quarters of a minute, and a mail after two minutes
   */
  async lookAtAll(jobSeconds: number): Promise<void> {
    await using server = await this.#start();
    await this.#look([...this.#ledger.mayBe.keys()]);
    await this.#lookAtMessages(jobSeconds);
    await this.#lookAtAvifs(jobSeconds);
    server.signal("SIGTERM");
    await server.ended;
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

  /** Compares what is there with what may be. */
  async #look(paths: string[]): Promise<void> {
    for (const at of paths) {
      const { status, body } = await this.#calls.staff(at, {}, 200, 404);
      const found = status === 404 ? gone : body;
      const mayBe = this.#ledger.mayBe.get(at)!;
      const isIt = (state: string) => {
        if (state === gone || found === gone) return state === found;
        const [field, ...word] = state.split(" ");
        return (JSON.parse(found) as Record<string, unknown>)[field!] === word.join(" ");
      };
      const states = [...mayBe].filter(isIt);
      if (states.length !== 1) {
        this.#ledger.fault(`${at} should be ${[...mayBe].join(" or ")}, and is ${found.slice(0, 200)}`);
        continue;
      }
      this.#ledger.mayBe.set(at, new Set(states));
      if (found === gone) continue;
      const { files } = JSON.parse(found) as { files?: { nb: { filename: string } } };
      const wanted = files ? [`/data/pdf/${files.nb.filename}`] : (this.#ledger.files.get(at) ?? []);
      for (const file of wanted) {
        const answer = await this.#calls.guest(file);
        if (answer.status !== 200) this.#ledger.fault(`${at} lacks ${file}: ${answer.status}`);
      }
    }
    const { order } = this.#ledger;
    if (!order) return;
    const { body } = await this.#calls.staff("/faq?limit=1000", {}, 200);
    const is = (JSON.parse(body) as { id: number }[]).map(({ id }) => id).filter((id) => order.includes(id));
    const expected = order.filter((id) => is.includes(id));
    if (is.join() !== expected.join())
      this.#ledger.fault(`order should be ${expected.join()}, and is ${is.join()}`);
    this.#ledger.order = undefined;
  }

  /** Each message is in the inbox once; its mail has come, and again only if it came as the same mail. */
  async #lookAtMessages(jobSeconds: number): Promise<void> {
    const rows = await this.#place.query(`select message from feedback where message like 'Ord %'`);
    const stored = rows.map(({ message }) => String(message));
    for (const each of this.#ledger.messages)
      if (stored.filter((text) => text === each).length !== 1)
        this.#ledger.fault(`${each} is not in the inbox once`);
    for (let tries = 0; tries < jobSeconds * 2; tries++) {
      if ((await this.#place.query(`select id from "outboxMail"`)).length === 0) break;
      await setTimeout(500);
    }
    const claimed = await this.#place.query(`select body from "outboxMail"`);
    const waiting = claimed.map(({ body }) => String(body));
    const mails = this.#mail.received.flatMap(({ body, headers }) => {
      const text = /Ord \d+-\d+/.exec(body)?.[0];
      return text ? [{ text, id: headers["message-id"] }] : [];
    });
    const texts = new Set(mails.map(({ text }) => text));
    this.outcome.mails = { sent: texts.size, again: mails.length - texts.size };
    for (const each of stored)
      if (!texts.has(each) && !waiting.some((body) => body.includes(each)))
        this.#ledger.fault(`no mail of ${each}`);
    if (new Set(mails.map(({ id }) => id)).size !== texts.size)
      this.#ledger.fault("a mail was sent again as another one");
    if (mails.length - texts.size > this.outcome.kills)
      this.#ledger.fault("more mails were sent again than processes died");
  }

  /** AVIF files that weren't made when the process died are made by the next one. */
  async #lookAtAvifs(jobSeconds: number): Promise<void> {
    const missing = () => this.#place.query(`select filename from "missingAvif"`);
    for (let tries = 0; tries < jobSeconds * 2 && (await missing()).length > 0; tries++)
      await setTimeout(500);
    if (jobSeconds > 0 && (await missing()).length > 0) this.#ledger.fault("AVIF files are never made");
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

  /** No file is there without the row that names it. */
  async lookAtFiles(): Promise<void> {
    const photos = await this.#place.query(`select filename from photo`);
    const documents = await this.#place.query(`select files from document`);
    const named = new Set(photos.map(({ filename }) => String(filename).replace(".jpg", "")));
    const pdfs = documents.map(({ files }) => String(files)).join();
    for (const name of await namesIn(this.#place.storage, "")) {
      const picture = /^images\/\w+\/(.+)\.\w+$/.exec(name)?.[1];
      const pdf = /^pdf\/(.+)$/.exec(name)?.[1];
      if ((picture && !named.has(picture)) || (pdf && !pdfs.includes(pdf)) || name.startsWith("incoming/"))
        this.#ledger.fault(`${name} is nobody's`);
    }
  }
}
