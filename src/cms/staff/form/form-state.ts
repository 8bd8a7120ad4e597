import type { z } from "zod";
import { siteNow } from "#src/cms/staff/clock.ts";
import type { OtherLanguage } from "#src/i18n/translation.ts";
import { addedBefore, isRefusal, createPendingAdd, type PendingAdd } from "#src/cms/staff/lists/adding.ts";
import { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import { firstDraftVersion } from "#src/cms/next-versions/next-version.ts";
import { asNextVersion } from "#src/cms/staff/next-versions/next-version.ts";
import { mergeResponse, type Versions } from "#src/cms/staff/conflict/three-way-merge.ts";
import { withValueAt } from "#src/cms/kind/value-at.ts";
import { isSame, withoutBlankTranslations } from "./values.ts";

/** A newer version that somebody else has saved. */
export interface Conflict<Values, Resource> {
  theirs: Resource;
  versions: Versions<Values>;
}

export type Progress =
  | { kind: "untouched" | "saving" }
  | { kind: "saved"; at: Temporal.Instant }
  | { kind: "failed"; error: unknown };

export interface FormContent<Values, Resource> {
  values: Values;
  /** The version that a save replaces, and the values from which the user started. */
  base: { version: number | null; values: Values };
  last: Resource | undefined;
  /** The resource before the last save that changed it. Undefined when that save added the resource. */
  before: Resource | undefined;
  adding: PendingAdd<Values>;
  progress: Progress;
  conflict: Conflict<Values, Resource> | undefined;
  /** The languages that the user has confirmed as up to date. The next save sends these languages. */
  confirmed: readonly OtherLanguage[];
  /** The languages that stayed in the next version when the last save published it. */
  unfinished: readonly OtherLanguage[];
  published: Resource | undefined;
}

/** The time or the change-over of a publication. Null removes the stored value, and undefined keeps it. */
export interface NextSave {
  publishAt?: string | null;
  changeOver?: number | null;
}

export interface FormAdapter<Values, Resource> {
  toValues(stored: Resource | undefined): Values;
  schema: z.ZodType;
  /**
   * @param confirmed the query of a PUT, either "?confirmed=en" or ""
   * @param key the idempotency key for a new resource
   * @param next saves the next version instead of the published version, together with these values
   */
  save(
    values: Values,
    ifVersion: number | undefined,
    last: Resource | undefined,
    confirmed: string,
    key: string,
    next: NextSave | undefined,
  ): Promise<Resource>;
}

interface SaveOptions<Values> {
  also?: Partial<Values> | undefined;
  next?: NextSave | undefined;
}

/**
 * Holds the content of a form, and saves it on the server. One save runs at a time, and at most one more save waits. A
 * waiting save sends the content that the form has when the save starts. Input during a save stays.
 */
export class FormState<Values extends object, Resource extends { version: number }> {
  #adapter: FormAdapter<Values, Resource>;
  #content: FormContent<Values, Resource>;
  readonly #listeners = new Set<() => void>();
  /** The options of the last save, if that save was for the next version. `saveMerged` uses the same options. */
  #lastNext: NextSave | undefined;
  #running: Promise<Resource | undefined> | undefined;
  /** True after the user has typed. Until then the form shows the stored values or a draft from the browser. */
  #isTyped = false;
  /** The values of the last save, if that save failed but the server may have stored them. */
  #unanswered: Values | undefined;
  /** The next version that remains after the running publication, because a language isn't finished. */
  #left: Resource | undefined;
  #waiting: (SaveOptions<Values> & { result: Promise<Resource | undefined> }) | undefined;

  /** @param draft the values of an earlier draft, with their `base` and `adding` */
  constructor(
    adapter: FormAdapter<Values, Resource>,
    stored: Resource | undefined,
    draft?: Pick<FormContent<Values, Resource>, "values" | "base"> & { adding?: PendingAdd<Values> },
  ) {
    this.#adapter = adapter;
    const values = adapter.toValues(stored);
    this.#content = {
      values,
      base: { version: stored?.version ?? null, values },
      last: stored,
      before: stored,
      adding: createPendingAdd(),
      progress: { kind: "untouched" },
      conflict: undefined,
      confirmed: [],
      unfinished: [],
      published: undefined,
      ...draft,
    };
  }

  readonly content = (): FormContent<Values, Resource> => this.#content;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the adapter of the current render. */
  use(adapter: FormAdapter<Values, Resource>): void {
    this.#adapter = adapter;
  }

  get isDirty(): boolean {
    return !isSame(this.#content.values, this.#content.base.values);
  }

  get isUnsaved(): boolean {
    return this.isDirty || this.#content.confirmed.length > 0;
  }

  set(path: string, value: unknown): void {
    this.#isTyped = true;
    this.#change({ values: withValueAt(this.#content.values, path, value) });
  }

  #replace({
    values,
    base,
    adding,
  }: Pick<FormContent<Values, Resource>, "values" | "base" | "adding">): void {
    this.#change({ values, base, adding, confirmed: [], progress: { kind: "untouched" } });
  }

  /** Puts the stored values back into the form. @returns a function that puts the discarded values back */
  discard(): () => void {
    const written = this.#content;
    const { last } = written;
    const values = this.#adapter.toValues(last);
    // The next new resource needs its own idempotency key.
    this.#replace({ values, base: { version: last?.version ?? null, values }, adding: createPendingAdd() });
    return () =>
      this.#replace(this.#content.last === last ? written : { ...this.#content, values: written.values });
  }

  /** Shows a newer version that was loaded. Does nothing during unsaved input, a running save or a conflict. */
  load(stored: Resource): void {
    const { last, conflict } = this.#content;
    if (this.isUnsaved || this.#running || conflict || stored.version <= (last?.version ?? 0)) return;
    const values = this.#adapter.toValues(stored);
    const base = { version: stored.version, values };
    this.#change({ values, base, last: stored, before: stored, progress: { kind: "untouched" } });
  }

  /** Takes over a version that this user has saved outside the form. Unsaved input stays for the next save. */
  acceptSavedElsewhere(stored: Resource): void {
    const { values, base, last } = this.#content;
    const next = this.#adapter.toValues(stored);
    this.#change({
      last: stored,
      before: stored,
      // Saving input that started from an older version must still report the conflict.
      ...(base.version === last?.version && {
        values: mergeResponse(base.values, values, next),
        base: { version: stored.version, values: next },
      }),
    });
  }

  /**
   * Takes over a next version that is about to be published.
   * @param published the version that guests read, to which an undo returns; undefined if there is none
   * @param unfinished the languages that stay in the next version
   */
  acceptNextVersion(
    saved: Resource,
    published: Resource | undefined,
    unfinished: readonly OtherLanguage[],
  ): void {
    this.acceptSavedElsewhere(saved);
    this.#change({ before: published, unfinished, published: saved });
  }

  /**
   * Takes over the next version that remains after a publication, because a language isn't finished. The form then
   * shows this next version, so that the words of the language stay in the form. The next save names the version of
   * this next version.
   */
  acceptLeft(left: Resource): void {
    this.#left = left;
  }

  /** Waits until no save is running. @returns the stored resource, or undefined during a conflict */
  async whenSaved(): Promise<Resource | undefined> {
    while (this.#running) await Promise.allSettled([this.#waiting?.result ?? this.#running]);
    const { last, conflict } = this.#content;
    return conflict ? undefined : last;
  }

  /** Confirms that a language is up to date. The next save sends this confirmation. */
  confirm(language: OtherLanguage): void {
    this.#change({ confirmed: [...this.#content.confirmed, language] });
  }

  /**
   * Saves the content.
   * @param also values to save together with the content
   * @param next saves the next version instead of the published version
   * @returns the saved resource, or undefined when the save failed; `progress` and `conflict` contain the reason
   */
  submit(also?: Partial<Values>, next?: NextSave): Promise<Resource | undefined> {
    const { values, base } = this.#content;
    if (!this.#running) return this.#run({ ...values, ...also }, base.version, next);
    if (this.#waiting) {
      Object.assign(this.#waiting, { also, next });
      return this.#waiting.result;
    }
    const result = this.#afterRunning();
    this.#waiting = { also, next, result };
    return result;
  }

  async #afterRunning(): Promise<Resource | undefined> {
    await Promise.allSettled([this.#running]);
    return this.#submitWaiting();
  }

  #submitWaiting(): Promise<Resource | undefined> {
    const { also, next } = this.#waiting!;
    this.#waiting = undefined;
    const { values, base, conflict, last, confirmed } = this.#content;
    if (conflict) return Promise.resolve(undefined);
    const whole = { ...values, ...also };
    const isMore = next ? Object.keys(next).length > 0 : asNextVersion(last) !== undefined;
    // The previous save has already stored all input.
    if (isSame(whole, base.values) && confirmed.length === 0 && !isMore) return Promise.resolve(last);
    return this.#run(whole, base.version, next);
  }

  /**
   * Saves typed input as the next version. This function shows no conflict, because an unexpected screen would
   * interrupt the typing. The user's next save shows the conflict. After a refused save, this function does nothing
   * until the user saves.
   */
  async saveAutomatically(): Promise<void> {
    const { values, base, conflict, progress } = this.#content;
    const isRefused = progress.kind === "failed" && isRefusal(progress.error);
    if (!this.#isTyped || !this.isDirty || this.#running || conflict || isRefused) return;
    await this.#run(values, base.version, {}, true);
  }

  saveMerged(values: Values): Promise<Resource | undefined> {
    return this.#run(values, this.#content.conflict!.theirs.version, this.#lastNext);
  }

  /** True when the refused save was for the next version. `saveMerged` then saves the next version too. */
  get solvesNext(): boolean {
    return this.#lastNext !== undefined;
  }

  /** Returns to the form. The next save of the form reports the conflict again. */
  leaveConflict(): void {
    this.#change({ conflict: undefined });
  }

  #run(
    whole: Values,
    version: number | null,
    next: NextSave | undefined,
    isAutomatic = false,
  ): Promise<Resource | undefined> {
    this.#lastNext = next;
    this.#running = this.#send(whole, version, next, isAutomatic).finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #send(
    whole: Values,
    version: number | null,
    next: NextSave | undefined,
    isAutomatic = false,
  ): Promise<Resource | undefined> {
    const atSending = this.#content.values;
    const body = withoutBlankTranslations(whole);
    const { last, confirmed, adding, base } = this.#content;
    const query = confirmed.length > 0 ? `?confirmed=${confirmed.join(",")}` : "";
    const unanswered = this.#unanswered;
    this.#unanswered = undefined;
    const { progress } = this.#content;
    // A failure stays on the screen during an automatic retry, so that a screen reader doesn't repeat it.
    this.#change({
      unfinished: [],
      published: undefined,
      progress: isAutomatic && progress.kind === "failed" ? progress : { kind: "saving" },
      ...(!last && { adding: { ...adding, sent: body } }),
    });
    try {
      const saved = await this.#adapter.save(body, version ?? undefined, last, query, adding.key, next);
      return this.#arrived(atSending, saved, confirmed);
    } catch (error) {
      if (!last && isRefusal(error)) this.#change({ adding });
      const added = addedBefore(error) as Resource | undefined;
      if (added) {
        // Either the earlier request arrived, or another tab with a copy of the draft has added the resource.
        const firstVersion = asNextVersion(added)?.isPublished === false ? firstDraftVersion : 1;
        const firstSave = adding.sent
          ? { version: firstVersion, values: adding.sent }
          : { version: 0, values: base.values };
        this.#change({ last: added, base: firstSave });
        return this.#send(whole, firstSave.version, next, isAutomatic);
      }
      const theirs =
        error instanceof ApiError && error.status === 412 && (error.current as Resource | undefined);
      // The sent values are already stored. Only the response to an earlier save was lost.
      if (theirs && this.#isEqual(body, theirs)) {
        const stored = this.#arrived(atSending, theirs, confirmed);
        const isToPublish = !next && asNextVersion(theirs) !== undefined;
        return isToPublish ? this.#send(whole, theirs.version, next) : stored;
      }
      if (theirs && unanswered && this.#isEqual(unanswered, theirs)) {
        const values = this.#adapter.toValues(theirs);
        this.#change({ last: theirs, base: { version: theirs.version, values } });
        return this.#send(whole, theirs.version, next, isAutomatic);
      }
      if (!(error instanceof ApiError) && !(error instanceof NoAnswerError)) {
        this.#change({ progress: { kind: "untouched" } });
        throw error;
      }
      if (!isRefusal(error)) this.#unanswered = body;
      this.#change({
        progress: { kind: "failed", error },
        ...(theirs && !isAutomatic && this.conflictWith(theirs, atSending, whole)),
      });
      return undefined;
    }
  }

  #arrived(atSending: Values, saved: Resource, confirmed: readonly OtherLanguage[]): Resource {
    const shown = this.#left ?? saved;
    this.#left = undefined;
    const values = this.#adapter.toValues(shown);
    const { last, before } = this.#content;
    this.#change({
      before: last && (asNextVersion(last) || isSame(this.#adapter.toValues(last), values)) ? before : last,
      values: mergeResponse(atSending, this.#content.values, values),
      base: { version: shown.version, values },
      last: shown,
      conflict: undefined,
      confirmed: this.#content.confirmed.filter((language) => !confirmed.includes(language)),
      progress: { kind: "saved", at: siteNow() },
    });
    return saved;
  }

  /** Returns the content for a conflict with a newer version. A second conflict keeps the first `base` and `mine`. */
  conflictWith(theirs: Resource, atSending: Values, whole: Values): Partial<FormContent<Values, Resource>> {
    const { base, conflict, values } = this.#content;
    const versions = {
      base: conflict?.versions.base ?? this.#normal(base.values),
      mine: conflict?.versions.mine ?? this.#normal(mergeResponse(atSending, values, whole)),
      theirs: this.#normal(this.#adapter.toValues(theirs)),
    };
    return { conflict: { theirs, versions }, last: theirs };
  }

  #isEqual(sent: Values, stored: Resource): boolean {
    return isSame(this.#normal(sent), this.#normal(this.#adapter.toValues(stored)));
  }

  /** Normalizes values in the same way as the API. For example, a day becomes its first moment. */
  #normal(values: Values): Values {
    const { data } = this.#adapter.schema.safeParse(withoutBlankTranslations(values));
    return (data as Values | undefined) ?? values;
  }

  #change(part: Partial<FormContent<Values, Resource>>): void {
    this.#content = { ...this.#content, ...part };
    for (const listener of this.#listeners) listener();
  }
}
