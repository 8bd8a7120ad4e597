import type { Adding } from "#src/ui/staff/lists/adding.ts";
import type { Drafts } from "./drafts.ts";

/** How long after a key press the draft is stored, in milliseconds. */
const draftDelay = 500;

/** What the draft of a form is made from. */
export interface Written {
  /** The screen's address; a new resource gets its own when it is first saved. */
  address: string;
  version: number | null;
  values: unknown;
  base: unknown;
  /** How a new resource is added. */
  adding?: Adding<unknown> | undefined;
  isDirty: boolean;
  /** When it was written; now when left out. */
  at?: Temporal.Instant | undefined;
}

/**
 * Stores a draft of what is being written until it is saved. It is at most half a second old, and is stored at once
 * when the page is hidden or closed.
 * @param tell is told whether the browser had room for the last draft
 */
export class DraftKeeper {
  readonly #drafts: Drafts;
  readonly #writer = crypto.randomUUID();
  readonly #look: () => Written;
  readonly #tell: (isKept: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the last draft was made from, and the address that it is stored under. */
  #copied: Pick<Written, "values" | "address" | "adding"> | undefined;

  constructor(drafts: Drafts, look: () => Written, tell: (isKept: boolean) => void) {
    this.#drafts = drafts;
    this.#look = look;
    this.#tell = tell;
  }

  /** Call it when something has been written, saved or discarded. */
  changed(): void {
    const { isDirty, address } = this.#look();
    if (this.#copied && (!isDirty || address !== this.#copied.address)) {
      this.#drafts.remove(this.#copied.address, this.#writer);
      this.#copied = undefined;
    }
    if (isDirty) this.#timer ??= setTimeout(() => this.flush(), draftDelay);
  }

  /** Stores the draft now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { isDirty, address, version, values, base, adding, at = Temporal.Now.instant() } = this.#look();
    const copied = this.#copied;
    const isCopied = copied?.values === values && copied?.address === address && copied?.adding === adding;
    if (!isDirty || isCopied) return;
    const draft = { at, version, values, base, ...(adding && { adding }) };
    const isKept = this.#drafts.keep(address, this.#writer, draft);
    if (isKept) this.#copied = { values, address, adding };
    this.#tell(isKept);
  }
}
