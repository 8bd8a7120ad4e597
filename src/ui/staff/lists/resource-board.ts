import { ApiError, type Api } from "#src/ui/staff/api.ts";
import { withRisingNumbers } from "./resource-order.ts";

/** What the screen shows of the board. */
export interface BoardState<Resource> {
  /** In the order that is wanted, which may not be saved yet. */
  items: readonly Resource[];
  /** Why the order couldn't be saved. */
  failure: unknown;
}

/** A resource that has a place among others. */
export interface Sorted {
  id: number;
  version: number;
  sortorder: number;
}

/** How resources are saved. */
export interface BoardWays<Resource> {
  /** Below /api/v1, as "/faq". */
  path: string;
  /** What is saved of one. */
  inputOf(resource: Resource): object;
}

/**
 * The resources of a list on the screen, in the order that staff give them at once, and the calls that follow until the
 * server has the same order: one for each number that differs, however many moves were made meanwhile.
 */
export class ResourceBoard<Resource extends Sorted> {
  #state: BoardState<Resource>;
  /** As the server has them. */
  readonly #stored: Map<number, Resource>;
  readonly #listeners = new Set<() => void>();
  readonly #api: Api;
  readonly #ways: BoardWays<Resource>;
  #isSaving = false;

  constructor(api: Api, items: readonly Resource[], ways: BoardWays<Resource>) {
    this.#api = api;
    this.#ways = ways;
    this.#stored = new Map(items.map((resource) => [resource.id, resource]));
    this.#state = { items, failure: undefined };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): BoardState<Resource> => this.#state;

  /** Takes the resources as they have been loaded anew, unless the order on the screen is ahead of them. */
  load(items: readonly Resource[]): void {
    if (this.#isSaving || this.#state.failure !== undefined) return;
    this.#stored.clear();
    for (const resource of items) this.#stored.set(resource.id, resource);
    this.#show({ items });
  }

  /** Takes a resource that has been added or saved. */
  put(resource: Resource): void {
    this.#stored.set(resource.id, resource);
    const { items } = this.#state;
    const isHere = items.some(({ id }) => id === resource.id);
    this.#show({
      items: isHere
        ? items.map((each) => (each.id === resource.id ? { ...resource, sortorder: each.sortorder } : each))
        : [...items, resource],
    });
  }

  /** Shows another order at once, and saves it. */
  reorder(ordered: readonly Resource[]): void {
    this.#show({ items: withRisingNumbers(ordered) });
    void this.save();
  }

  /** Makes the server's order the one on the screen. What fails is told in the state, and can be called again. */
  async save(): Promise<void> {
    if (this.#isSaving) return;
    this.#isSaving = true;
    this.#show({ failure: undefined });
    try {
      for (let resource = this.#next(); resource; resource = this.#next()) await this.#renumber(resource);
    } catch (failure) {
      this.#show({ failure });
    } finally {
      this.#isSaving = false;
    }
  }

  #next(): Resource | undefined {
    return this.#state.items.find(({ id, sortorder }) => this.#stored.get(id)?.sortorder !== sortorder);
  }

  async #renumber({ id, sortorder }: Resource): Promise<void> {
    const stored = this.#stored.get(id)!;
    try {
      const saved = await this.#api.put<Resource>(
        `${this.#ways.path}/${id}`,
        { ...this.#ways.inputOf(stored), sortorder },
        stored.version,
      );
      this.put(saved);
    } catch (error) {
      if (!(error instanceof ApiError) || ![404, 412].includes(error.status)) throw error;
      // Somebody else has removed it meanwhile.
      if (error.status === 404) this.#show({ items: this.#state.items.filter((each) => each.id !== id) });
      // Somebody else has written about it meanwhile: theirs stays, and gets the number at the next turn.
      else this.put(error.current as Resource);
    }
  }

  #show(change: Partial<BoardState<Resource>>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}
