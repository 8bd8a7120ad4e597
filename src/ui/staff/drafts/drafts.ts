import type { Adding } from "#src/ui/staff/lists/adding.ts";
import { isPlainObject } from "#src/ui/staff/form/values.ts";

/*
 * Safety copies of what is being written, in the browser's storage: `draft/<user><address>#<writer>`, so that another
 * person on the same machine doesn't get them, and so that two tabs on one form don't write over each other's.
 */

/** What was written in a form and isn't saved yet. */
export interface Draft {
  /** When it was last written on. */
  at: Temporal.Instant;
  /** The version it began with; null for a new resource. */
  version: number | null;
  values: unknown;
  /** The values it began with. */
  base: unknown;
  /** How it is added; for a new resource. */
  adding?: Adding<unknown>;
}

/** A draft, and the address of the screen that it was written on. */
export interface StoredDraft {
  address: string;
  draft: Draft;
}

/** Copies that nobody has come back to for so long go. */
const longestHours = 30 * 24;

const allDrafts = "draft/";
const draftsOf = (user: string) => `${allDrafts}${encodeURIComponent(user)}/`;

/**
 * Read by hand: a parser's library would weigh on the first screen, which looks for drafts too.
 * @returns the draft that a text in the storage holds; undefined when it holds none that can be read
 */
export function parseDraft(text: string): Draft | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (!isPlainObject(json)) return undefined;
    const { at, version, values, base, adding } = json as Record<string, unknown>;
    if (typeof at !== "string" || (version !== null && !Number.isInteger(version))) return undefined;
    const draft = { at: Temporal.Instant.from(at), version: version as number | null, values, base };
    return isAdding(adding) ? { ...draft, adding } : draft;
  } catch (error) {
    // Neither JSON nor a moment: written by a browser that was cut off, or by somebody else.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

const isAdding = (json: unknown): json is Adding<unknown> =>
  isPlainObject(json) && typeof (json as Record<string, unknown>)["key"] === "string";

/** The browser's storage; undefined where the browser is set to have none. */
function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return undefined;
    throw error;
  }
}

/** The drafts of one user on this device. */
export class Drafts {
  readonly #storage: Storage | undefined;
  readonly #start: string;
  #isClosed = false;

  /** @param user who is signed in, as the provider calls them */
  constructor(user: string, storage: Storage | undefined = browserStorage()) {
    this.#storage = storage;
    this.#start = draftsOf(user);
    for (const [key, text] of entries(storage, allDrafts)) {
      const at = parseDraft(text)?.at;
      if (at && at.until(Temporal.Now.instant()).total("hours") > longestHours) storage!.removeItem(key);
    }
  }

  /** Whether it still keeps drafts, and those of this user. */
  isOpenFor(user: string): boolean {
    return !this.#isClosed && this.#start === draftsOf(user);
  }

  /** All there are for an address, by who wrote them, the latest first; those that can't be read have no draft. */
  list(address: string): { writer: string; draft: Draft | undefined }[] {
    const start = this.#keyOf(address, "");
    return entries(this.#storage, start)
      .map(([key, text]) => ({ writer: key.slice(start.length), draft: parseDraft(text) }))
      .toSorted(
        ({ draft: a }, { draft: b }) => (b?.at.epochMilliseconds ?? 0) - (a?.at.epochMilliseconds ?? 0),
      );
  }

  /** The latest for each address, the latest of all first. */
  all(): StoredDraft[] {
    const found = entries(this.#storage, this.#start).flatMap(([key, text]) => {
      const draft = parseDraft(text);
      // The address begins with the slash that ends the user.
      return draft ? [{ address: key.slice(this.#start.length - 1, key.lastIndexOf("#")), draft }] : [];
    });
    const latest = (one: StoredDraft, other: StoredDraft) =>
      other.draft.at.epochMilliseconds - one.draft.at.epochMilliseconds;
    return [...Map.groupBy(found.toSorted(latest), ({ address }) => address).values()].map(
      ([first]) => first!,
    );
  }

  /** Whether something unsaved lies here for an address. */
  has(address: string): boolean {
    return this.list(address).some(({ draft }) => draft !== undefined);
  }

  /** @returns whether there was room */
  keep(address: string, writer: string, draft: Draft): boolean {
    // After logging out nothing more is written: the screen may be shared.
    if (this.#isClosed) return true;
    if (!this.#storage) return false;
    try {
      this.#storage.setItem(this.#keyOf(address, writer), JSON.stringify(draft));
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "QuotaExceededError") return false;
      throw error;
    }
  }

  remove(address: string, writer: string): void {
    this.#storage?.removeItem(this.#keyOf(address, writer));
  }

  /** Removes all of them, and keeps no more: somebody logs out. */
  close(): void {
    this.#isClosed = true;
    for (const [key] of entries(this.#storage, this.#start)) this.#storage!.removeItem(key);
  }

  // The address begins with the slash that ends the user.
  #keyOf(address: string, writer: string): string {
    return `${this.#start.slice(0, -1)}${address}#${writer}`;
  }
}

function entries(storage: Storage | undefined, start: string): [key: string, text: string][] {
  if (!storage) return [];
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)!)
    .filter((key) => key.startsWith(start))
    .map((key) => [key, storage.getItem(key)!]);
}
