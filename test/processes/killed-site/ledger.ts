/** What came of killing a site. Each fault is a line. */
export interface Outcome {
  kills: number;
  acknowledged: Record<string, number>;
  mails: { sent: number; again: number };
  faults: string[];
}

/** The state of what isn't there. */
export const gone = "gone";

/** How a state is written: as what the resource's JSON has in it then. */
export const has = (field: string, value: string | boolean) =>
  `${JSON.stringify(field)}:${JSON.stringify(value)}`;

/** What a site has acknowledged, and so must have kept. Of what was under way, all or nothing. */
export class Ledger {
  readonly outcome: Outcome = { kills: 0, acknowledged: {}, mails: { sent: 0, again: 0 }, faults: [] };
  /** What each resource may be by now, by path: one thing when it was acknowledged, several when an answer was lost. */
  readonly mayBe = new Map<string, Set<string>>();
  /** The files that a resource must have, by its path. */
  readonly files = new Map<string, string[]>();
  /** What was written since it was last looked at. */
  readonly touched = new Set<string>();
  /** Messages that were acknowledged, and whose senders nobody has wanted to erase. */
  readonly messages = new Set<string>();
  /** Messages whose senders' erasure was acknowledged. */
  readonly erased = new Set<string>();
  /** The order of questions that was acknowledged last, as ids; undefined when it may be another one. */
  order: number[] | undefined;

  /** How many writes were acknowledged. */
  get count(): number {
    return Object.values(this.outcome.acknowledged).reduce((sum, count) => sum + count, 0);
  }

  fault(what: string): void {
    this.outcome.faults.push(what);
  }

  acknowledge(what: string): void {
    this.outcome.acknowledged[what] = (this.outcome.acknowledged[what] ?? 0) + 1;
  }

  /** Something new is surely so, with these files. */
  added(at: string, state: string, files: string[] = []): void {
    this.mayBe.set(at, new Set([state]));
    this.touched.add(at);
    if (files.length > 0) this.files.set(at, files);
  }

  /** Something may be so from now on, and is once the work has been answered. */
  async becoming(at: string, state: string, work: () => Promise<boolean>): Promise<void> {
    const mayBe = this.mayBe.get(at) ?? new Set([gone]);
    this.mayBe.set(at, mayBe.add(state));
    this.touched.add(at);
    if (await work()) this.mayBe.set(at, new Set([state]));
  }

  /** Paths of one kind that are surely in a state, or surely gone. */
  known(path: string, isGone: boolean): string[] {
    return [...this.mayBe].flatMap(([at, mayBe]) =>
      at.startsWith(`${path}/`) && mayBe.size === 1 && mayBe.has(gone) === isGone ? [at] : [],
    );
  }
}
