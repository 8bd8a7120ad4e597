import { siteNow } from "#src/cms/staff/clock.ts";
import type { PendingAdd } from "#src/cms/staff/lists/adding.ts";
import type { Drafts } from "./drafts.ts";

/** The delay from a key press to the storage of the draft, in milliseconds. */
const draftDelay = 500;

export interface FormSnapshot {
  /** The address of the screen. A new resource gets its own address at its first save. */
  address: string;
  version: number | null;
  values: unknown;
  base: unknown;
  adding?: PendingAdd<unknown> | undefined;
  isDirty: boolean;
  /** The time of the last change, by default the current time. */
  at?: Temporal.Instant | undefined;
}

/**
 * Stores a draft until the form is saved. The stored draft lags behind the form by at most half a second.
 * @param onStored called after each attempt to store the draft, with false when the browser didn't store it
 * @param foundWriters the writers of earlier drafts that this draft replaces
 */
export class DraftKeeper {
  readonly #drafts: Drafts;
  readonly #writer = crypto.randomUUID();
  readonly #readForm: () => FormSnapshot;
  readonly #onStored: (isStored: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #storedContent: Pick<FormSnapshot, "values" | "address" | "adding"> | undefined;

  readonly #found: { address: string; writers: string[] };

  constructor(
    drafts: Drafts,
    readForm: () => FormSnapshot,
    onStored: (isStored: boolean) => void,
    foundWriters: readonly string[] = [],
  ) {
    this.#drafts = drafts;
    this.#readForm = readForm;
    this.#onStored = onStored;
    this.#found = { address: readForm().address, writers: [...foundWriters] };
  }

  changed(): void {
    const { isDirty, address } = this.#readForm();
    if (this.#storedContent && (!isDirty || address !== this.#storedContent.address)) {
      this.#drafts.remove(this.#storedContent.address, this.#writer);
      this.#storedContent = undefined;
    }
    if (isDirty) this.#timer ??= setTimeout(() => this.flush(), draftDelay);
    else this.#removeFound();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { isDirty, address, version, values, base, adding, at = siteNow() } = this.#readForm();
    const copied = this.#storedContent;
    const isCopied = copied?.values === values && copied?.address === address && copied?.adding === adding;
    if (!isDirty) this.#removeFound();
    if (!isDirty || isCopied) return;
    const draft = { at, version, values, base, ...(adding && { adding }) };
    const isStored = this.#drafts.keep(address, this.#writer, draft);
    if (isStored) {
      this.#storedContent = { values, address, adding };
      this.#removeFound();
    }
    this.#onStored(isStored);
  }

  #removeFound(): void {
    const { address, writers } = this.#found;
    for (const writer of writers.splice(0)) this.#drafts.remove(address, writer);
  }
}
