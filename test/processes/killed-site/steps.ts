import type { Answer, AskOptions } from "../guests-and-staff.ts";
import { removedState, has, type Ledger } from "./ledger.ts";

/** Sends requests to the site at its current address. */
export interface Calls {
  /** Calls the API as staff. A status that isn't expected is a fault. */
  staff(path: string, options: AskOptions, ...expected: number[]): Promise<Answer>;
  guest(path: string, options?: AskOptions): Promise<Answer>;
}

/** A step of a writer. It ends when all its requests are answered. */
export type Step = () => Promise<void>;

/** A resource of a kind that has a single resource. */
type Only = Record<string, unknown> & { id: number; version: number };

/** The steps of writers. Each step sends requests and records the acknowledged requests in the ledger. */
export class Steps {
  protected readonly calls: Calls;
  protected readonly ledger: Ledger;
  protected number = 0;
  /** Calls whose answer was lost. `writeAgain` repeats these calls, as a form does. */
  protected readonly again: Step[] = [];

  constructor(calls: Calls, ledger: Ledger) {
    this.calls = calls;
    this.ledger = ledger;
  }

  /** Repeats the calls that weren't answered. */
  async writeAgain(): Promise<void> {
    for (const step of this.again.splice(0)) await step();
  }

  /** Adds, saves, removes and restores resources of a kind, each with a unique word. */
  protected resource(path: string, make: (word: string) => object, field = "title"): Step[] {
    const body = (word: string) => ({ translations: {}, ...make(word) });
    return [
      () => this.add(path, body, field),
      () => this.change(path, body, field),
      () => this.remove(path),
      () => this.restore(path),
    ];
  }

  protected word(): string {
    return `Ord ${process.pid}-${this.number++}`;
  }

  protected some<Value>(values: Value[]): Value | undefined {
    return values[(this.number * 7) % Math.max(values.length, 1)];
  }

  protected async add(path: string, make: (word: string) => object, field: string): Promise<void> {
    const word = this.word();
    const options = { body: make(word), headers: { "idempotency-key": `"${word}"` } };
    const add = async () => {
      const { status, body } = await this.calls.staff(path, options, 201);
      if (status !== 201) return;
      const added = JSON.parse(body) as { id: number };
      this.ledger.added(`${path}/${added.id}`, has(field, word));
      this.ledger.acknowledge(`${path} added`);
    };
    await add().catch(() => void this.again.push(add));
  }

  protected async change(path: string, make: (word: string) => object, field: string): Promise<void> {
    const at = this.some(this.ledger.known(path, false));
    if (!at) return;
    const word = this.word();
    await this.ledger.becoming(at, has(field, word), async () => {
      const { status } = await this.lostIsFine(() =>
        this.calls.staff(at, { method: "PUT", body: make(word) }, 200),
      );
      if (status === 200) this.ledger.acknowledge(`${path} saved`);
      return status === 200;
    });
  }

  protected async remove(path: string): Promise<void> {
    const known = this.ledger.known(path, false);
    const at = known.length > 5 ? this.some(known) : undefined;
    if (!at) return;
    await this.ledger.becoming(at, removedState, async () => {
      const { status } = await this.lostIsFine(() => this.calls.staff(at, { method: "DELETE" }, 204));
      if (status === 204) this.ledger.acknowledge(`${path} removed`);
      return status === 204;
    });
  }

  /** Restores a removed resource. */
  protected async restore(path: string): Promise<void> {
    // In the history, a price list's name is its year. The name therefore doesn't show the restored state.
    if (path === "/annualrates") return;
    const at = this.some(this.ledger.known(path, true));
    if (!at) return;
    const kind = {
      "/article": "article",
      "/messages": "message",
      "/faq": "faq",
      "/photos": "photo",
    }[path];
    const listed = await this.lostIsFine(() =>
      this.calls.staff(`/history?kind=${kind}&resourceId=${at.split("/").at(-1)}&limit=1`, {}, 200),
    );
    if (listed.status !== 200) return;
    const [entry] = JSON.parse(listed.body) as { id: number; name: string; action: string }[];
    if (entry?.action !== "removed") return;
    const field = path === "/faq" ? "question" : "title";
    await this.ledger.becoming(at, has(field, entry.name), async () => {
      const { status } = await this.lostIsFine(() =>
        this.calls.staff(`/history/${entry.id}/restore`, { method: "PUT" }, 200),
      );
      if (status === 200) this.ledger.acknowledge(`${path} restored`);
      return status === 200;
    });
  }

  /** Sends a request. If the process is killed during the request, the status is 0. */
  protected async lostIsFine(work: () => Promise<Pick<Answer, "status" | "body">>) {
    return work().catch(() => ({ status: 0, body: "" }));
  }

  /** Saves a single resource with another value of one field. */
  protected async saveOnly(
    path: string,
    change: (word: string, before: Record<string, unknown>) => object,
  ): Promise<void> {
    const read = await this.lostIsFine(() => this.calls.staff(path, {}, 200));
    if (read.status !== 200) return;
    const found = JSON.parse(read.body) as Only | [Only];
    const { id, version, updatedAt: _u, languages: _l, ...before } = Array.isArray(found) ? found[0] : found;
    const at = `${path}/${id}`;
    const values = change(this.word(), before);
    if (!this.ledger.possibleStates.has(at))
      this.ledger.possibleStates.set(at, new Set([`"version":${version}`]));
    await this.ledger.becoming(at, JSON.stringify(values).slice(1, -1), async () => {
      const options = { method: "PUT", body: { ...before, ...values } };
      const { status } = await this.lostIsFine(() => this.calls.staff(at, options, 200));
      if (status === 200) this.ledger.acknowledge(`${path} saved`);
      return status === 200;
    });
  }
}
