import type { PendingAdd } from "#src/cms/staff/lists/adding.ts";
import type { Drafts } from "./drafts.ts";

/** The delay in milliseconds between a key press and storing the draft. */
const draftDelay = 500;

/** The content of a form from which a draft is made. */
export interface FormSnapshot {
  /** The screen's address. A new resource gets its own address when it is first saved. */
  address: string;
  version: number | null;
  values: unknown;
  base: unknown;
  adding?: PendingAdd<unknown> | undefined;
  isDirty: boolean;
  /** The time of the last change, now by default. */
  at?: Temporal.Instant | undefined;
}

/**
 * Stores a draft until the form is saved. The draft is at most half a second old. It is stored at once when the page is
 * hidden or closed.
 * @param onStored gets true when the browser had room for the last draft
 */
export class DraftKeeper {
  readonly #drafts: Drafts;
  readonly #writer = crypto.randomUUID();
  readonly #readForm: () => FormSnapshot;
  readonly #onStored: (isStored: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The content of the last draft, and the address under which it is stored. */
  #storedContent: Pick<FormSnapshot, "values" | "address" | "adding"> | undefined;

  constructor(drafts: Drafts, readForm: () => FormSnapshot, onStored: (isStored: boolean) => void) {
    this.#drafts = drafts;
    this.#readForm = readForm;
    this.#onStored = onStored;
  }

  /** Call it after the content was changed, saved or discarded. */
  changed(): void {
    const { isDirty, address } = this.#readForm();
    if (this.#storedContent && (!isDirty || address !== this.#storedContent.address)) {
      this.#drafts.remove(this.#storedContent.address, this.#writer);
      this.#storedContent = undefined;
    }
    if (isDirty) this.#timer ??= setTimeout(() => this.flush(), draftDelay);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { isDirty, address, version, values, base, adding, at = Temporal.Now.instant() } = this.#readForm();
    const copied = this.#storedContent;
    const isCopied = copied?.values === values && copied?.address === address && copied?.adding === adding;
    if (!isDirty || isCopied) return;
    const draft = { at, version, values, base, ...(adding && { adding }) };
    const isStored = this.#drafts.keep(address, this.#writer, draft);
    if (isStored) this.#storedContent = { values, address, adding };
    this.#onStored(isStored);
  }
}
