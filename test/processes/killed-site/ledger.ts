/** The result of killing a site. Each fault is a line. */
export interface Outcome {
  kills: number;
  acknowledged: Record<string, number>;
  mails: { sent: number; again: number };
  faults: string[];
}

/** The state of a resource that doesn't exist. */
export const removedState = "gone";

/** Returns the state of a resource with this value, as a text that the resource's JSON contains. */
export const has = (field: string, value: string | boolean) =>
  `${JSON.stringify(field)}:${JSON.stringify(value)}`;

/** Records the acknowledged writes, which a site must keep. A write under way is stored completely or not at all. */
export class Ledger {
  readonly outcome: Outcome = { kills: 0, acknowledged: {}, mails: { sent: 0, again: 0 }, faults: [] };
  /**
   * The possible states of each resource by path: one state after an acknowledged write, several states after a lost
   * answer.
   */
  readonly possibleStates = new Map<string, Set<string>>();
  /** The files that a resource must have, by the resource's path. */
  readonly files = new Map<string, string[]>();
  /** The paths written since the last check. */
  readonly touched = new Set<string>();
  /** Acknowledged messages for whose senders no erasure has been requested. */
  readonly messages = new Set<string>();
  /** Messages of senders whose erasure was acknowledged. */
  readonly erased = new Set<string>();
  /** The latest acknowledged order of questions, as ids; undefined if the order is uncertain or already checked. */
  order: number[] | undefined;

  /** The number of acknowledged writes. */
  get count(): number {
    return Object.values(this.outcome.acknowledged).reduce((sum, count) => sum + count, 0);
  }

  fault(what: string): void {
    this.outcome.faults.push(what);
  }

  acknowledge(what: string): void {
    this.outcome.acknowledged[what] = (this.outcome.acknowledged[what] ?? 0) + 1;
  }

  /** Records an acknowledged new resource with its files. */
  added(at: string, state: string, files: string[] = []): void {
    this.possibleStates.set(at, new Set([state]));
    this.touched.add(at);
    if (files.length > 0) this.files.set(at, files);
  }

  /** Records a possible state, and then runs `work`. If `work` returns true, no other state is possible. */
  async becoming(at: string, state: string, work: () => Promise<boolean>): Promise<void> {
    const possibleStates = this.possibleStates.get(at) ?? new Set([removedState]);
    this.possibleStates.set(at, possibleStates.add(state));
    this.touched.add(at);
    if (await work()) this.possibleStates.set(at, new Set([state]));
  }

  /** Returns the paths of a kind's resources that certainly exist or, with `isGone`, are certainly deleted. */
  known(path: string, isGone: boolean): string[] {
    return [...this.possibleStates].flatMap(([at, possibleStates]) =>
      at.startsWith(`${path}/`) && possibleStates.size === 1 && possibleStates.has(removedState) === isGone
        ? [at]
        : [],
    );
  }
}
