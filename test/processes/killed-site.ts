import { setTimeout } from "node:timers/promises";
import { namesIn, type Storage } from "#src/platform/files/storage.ts";
import type { MailServer } from "#test/support/mail-server.ts";
import { startServer, type ServerProcess } from "#test/support/server.ts";
import { ask, type Staff } from "./guests-and-staff.ts";
import { formOf, pdfOf, pictureOf } from "./uploads.ts";

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

/** What came of it. Each fault is a line. */
export interface Outcome {
  kills: number;
  acknowledged: Record<string, number>;
  mails: { sent: number; again: number };
  faults: string[];
}

/** A step of a writer: it asks once, and is over when it has been answered. */
type Step = () => Promise<void>;

const gone = "gone";

export class KilledSite {
  readonly #place: KilledPlace;
  readonly #staff: Staff;
  readonly #mail: MailServer;
  readonly outcome: Outcome = { kills: 0, acknowledged: {}, mails: { sent: 0, again: 0 }, faults: [] };
  #origin = "";
  #number = 0;
  /** What each resource may be by now, by path: one thing when it was acknowledged, several when an answer was lost. */
  readonly #mayBe = new Map<string, Set<string>>();
  readonly #files = new Map<string, string[]>();
  readonly #touched = new Set<string>();
  /** Messages that were acknowledged. */
  readonly #messages = new Set<string>();
  readonly #orders: { mayBe: number[][] } = { mayBe: [] };
  /** Calls whose answer was lost; their sender asks again, as a form does. */
  readonly #again: Step[] = [];

  constructor(place: KilledPlace, staff: Staff, mail: MailServer) {
    this.#place = place;
    this.#staff = staff;
    this.#mail = mail;
  }

