import { setTimeout } from "node:timers/promises";
import type { Answer, Asking } from "../guests-and-staff.ts";
import { formOf, pdfOf, pictureOf } from "../uploads.ts";
import { gone, type Ledger } from "./ledger.ts";

/** How the site is asked, wherever it listens at present. */
export interface Calls {
  /** Makes a call of the API as staff; an answer with none of those statuses is a fault. */
  staff(path: string, asking: Asking, ...expected: number[]): Promise<Answer>;
  guest(path: string, asking?: Asking): Promise<Answer>;
}

/** A step of a writer: it asks once, and is over when it has been answered. */
type Step = () => Promise<void>;

/** Guests and staff who write all kinds of things at the same time, and note in the ledger what was acknowledged. */
export class Writers {
  readonly #calls: Calls;
  readonly #ledger: Ledger;
  #number = 0;
  /** Calls whose answer was lost; their sender asks again, as a form does. */
  readonly #again: Step[] = [];

  constructor(calls: Calls, ledger: Ledger) {
    this.#calls = calls;
    this.#ledger = ledger;
  }

  /** Writes until told that it is over; what fails before is a fault. */
  async write(over: AbortSignal): Promise<void> {
    const writers = this.#all().map(async (steps) => {
      while (!over.aborted)
        try {
          await steps[this.#number++ % steps.length]!();
          await setTimeout(2);
        } catch (error) {
          if (!over.aborted) this.#ledger.fault(`before the kill: ${String(error)}`);
          return;
        }
    });
    await Promise.all(writers);
  }

  /** Sends again what wasn't answered. */
  async writeAgain(): Promise<void> {
    for (const step of this.#again.splice(0)) await step();
  }

  /** TABLE  who writes what at the same time. */
  #all(): Step[][] {
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

  #some<Value>(values: Value[]): Value | undefined {
    return values[(this.#number * 7) % Math.max(values.length, 1)];
  }

  async #add(path: string, make: (word: string) => object, field: string): Promise<void> {
    const word = this.#word();
    const asking = { body: make(word), headers: { "idempotency-key": `"${word}"` } };
    const add = async () => {
      const { status, body } = await this.#calls.staff(path, asking, 201);
      if (status !== 201) return;
      const added = JSON.parse(body) as { id: number };
      this.#ledger.added(`${path}/${added.id}`, `${field} ${word}`);
      this.#ledger.acknowledge(`${path} added`);
    };
    await add().catch(() => void this.#again.push(add));
  }

  async #change(path: string, make: (word: string) => object, field: string): Promise<void> {
    const at = this.#some(this.#ledger.known(path, false));
    if (!at) return;
    const word = this.#word();
    await this.#ledger.becoming(at, `${field} ${word}`, async () => {
      const { status } = await this.#lostIsFine(() =>
        this.#calls.staff(at, { method: "PUT", body: make(word) }, 200),
      );
      if (status === 200) this.#ledger.acknowledge(`${path} saved`);
      return status === 200;
    });
  }

  async #remove(path: string): Promise<void> {
    const known = this.#ledger.known(path, false);
    const at = known.length > 5 ? this.#some(known) : undefined;
    if (!at) return;
    await this.#ledger.becoming(at, gone, async () => {
      const { status } = await this.#lostIsFine(() => this.#calls.staff(at, { method: "DELETE" }, 204));
      if (status === 204) this.#ledger.acknowledge(`${path} removed`);
      return status === 204;
    });
  }

  /** Makes what was removed what it was before. */
  async #restore(path: string): Promise<void> {
    // The history names a price list by its year, which doesn't tell which of its states comes back.
    if (path === "/annualrates") return;
    const at = this.#some(this.#ledger.known(path, true));
    if (!at) return;
    const kind = {
      "/article": "article",
      "/messages": "message",
      "/faq": "faq",
      "/photos": "photo",
    }[path];
    const listed = await this.#lostIsFine(() =>
      this.#calls.staff(`/history?kind=${kind}&resourceId=${at.split("/").at(-1)}&limit=1`, {}, 200),
    );
    if (listed.status !== 200) return;
    const [entry] = JSON.parse(listed.body) as { id: number; name: string; action: string }[];
    if (entry?.action !== "removed") return;
    const field = path === "/faq" ? "question" : "title";
    await this.#ledger.becoming(at, `${field} ${entry.name}`, async () => {
      const { status } = await this.#lostIsFine(() =>
        this.#calls.staff(`/history/${entry.id}/restore`, { method: "PUT" }, 200),
      );
      if (status === 200) this.#ledger.acknowledge(`${path} restored`);
      return status === 200;
    });
  }

  /** While the process is being killed, a connection may end without an answer. */
  async #lostIsFine(work: () => Promise<Pick<Answer, "status" | "body">>) {
    return work().catch(() => ({ status: 0, body: "" }));
  }

  async #reorder(): Promise<void> {
    const ids = this.#ledger
      .known("/faq", false)
      .map((at) => Number(at.split("/").at(-1)))
      .slice(0, 4);
    if (ids.length < 4) return;
    const order = ids.toSorted(() => Math.random() - 0.5);
    const { status, body } = await this.#lostIsFine(() =>
      this.#calls.staff("/faq/order", { method: "PUT", body: { ids: order } }, 200),
    );
    this.#ledger.order = status === 200 ? (JSON.parse(body) as { ids: number[] }).ids : undefined;
    if (status === 200) this.#ledger.acknowledge("/faq ordered");
  }

  async #saveIdentity(): Promise<void> {
    const read = await this.#lostIsFine(() => this.#calls.staff("/identity", {}, 200));
    if (read.status !== 200) return;
    const [{ id, version: _v, updatedAt: _u, languages: _l, ...identity }] = JSON.parse(read.body) as [
      { id: number; version: number; updatedAt: string; languages: object; name: string },
    ];
    const name = this.#word();
    const at = `/identity/${id}`;
    if (!this.#ledger.mayBe.has(at)) this.#ledger.mayBe.set(at, new Set([`name ${identity.name}`]));
    await this.#ledger.becoming(at, `name ${name}`, async () => {
      const { status } = await this.#lostIsFine(() =>
        this.#calls.staff(`/identity/${id}`, { method: "PUT", body: { ...identity, name } }, 200),
      );
      if (status === 200) this.#ledger.acknowledge("/identity saved");
      return status === 200;
    });
  }

  async #upload(): Promise<void> {
    const word = this.#word();
    const bytes = await pictureOf(word);
    const send = async () => {
      const { status, body } = await this.#calls.staff(
        "/file/upload",
        await formOf(bytes, "bilde.png", { Name: word }),
        201,
      );
      if (status !== 201) return;
      const photo = JSON.parse(body) as { id: number; filename: string };
      const name = photo.filename.replace(".jpg", "");
      const files = [320, 640, 960, 1280].flatMap((width) =>
        ["jpg", "webp"].map((format) => `/data/images/${width}/${name}.${format}`),
      );
      this.#ledger.added(`/photos/${photo.id}`, `title ${word}`, files);
      this.#ledger.acknowledge("/photos uploaded");
    };
    await send().catch(() => void this.#again.push(send));
  }

  async #changePhoto(): Promise<void> {
    const at = this.#some(this.#ledger.known("/photos", false));
    if (!at) return;
    const read = await this.#lostIsFine(() => this.#calls.staff(at, {}, 200));
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
      this.#calls.staff("/documents/file", await formOf(bytes, "regler.pdf"), 201),
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
      const { status } = await this.#calls.guest("/api/v1/feedback", { body });
      if (status !== 201) this.#ledger.fault(`message: ${status}`);
      else this.#ledger.messages.add(text);
      this.#ledger.acknowledge("messages");
    };
    await send(false).catch(() => void this.#again.push(() => send(true)));
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
