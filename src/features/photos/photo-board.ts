import { ApiError, type Api } from "#src/ui/staff/api.ts";
import { inputOf } from "./photo-library.ts";
import { withRisingNumbers } from "./photo-order.ts";
import type { Photo } from "./photo.ts";

/** What the screen shows of the board. */
export interface BoardState {
  /** In the order that is wanted, which may not be saved yet. */
  photos: readonly Photo[];
  /** Why the order couldn't be saved. */
  failure: unknown;
}

/**
 * The photos on the screen, in the order that staff give them at once, and the calls that follow until the server has
 * the same order: one for each number that differs, however many moves were made meanwhile.
 */
export class PhotoBoard {
  #state: BoardState;
  /** As the server has them. */
  readonly #stored: Map<number, Photo>;
  /** By id and version: the version after a change of the order only. */
  readonly #renumbered = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  readonly #api: Api;
  #isSaving = false;

  constructor(api: Api, photos: readonly Photo[]) {
    this.#api = api;
    this.#stored = new Map(photos.map((photo) => [photo.id, photo]));
    this.#state = { photos, failure: undefined };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): BoardState => this.#state;

  /** Takes the photos as they have been loaded anew, unless the order on the screen is ahead of them. */
  load(photos: readonly Photo[]): void {
    if (this.#isSaving || this.#state.failure !== undefined) return;
    this.#stored.clear();
    for (const photo of photos) this.#stored.set(photo.id, photo);
    this.#show({ photos });
  }

  /** Takes a photo that has been added or saved. */
  put(photo: Photo): void {
    this.#stored.set(photo.id, photo);
    const { photos } = this.#state;
    const isHere = photos.some(({ id }) => id === photo.id);
    this.#show({
      photos: isHere
        ? photos.map((each) => (each.id === photo.id ? { ...photo, sortorder: each.sortorder } : each))
        : [...photos, photo],
    });
  }

  /** Shows another order at once, and saves it. */
  reorder(ordered: readonly Photo[]): void {
    this.#show({ photos: withRisingNumbers(ordered) });
    void this.save();
  }

  /** The version to save a photo over that was opened as this version: changes of the order aren't somebody else's. */
  versionToSave(id: number, version: number): number {
    const next = this.#renumbered.get(`${id}:${version}`);
    return next === undefined ? version : this.versionToSave(id, next);
  }

  /** Makes the server's order the one on the screen. What fails is told in the state, and can be called again. */
  async save(): Promise<void> {
    if (this.#isSaving) return;
    this.#isSaving = true;
    this.#show({ failure: undefined });
    try {
      for (let photo = this.#next(); photo; photo = this.#next()) await this.#renumber(photo);
    } catch (failure) {
      this.#show({ failure });
    } finally {
      this.#isSaving = false;
    }
  }

  #next(): Photo | undefined {
    return this.#state.photos.find(({ id, sortorder }) => this.#stored.get(id)?.sortorder !== sortorder);
  }

  async #renumber({ id, sortorder }: Photo): Promise<void> {
    const stored = this.#stored.get(id)!;
    try {
      const saved = await this.#api.put<Photo>(
        `/photos/${id}`,
        { ...inputOf(stored), sortorder },
        stored.version,
      );
      this.#renumbered.set(`${id}:${stored.version}`, saved.version);
      this.put(saved);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      // Somebody else has written about it meanwhile: theirs stays, and gets the number at the next turn.
      this.put(error.current as Photo);
    }
  }

  #show(change: Partial<BoardState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}
