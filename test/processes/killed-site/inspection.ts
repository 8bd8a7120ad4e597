import { setTimeout } from "node:timers/promises";
import { namesIn, type Storage } from "#src/platform/files/storage.ts";
import type { MailServer } from "#test/support/services/mail-server.ts";
import { removedState, type Ledger } from "./ledger.ts";
import type { Calls } from "./steps.ts";

/** Direct access to a site's database and storage. */
export interface InspectedPlace {
  storage: Storage;
  query(statement: string): Promise<Record<string, unknown>[]>;
}

/** Returns the text of the guest's message that a mail reports. */
const textIn = (body: string) => /Ord \d+-\d+/.exec(body)?.[0];

/**
 * Checks that every acknowledged write exists, each message exactly once, and that no write exists in part. Records
 * faults in the ledger.
 */
export class Inspection {
  readonly #place: InspectedPlace;
  readonly #calls: Calls;
  readonly #ledger: Ledger;
  readonly #mail: MailServer;

  constructor(
    place: InspectedPlace,
    { calls, ledger, mail }: { calls: Calls; ledger: Ledger; mail: MailServer },
  ) {
    this.#place = place;
    this.#calls = calls;
    this.#ledger = ledger;
    this.#mail = mail;
  }

  /** Checks the writes since the last check. */
  async inspectTouched(): Promise<void> {
    await this.#look([...this.#ledger.touched]);
    this.#ledger.touched.clear();
  }

  /**
   * Checks all writes.
   * @param jobSeconds the time to wait for mail and AVIF files, in seconds. Another process takes over the work of a
   * killed process after 45 seconds, and the mail after two minutes.
   */
  async inspectAll(jobSeconds: number): Promise<void> {
    await this.#look([...this.#ledger.possibleStates.keys()]);
    await this.#inspectMessages(jobSeconds);
    await this.#inspectAvifs(jobSeconds);
  }

  /** Compares the stored states with the possible states. */
  async #look(paths: string[]): Promise<void> {
    for (const at of paths) {
      const { status, body } = await this.#calls.staff(at, {}, 200, 404);
      const found = status === 404 ? removedState : body;
      const mayBe = this.#ledger.possibleStates.get(at)!;
      const isIt = (state: string) =>
        state === removedState || found === removedState ? state === found : found.includes(state);
      const states = [...mayBe].filter(isIt);
      if (states.length !== 1) {
        this.#ledger.fault(`${at} should be ${[...mayBe].join(" or ")}, and is ${found.slice(0, 200)}`);
        continue;
      }
      this.#ledger.possibleStates.set(at, new Set(states));
      if (found === removedState) continue;
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
      this.#ledger.fault(`the order of the questions should be ${expected.join()}, and is ${is.join()}`);
    this.#ledger.order = undefined;
  }

  /**
   * Checks that each message is in the inbox once, that its mail arrived, and that repeated mails have the same
   * Message-ID.
   */
  async #inspectMessages(jobSeconds: number): Promise<void> {
    const rows = await this.#place.query(`select message from feedback where message like 'Ord %'`);
    const stored = rows.map(({ message }) => String(message));
    for (const each of this.#ledger.messages)
      if (stored.filter((text) => text === each).length !== 1)
        this.#ledger.fault(`${each} isn't in the inbox exactly once`);
    for (let tries = 0; tries < jobSeconds * 2; tries++) {
      if ((await this.#place.query(`select id from "outboxMail"`)).length === 0) break;
      await setTimeout(500);
    }
    const claimed = await this.#place.query(`select body from "outboxMail"`);
    const waiting = claimed.map(({ body }) => textIn(String(body)));
    for (const each of [...stored, ...waiting])
      if (this.#ledger.erased.has(each!)) this.#ledger.fault(`${each} belongs to an erased guest`);
    const mails = this.#mail.received.flatMap(({ to, body, headers }) => {
      const text = textIn(body);
      return text && to[0] === "post@camping.example" ? [{ text, id: headers["message-id"] }] : [];
    });
    const texts = new Set(mails.map(({ text }) => text));
    this.#ledger.outcome.mails = { sent: texts.size, again: mails.length - texts.size };
    for (const each of stored)
      if (!texts.has(each) && !waiting.includes(each)) this.#ledger.fault(`no mail of ${each}`);
    if (new Set(mails.map(({ id }) => id)).size !== texts.size)
      this.#ledger.fault("a repeated mail has another Message-ID");
    // Each round kills the site twice: during writes, and while the site finishes the work under way.
    if (mails.length - texts.size > 2 * this.#ledger.outcome.kills)
      this.#ledger.fault("more mails were sent again than processes died");
  }

  /** Checks that the next process makes the AVIF files that the killed process didn't make. */
  async #inspectAvifs(jobSeconds: number): Promise<void> {
    const missing = () => this.#place.query(`select filename from "missingAvif"`);
    for (let tries = 0; tries < jobSeconds * 2 && (await missing()).length > 0; tries++)
      await setTimeout(500);
    if (jobSeconds > 0 && (await missing()).length > 0) this.#ledger.fault("AVIF files are never made");
  }

  /** Checks that every file has a row that names the file. */
  async inspectFiles(): Promise<void> {
    const photos = await this.#place.query(`select filename from photo`);
    const documents = await this.#place.query(`select files from document`);
    const named = new Set(photos.map(({ filename }) => String(filename).replace(".jpg", "")));
    const pdfs = documents.map(({ files }) => String(files)).join();
    for (const name of await namesIn(this.#place.storage, "")) {
      const picture = /^images\/\w+\/(.+)\.\w+$/.exec(name)?.[1];
      const pdf = /^pdf\/(.+)$/.exec(name)?.[1];
      if ((picture && !named.has(picture)) || (pdf && !pdfs.includes(pdf)) || name.startsWith("incoming/"))
        this.#ledger.fault(`${name} belongs to no resource`);
    }
  }
}
