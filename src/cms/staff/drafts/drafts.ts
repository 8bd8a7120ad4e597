import { siteNow } from "#src/cms/staff/clock.ts";
import type { PendingAdd } from "#src/cms/staff/lists/adding.ts";
import { isPlainObject } from "#src/cms/staff/form/values.ts";

/* The storage keys are `draft/<user><address>#<writer>`. The writer distinguishes two tabs with the same form. */

export interface Draft {
  at: Temporal.Instant;
  /** The version from which the form started, or null for a new resource. */
  version: number | null;
  values: unknown;
  base: unknown;
  adding?: PendingAdd<unknown>;
}

export interface StoredDraft {
  address: string;
  draft: Draft;
}

/** The maximum age of a draft, in hours. Older drafts are deleted. */
const longestHours = 30 * 24;

const allDrafts = "draft/";
const draftsOf = (user: string) => `${allDrafts}${encodeURIComponent(user)}/`;

/** Parses a stored draft without a schema library, which would be large. Returns undefined for invalid text. */
export function parseDraft(text: string): Draft | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (!isPlainObject(json)) return undefined;
    const { at, version, values, base, adding } = json as Record<string, unknown>;
    if (typeof at !== "string" || (version !== null && !Number.isInteger(version))) return undefined;
    const draft = { at: Temporal.Instant.from(at), version: version as number | null, values, base };
    return isAdding(adding) ? { ...draft, adding } : draft;
  } catch (error) {
    // The browser was interrupted during a write, or other code wrote to this key.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

const isAdding = (json: unknown): json is PendingAdd<unknown> =>
  isPlainObject(json) && typeof (json as Record<string, unknown>)["key"] === "string";

function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return undefined;
    throw error;
  }
}

export class Drafts {
  readonly #storage: Storage | undefined;
  readonly #start: string;
  #isClosed = false;

  /** @param user the signed-in user's id at the identity provider */
  constructor(user: string, storage: Storage | undefined = browserStorage()) {
    this.#storage = storage;
    this.#start = draftsOf(user);
    for (const [key, text] of entries(storage, allDrafts)) {
      const at = parseDraft(text)?.at;
      if (at && at.until(siteNow()).total("hours") > longestHours) storage!.removeItem(key);
    }
  }

  /** True for the user of these drafts, until the user logs out. */
  isOpenFor(user: string): boolean {
    return !this.#isClosed && this.#start === draftsOf(user);
  }

  /** Lists the drafts of an address, latest first. `draft` is undefined when the stored text is unreadable. */
  list(address: string): { writer: string; draft: Draft | undefined }[] {
    const start = this.#keyOf(address, "");
    return entries(this.#storage, start)
      .map(([key, text]) => ({ writer: key.slice(start.length), draft: parseDraft(text) }))
      .toSorted(
        ({ draft: a }, { draft: b }) => (b?.at.epochMilliseconds ?? 0) - (a?.at.epochMilliseconds ?? 0),
      );
  }

  all(): StoredDraft[] {
    const found = entries(this.#storage, this.#start).flatMap(([key, text]) => {
      const draft = parseDraft(text);
      return draft ? [{ address: key.slice(this.#start.length - 1, key.lastIndexOf("#")), draft }] : [];
    });
    const latest = (one: StoredDraft, other: StoredDraft) =>
      other.draft.at.epochMilliseconds - one.draft.at.epochMilliseconds;
    return [...Map.groupBy(found.toSorted(latest), ({ address }) => address).values()].map(
      ([first]) => first!,
    );
  }

  has(address: string): boolean {
    return this.list(address).some(({ draft }) => draft !== undefined);
  }

  /** Stores a draft. @returns false when the browser has no room or allows no storage */
  keep(address: string, writer: string, draft: Draft): boolean {
    // After logout nothing is stored, because other people may use this browser.
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

  /** Removes all drafts of the user. From then on, no draft is stored. */
  close(): void {
    this.#isClosed = true;
    for (const [key] of entries(this.#storage, this.#start)) this.#storage!.removeItem(key);
  }

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
