import type { Adding } from "#src/ui/staff/lists/adding.ts";
import type { Drafts } from "./drafts.ts";

/** As long after a key press the copy is written, in milliseconds. */
const draftDelay = 500;

/** What is being written, as far as its copy is concerned. */
export interface Written {
  /** Where it is written; a new resource gets an address of its own when it is first saved. */
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
 * Keeps a copy of what is being written, at most half a second old and at once when the page is hidden or closed, as
 * long as it isn't saved.
 * @param tell whether the browser had room for the last copy
 */
export class DraftKeeper {
  readonly #drafts: Drafts;
  readonly #writer = crypto.randomUUID();
  readonly #look: () => Written;
  readonly #tell: (isKept: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the last copy was made of, and where it lies. */
  #copied: Pick<Written, "values" | "address" | "adding"> | undefined;

  constructor(drafts: Drafts, look: () => Written, tell: (isKept: boolean) => void) {
    this.#drafts = drafts;
    this.#look = look;
    this.#tell = tell;
  }

  /** To be called when something has been written, saved or thrown away. */
  changed(): void {
    const { isDirty, address } = this.#look();
    if (this.#copied && (!isDirty || address !== this.#copied.address)) {
      this.#drafts.remove(this.#copied.address, this.#writer);
      this.#copied = undefined;
    }
    if (isDirty) this.#timer ??= setTimeout(() => this.flush(), draftDelay);
  }

  /** Writes the copy now. */
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
