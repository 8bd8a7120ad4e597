import { ApiError, type Api } from "#src/ui/staff/api.ts";
import { withRisingNumbers } from "./thing-order.ts";

/** What the screen shows of the board. */
export interface BoardState<Thing> {
  /** In the order that is wanted, which may not be saved yet. */
  things: readonly Thing[];
  /** Why the order couldn't be saved. */
  failure: unknown;
}

/** A thing that has a place among others. */
export interface Sorted {
  id: number;
  version: number;
  sortorder: number;
}

/** How things are saved. */
export interface BoardWays<Thing> {
  /** Below /api/v1, as "/faq". */
  path: string;
  /** What is saved of one. */
  inputOf(thing: Thing): object;
}

/**
 * The things of a list on the screen, in the order that staff give them at once, and the calls that follow until the
 * server has the same order: one for each number that differs, however many moves were made meanwhile.
 */
export class ThingBoard<Thing extends Sorted> {
  #state: BoardState<Thing>;
  /** As the server has them. */
  readonly #stored: Map<number, Thing>;
  readonly #listeners = new Set<() => void>();
  readonly #api: Api;
  readonly #ways: BoardWays<Thing>;
  #isSaving = false;

  constructor(api: Api, things: readonly Thing[], ways: BoardWays<Thing>) {
    this.#api = api;
    this.#ways = ways;
    this.#stored = new Map(things.map((thing) => [thing.id, thing]));
    this.#state = { things, failure: undefined };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): BoardState<Thing> => this.#state;

  /** Takes the things as they have been loaded anew, unless the order on the screen is ahead of them. */
  load(things: readonly Thing[]): void {
    if (this.#isSaving || this.#state.failure !== undefined) return;
    this.#stored.clear();
    for (const thing of things) this.#stored.set(thing.id, thing);
    this.#show({ things });
  }

  /** Takes a thing that has been added or saved. */
  put(thing: Thing): void {
    this.#stored.set(thing.id, thing);
    const { things } = this.#state;
    const isHere = things.some(({ id }) => id === thing.id);
    this.#show({
      things: isHere
        ? things.map((each) => (each.id === thing.id ? { ...thing, sortorder: each.sortorder } : each))
        : [...things, thing],
    });
  }

  /** Shows another order at once, and saves it. */
  reorder(ordered: readonly Thing[]): void {
    this.#show({ things: withRisingNumbers(ordered) });
    void this.save();
  }

  /** Makes the server's order the one on the screen. What fails is told in the state, and can be called again. */
  async save(): Promise<void> {
    if (this.#isSaving) return;
    this.#isSaving = true;
    this.#show({ failure: undefined });
    try {
      for (let thing = this.#next(); thing; thing = this.#next()) await this.#renumber(thing);
    } catch (failure) {
      this.#show({ failure });
    } finally {
      this.#isSaving = false;
    }
  }

  #next(): Thing | undefined {
    return this.#state.things.find(({ id, sortorder }) => this.#stored.get(id)?.sortorder !== sortorder);
  }

  async #renumber({ id, sortorder }: Thing): Promise<void> {
    const stored = this.#stored.get(id)!;
    try {
      const saved = await this.#api.put<Thing>(
        `${this.#ways.path}/${id}`,
        { ...this.#ways.inputOf(stored), sortorder },
        stored.version,
      );
      this.put(saved);
    } catch (error) {
      if (!(error instanceof ApiError) || ![404, 412].includes(error.status)) throw error;
      // Somebody else has removed it meanwhile.
      if (error.status === 404) this.#show({ things: this.#state.things.filter((each) => each.id !== id) });
      // Somebody else has written about it meanwhile: theirs stays, and gets the number at the next turn.
      else this.put(error.current as Thing);
    }
  }

  #show(change: Partial<BoardState<Thing>>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}
