import type { Api } from "#src/cms/staff/api.ts";

export interface BoardState<Resource> {
  /** The order on the screen, which may not be saved yet. */
  items: readonly Resource[];
  failure: unknown;
}

/** The rows of a list in the order on the screen, which it saves. The user can move more rows during a save. */
export class ResourceBoard<Resource extends { id: number }> {
  #state: BoardState<Resource>;
  #stored: readonly number[];
  readonly #listeners = new Set<() => void>();
  readonly #api: Api;
  readonly #path: string;
  #saving: Promise<void> | undefined;

  constructor(api: Api, items: readonly Resource[], path: string) {
    this.#api = api;
    this.#path = path;
    this.#state = { items, failure: undefined };
    this.#stored = idsOf(items);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): BoardState<Resource> => this.#state;

  /** Shows newly loaded resources. Does nothing while the order on the screen is unsaved. */
  load(items: readonly Resource[]): void {
    if (this.#saving || this.#state.failure !== undefined) return;
    this.#stored = idsOf(items);
    this.#show({ items });
  }

  reorder(items: readonly Resource[]): void {
    this.#show({ items });
    void this.save();
  }

  /** Saves the order on the screen, or joins the running save. A failure sets `failure`. */
  save(): Promise<void> {
    return (this.#saving ??= this.#saveAll().finally(() => (this.#saving = undefined)));
  }

  async #saveAll(): Promise<void> {
    this.#show({ failure: undefined });
    try {
      for (let moved = this.#moved(); moved.length > 0; moved = this.#moved()) {
        const expected = idsOf(this.#state.items);
        const { ids } = await this.#api.put<{ ids: number[] }>(`${this.#path}/order`, { ids: moved });
        // Somebody else has removed these resources meanwhile.
        const removed = new Set(moved).difference(new Set(ids));
        this.#stored = expected.filter((id) => !removed.has(id));
        if (removed.size > 0) this.#show({ items: this.#state.items.filter(({ id }) => !removed.has(id)) });
      }
    } catch (failure) {
      this.#show({ failure });
    }
  }

  /** Returns the ids from the first to the last moved resource, in the order on the screen. */
  #moved(): number[] {
    const expected = idsOf(this.#state.items);
    const isMoved = (id: number, index: number) => id !== this.#stored[index];
    const first = expected.findIndex(isMoved);
    return first === -1 ? [] : expected.slice(first, expected.findLastIndex(isMoved) + 1);
  }

  #show(change: Partial<BoardState<Resource>>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);