  /** Starts the site, writes for so many milliseconds, kills it, starts it again, and looks. */
  async killAfter(milliseconds: number): Promise<void> {
    {
      await using server = await this.#start();
      const over = new AbortController();
      const writers = this.#writers().map(async (steps) => {
        while (!over.signal.aborted)
          try {
            await steps[this.#number++ % steps.length]!();
            await setTimeout(2);
          } catch (error) {
            if (over.signal.aborted) return;
            this.outcome.faults.push(`before the kill: ${String(error)}`);
            return;
          }
      });
      await setTimeout(milliseconds);
      over.abort();
      server.signal("SIGKILL");
      await server.ended;
      await Promise.all(writers);
    }
    this.outcome.kills++;
    await using server = await this.#start();
    for (const step of this.#again.splice(0)) await step();
    await this.#look([...this.#touched]);
    this.#touched.clear();
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
    await this.#look([...this.#mayBe.keys()]);
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

  /** TABLE  who writes what at the same time. */
  #writers(): Step[][] {
    return [
      this.#resource("/article", (title) => ({
        title,
        subTitle: "Båten kan legge til",
        text: "<p>Velkommen.</p>",
        isActive: true,
        publishedDate: "2026-07-01",
      })),
      this.#resource("/messages", (title) => ({
        title,
        pageTitle: title,
        message: "<p>Vannet er stengt.</p>",
        isActive: true,
        isImportant: false,
        announcementDate: "2026-07-15T08:00:00Z",
      })),
      this.#resource(
        "/annualrates",
        (description) => ({
          description,
          year: 2030,
          fromDate: "2030-01-01",
          isActive: false,
          rateGroups: [{ name: "Døgnplass", rates: [{ text: "Telt", amount: 290 }] }],
        }),
        "description",
      ),
      [
        ...this.#resource(
          "/faq",
          (question) => ({ question, answer: "<p>Ja.</p>", sortorder: 1 }),
          "question",
        ),
        () => this.#reorder(),
      ],
      [() => this.#saveIdentity()],
      [
        () => this.#upload(),
        () => this.#changePhoto(),
        () => this.#removePhoto(),
        () => this.#restorePhoto(),
      ],
      [() => this.#addDocument(), () => this.#changeDocument()],
      [() => this.#sendMessage()],
    ];
  }

  /** Adds, saves, removes and restores resources of a kind, each with a word of its own. */
  #resource(path: string, make: (word: string) => object, field = "title"): Step[] {
    const body = (word: string) => ({ translations: {}, ...make(word) });
    return [
      () => this.#add(path, body, field),
      () => this.#change(path, body, field),
      () => this.#remove(path),
      () => this.#restore(path),
    ];
  }

  #word(): string {
    return `Ord ${process.pid}-${this.#number++}`;
  }

  /** Asks as staff; an answer that is none of those is a fault. */
  async #call(path: string, asking: Parameters<Staff["call"]>[2], ...expected: number[]) {
    const answer = await this.#staff.call(this.#origin, path, asking);
    if (!expected.includes(answer.status))
      this.outcome.faults.push(
        `${asking?.method ?? "?"} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`,
      );
    return answer;
  }

  #acknowledge(what: string): void {
    this.outcome.acknowledged[what] = (this.outcome.acknowledged[what] ?? 0) + 1;
  }

  /** Something may be so from now on, and is once the work has been answered. */
  async #becoming(at: string, state: string, work: () => Promise<boolean>): Promise<void> {
    const mayBe = this.#mayBe.get(at) ?? new Set([gone]);
    this.#mayBe.set(at, mayBe.add(state));
    this.#touched.add(at);
    if (await work()) this.#mayBe.set(at, new Set([state]));
  }

  /** Paths of one kind that are surely in a state, or surely gone. */
  #known(path: string, isGone: boolean): string[] {
    return [...this.#mayBe].flatMap(([at, mayBe]) =>
      at.startsWith(`${path}/`) && mayBe.size === 1 && mayBe.has(gone) === isGone ? [at] : [],
    );
  }

  #some<Value>(values: Value[]): Value | undefined {
    return values[(this.#number * 7) % Math.max(values.length, 1)];
  }

  async #add(path: string, make: (word: string) => object, field: string): Promise<void> {
    const word = this.#word();
    const asking = { body: make(word), headers: { "idempotency-key": `"${word}"` } };
    const add = async () => {
      const { status, body } = await this.#call(path, asking, 201);
      if (status !== 201) return;
      const added = JSON.parse(body) as { id: number };
      this.#mayBe.set(`${path}/${added.id}`, new Set([`${field} ${word}`]));
      this.#touched.add(`${path}/${added.id}`);
      this.#acknowledge(`${path} added`);
    };
    await add().catch(() => void this.#again.push(add));
  }

  async #change(path: string, make: (word: string) => object, field: string): Promise<void> {
    const at = this.#some(this.#known(path, false));
    if (!at) return;
    const word = this.#word();
    await this.#becoming(at, `${field} ${word}`, async () => {
      const { status } = await this.#lostIsFine(() =>
        this.#call(at, { method: "PUT", body: make(word) }, 200),
      );
      if (status === 200) this.#acknowledge(`${path} saved`);
      return status === 200;
    });
  }

  async #remove(path: string): Promise<void> {
    const known = this.#known(path, false);
    const at = known.length > 5 ? this.#some(known) : undefined;
    if (!at) return;
    await this.#becoming(at, gone, async () => {
      const { status } = await this.#lostIsFine(() => this.#call(at, { method: "DELETE" }, 204));
      if (status === 204) this.#acknowledge(`${path} removed`);
      return status === 204;
    });
  }

  /** Makes what was removed what it was before. */
  async #restore(path: string): Promise<void> {
    // The history names a price list by its year, which doesn't tell which of its states comes back.
    if (path === "/annualrates") return;
    const at = this.#some(this.#known(path, true));
    if (!at) return;
    const kind = {
      "/article": "article",
      "/messages": "message",
      "/faq": "faq",
      "/photos": "photo",
    }[path];
    const listed = await this.#lostIsFine(() =>
      this.#call(`/history?kind=${kind}&resourceId=${at.split("/").at(-1)}&limit=1`, {}, 200),
    );
    if (listed.status !== 200) return;
    const [entry] = JSON.parse(listed.body) as { id: number; name: string; action: string }[];
    if (entry?.action !== "removed") return;
    const field = path === "/faq" ? "question" : "title";
    await this.#becoming(at, `${field} ${entry.name}`, async () => {
      const { status } = await this.#lostIsFine(() =>
        this.#call(`/history/${entry.id}/restore`, { method: "PUT" }, 200),
      );
      if (status === 200) this.#acknowledge(`${path} restored`);
      return status === 200;
    });
  }

  /** While the process is being killed, a connection may end without an answer. */
  async #lostIsFine<Answer extends { status: number; body: string }>(work: () => Promise<Answer>) {
    return work().catch(() => ({ status: 0, body: "" }));
  }

  async #reorder(): Promise<void> {
    const ids = this.#known("/faq", false)
      .map((at) => Number(at.split("/").at(-1)))
      .slice(0, 4);
    if (ids.length < 4) return;
    const order = ids.toSorted(() => Math.random() - 0.5);
    const { status, body } = await this.#lostIsFine(() =>
      this.#call("/faq/order", { method: "PUT", body: { ids: order } }, 200),
    );
    if (status !== 200) {
      this.#orders.mayBe = [];
      return;
    }
    this.#acknowledge("/faq ordered");
    this.#orders.mayBe = [(JSON.parse(body) as { ids: number[] }).ids];
  }

  async #saveIdentity(): Promise<void> {
    const read = await this.#lostIsFine(() => this.#call("/identity", {}, 200));
    if (read.status !== 200) return;
    const [{ id, version: _v, updatedAt: _u, languages: _l, ...identity }] = JSON.parse(read.body) as [
      { id: number; version: number; updatedAt: string; languages: object; name: string },
    ];
    const name = this.#word();
    const at = `/identity/${id}`;
    if (!this.#mayBe.has(at)) this.#mayBe.set(at, new Set([`name ${identity.name}`]));
    await this.#becoming(at, `name ${name}`, async () => {
      const { status } = await this.#lostIsFine(() =>
        this.#call(`/identity/${id}`, { method: "PUT", body: { ...identity, name } }, 200),
      );
      if (status === 200) this.#acknowledge("/identity saved");
      return status === 200;
    });
  }

  async #upload(): Promise<void> {
    const word = this.#word();
    const bytes = await pictureOf(word);
    const send = async () => {
      const { status, body } = await this.#call(
        "/file/upload",
        await formOf(bytes, "bilde.png", { Name: word }),
        201,
      );
      if (status !== 201) return;
      const photo = JSON.parse(body) as { id: number; filename: string };
      const at = `/photos/${photo.id}`;
      this.#mayBe.set(at, new Set([`title ${word}`]));
      this.#touched.add(at);
      const name = photo.filename.replace(".jpg", "");
      this.#files.set(
        at,
        [320, 640, 960, 1280].flatMap((width) =>
          ["jpg", "webp"].map((format) => `/data/images/${width}/${name}.${format}`),
        ),
      );
      this.#acknowledge("/photos uploaded");
    };
    await send().catch(() => void this.#again.push(send));
  }

  async #changePhoto(): Promise<void> {
    const at = this.#some(this.#known("/photos", false));
    if (!at) return;
    const read = await this.#lostIsFine(() => this.#call(at, {}, 200));
    if (read.status !== 200) return;
    const { description, galleryId, sortorder, showInGallery, translations } = JSON.parse(
      read.body,
    ) as Record<string, unknown>;
    await this.#change(
      "/photos",
      (title) => ({ title, description, galleryId, sortorder, showInGallery, translations }),
      "title",
    );
  }

  #removePhoto = () => this.#remove("/photos");
  #restorePhoto = () => this.#restore("/photos");

  async #sendPdf(): Promise<object | undefined> {
    const bytes = pdfOf(this.#word());
    const { status, body } = await this.#lostIsFine(async () =>
      this.#call("/documents/file", await formOf(bytes, "regler.pdf"), 201),
    );
    return status === 201 ? (JSON.parse(body) as object) : undefined;
  }

  async #addDocument(): Promise<void> {
    const nb = await this.#sendPdf();
    if (!nb) return;
    await this.#add("/documents", (title) => documentOf(title, nb), "title");
  }

  async #changeDocument(): Promise<void> {
    const nb = await this.#sendPdf();
    if (!nb) return;
    await this.#change("/documents", (title) => documentOf(title, nb), "title");
    await this.#remove("/documents");
  }

  async #sendMessage(): Promise<void> {
    const text = this.#word();
    const send = async (isRetry: boolean) => {
      const body = { source: "feedback", message: text, isRetry };
      const { status } = await ask(`${this.#origin}/api/v1/feedback`, { body });
      if (status !== 201) this.outcome.faults.push(`message: ${status}`);
      else this.#messages.add(text);
      this.#acknowledge("messages");
    };
    await send(false).catch(() => void this.#again.push(() => send(true)));
  }

  /** Compares what is there with what may be. */
  async #look(paths: string[]): Promise<void> {
    for (const at of paths) {
      const { status, body } = await this.#call(at, {}, 200, 404);
      const found = status === 404 ? gone : body;
      const mayBe = this.#mayBe.get(at)!;
      const isIt = (state: string) => {
        if (state === gone || found === gone) return state === found;
        const [field, ...word] = state.split(" ");
        return (JSON.parse(found) as Record<string, unknown>)[field!] === word.join(" ");
      };
      const states = [...mayBe].filter(isIt);
      if (states.length !== 1) {
        this.outcome.faults.push(`${at} should be ${[...mayBe].join(" or ")}, and is ${found.slice(0, 200)}`);
        continue;
      }
      this.#mayBe.set(at, new Set(states));
      if (found === gone) continue;
      const { files } = JSON.parse(found) as { files?: { nb: { filename: string } } };
      const wanted = files ? [`/data/pdf/${files.nb.filename}`] : (this.#files.get(at) ?? []);
      for (const file of wanted) {
        const answer = await ask(this.#origin + file);
        if (answer.status !== 200) this.outcome.faults.push(`${at} lacks ${file}: ${answer.status}`);
      }
    }
    const [order] = this.#orders.mayBe;
    if (!order) return;
    const { body } = await this.#call("/faq?limit=1000", {}, 200);
    const is = (JSON.parse(body) as { id: number }[]).map(({ id }) => id).filter((id) => order.includes(id));
    const expected = order.filter((id) => is.includes(id));
    if (is.join() !== expected.join())
      this.outcome.faults.push(`order should be ${expected.join()}, and is ${is.join()}`);
    this.#orders.mayBe = [];
  }

  /** Each message is in the inbox once; its mail has come, and again only if it came as the same mail. */
  async #lookAtMessages(jobSeconds: number): Promise<void> {
    const rows = await this.#place.query(`select message from feedback where message like 'Ord %'`);
    const stored = rows.map(({ message }) => String(message));
    for (const each of this.#messages)
      if (stored.filter((text) => text === each).length !== 1)
        this.outcome.faults.push(`${each} is not in the inbox once`);
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
        this.outcome.faults.push(`no mail of ${each}`);
    if (new Set(mails.map(({ id }) => id)).size !== texts.size)
      this.outcome.faults.push("a mail was sent again as another one");
    if (mails.length - texts.size > this.outcome.kills)
      this.outcome.faults.push("more mails were sent again than processes died");
  }

  /** AVIF files that weren't made when the process died are made by the next one. */
  async #lookAtAvifs(jobSeconds: number): Promise<void> {
    const missing = () => this.#place.query(`select filename from "missingAvif"`);
    for (let tries = 0; tries < jobSeconds * 2 && (await missing()).length > 0; tries++)
      await setTimeout(500);
    if (jobSeconds > 0 && (await missing()).length > 0) this.outcome.faults.push("AVIF files are never made");
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
    if (!(await haveRun())) this.outcome.faults.push(`nobody looked for leftovers after ${days} days`);
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
        this.outcome.faults.push(`${name} is nobody's`);
    }
  }
}

const documentOf = (title: string, nb: object) => ({
  title,
  description: "Det som gjelder.",
  date: "2026-07-01",
  sortorder: 1,
  files: { nb },
  translations: {},
});
