import { useEffect, useState, useSyncExternalStore } from "react";
import type { z } from "zod";
import type { OtherLanguage, Translatable } from "#src/i18n/translation.ts";
import { ApiError } from "#src/cms/staff/api.ts";
import {
  asNextVersion,
  correctingAddress,
  isCorrecting,
  isHiddenNow,
  restorableNext,
  unfinishedLanguages,
  type RestorableNext,
} from "#src/cms/staff/next-versions/next-version.ts";
import { draftText } from "#messages/staff";
import { withExplicitNulls } from "./explicit-nulls.ts";
import { failureWords, faultsIn, refusedFaults, type Fault } from "./faults.ts";
import { FormState, type Conflict, type FormAdapter, type NextSave } from "./form-state.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { findDraft, useDraft, type RestoredDraft } from "#src/cms/staff/drafts/use-draft.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { withoutBlankTranslations } from "./values.ts";

export type SaveState =
  | { kind: "untouched" }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "saved"; at: Temporal.Instant }
  | { kind: "failed"; reason: string };

export interface FieldProps {
  name: string;
  value: string;
  onChange(value: string): void;
  onBlur(): void;
  fault: string | undefined;
}

export interface FormKind<Values, Resource> {
  /** The kind's name in the history, such as "faq". */
  name: string;
  /** The kind's path in the API, such as "/faq". */
  path: string;
  /** The schema of the request. */
  input: z.ZodType;
  translatable: Translatable;
  /** The values with which guests see a resource, such as `isActive: true`. A planned publication sets them. */
  shown?: object | undefined;
  /** Returns the fields of a stored resource that staff write. */
  valuesOf(stored: Resource): Values;
  /** Returns the address of a resource's screen. The browser stores the resource's draft under this address. */
  screen(stored: Resource): string;
}

export interface ResourceForm<Values, Resource> {
  values: Values;
  /** @param path the field's path with dots, such as "translations.en.title" */
  field(path: string): FieldProps;
  set(path: string, value: unknown): void;
  /** The faults of fields that have lost the focus. After an attempt to save, the faults of all fields. */
  faults: Fault[];
  /** True while the form has unsaved input or an unsaved confirmation of a language. */
  isUnsaved: boolean;
  saveState: SaveState;
  last: Resource | undefined;
  /** Returns the resource before the last save that changed it. Returns undefined when that save added the resource. */
  before(): Resource | undefined;
  /** Waits until no save is running. @returns the stored resource, or undefined during a conflict */
  settled(): Promise<Resource | undefined>;
  /** Takes over a version that this user has saved outside the form. Unsaved input stays. */
  follow(stored: Resource): void;
  /**
   * Saves the content. If a save is running, one more save waits.
   * @param also values to save together with the content, such as the values that the pressed button sets
   * @returns the saved resource, or undefined when the save failed; the screen then shows the reason
   */
  submit(also?: Partial<Values>): Promise<Resource | undefined>;
  /** Saves a next version, in which no field is required. @param next when it is published, if the user has chosen */
  saveNext(next?: NextSave): Promise<Resource | undefined>;
  /** Saves typed input as the next version. Does nothing while a conflict or a fault waits for the user. */
  saveAutomatically(): Promise<void>;
  /** Returns the languages that stayed in the next version when it was published, because they aren't finished. */
  unfinished(): readonly OtherLanguage[];
  /** Returns the next version that the last save published. The undo of that save restores it. */
  published(): RestorableNext | undefined;
  /** True when the form shows the published version of a resource that also has a next version. */
  isCorrection: boolean;
  /** The languages that the user has confirmed as up to date. */
  confirmed: readonly OtherLanguage[];
  /** Confirms that a language is up to date, at once or together with other unsaved input. */
  confirm(language: OtherLanguage): void;
  discard(): void;
  conflict: Conflict<Values, Resource> | undefined;
  faultsOf(values: Values): Fault[];
  /** Returns the faults that prevent `solve`. A next version may have any fault. */
  faultsToSolve(values: Values): Fault[];
  /** Saves the merged values in place of the other version. */
  solve(values: Values): Promise<Resource | undefined>;
  solveFailure: string | undefined;
  leaveConflict(): void;
  kind: FormKind<Values, Resource>;
  draft: RestoredDraft;
}

export type ResourceFormOptions<Values, Resource> = {
  kind: FormKind<Values, Resource>;
  empty?: NoInfer<Values>;
  /** Changes the values before they are sent to update a stored resource. */
  sent?(values: NoInfer<Values>): NoInfer<Values>;
} & ({ stored: NoInfer<Resource> } | { stored: NoInfer<Resource> | undefined; empty: NoInfer<Values> });

/** Creates the form of a resource: values, faults and saves. The browser stores unsaved input as a draft. */
export function useResourceForm<Values extends object, Resource extends { id: number; version: number }>(
  options: ResourceFormOptions<Values, Resource>,
): ResourceForm<Values, Resource> {
  const { kind, stored, empty, sent = (values) => values } = options;
  const { api, language, drafts } = useStaff();
  const [openedAt] = useState(() => location.pathname + location.search);
  const [isCorrection] = useState(() => isCorrecting(location.href));
  const addressOf = (resource: Resource | undefined) =>
    resource ? kind.screen(resource) + (isCorrection ? correctingAddress : "") : openedAt;
  /** Shows a new resource's address in the address bar, so that a reload opens it. The router isn't involved. */
  function replaceAddress(added: Resource): void {
    if (!stored && location.pathname + location.search === openedAt)
      history.replaceState(history.state, "", kind.screen(added));
  }
  const adapter: FormAdapter<Values, Resource> = {
    schema: kind.input,
    // A form without `empty` always has a stored resource.
    toValues: (resource) => (resource ? kind.valuesOf(resource) : empty!),
    async save(values, ifVersion, last, confirmed, key, next) {
      if (last) replaceAddress(last);
      const at = `${kind.path}${last ? `/${last.id}` : ""}`;
      const put = (path: string, moment?: NextSave) =>
        api.put<Resource>(
          path + confirmed,
          { ...withExplicitNulls(kind.input, next ? values : sent(values)), ...moment },
          ifVersion,
        );
      const isNext = next !== undefined || asNextVersion(last) !== undefined;
      const saved = !last
        ? await api.add<Resource>(isNext ? `${at}/next` : at, { ...values, ...next }, key)
        : await put(isNext ? `${at}/next` : at, next);
      replaceAddress(saved);
      if (!last || !isNext || next) return saved;
      const nextVersion = asNextVersion(saved);
      if (!nextVersion) return api.get<Resource>(at);
      // If the publication fails, the next save must name the version of this save.
      const published = nextVersion.isPublished ? await api.get<Resource>(at) : undefined;
      const unfinished = unfinishedLanguages(nextVersion);
      state.acceptNextVersion(saved, published, unfinished);
      const shown = await api.post<Resource>(`${at}/next/publish${confirmed}`, {});
      if (unfinished.length > 0) state.acceptLeft(await api.get<Resource>(`${at}/next`));
      return shown;
    },
  };
  const [{ state, found }] = useState(() => {
    const draft = findDraft(drafts, addressOf(stored), stored, adapter);
    return { state: new FormState(adapter, stored, draft.restored), found: draft };
  });
  useEffect(() => state.use(adapter));
  useEffect(() => {
    if (stored) state.load(stored);
  }, [state, stored]);
  const { values, last, progress, conflict, confirmed } = useSyncExternalStore(
    state.subscribe,
    state.content,
  );
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Fault[]>([]);
  const draft = useDraft(state, drafts, found, addressOf);

  const { isUnsaved } = state;
  const safe = !draft.isUnstorable && draftText[language].safe;
  const faultsOf = (whole: Values) => faultsIn(kind.input, withoutBlankTranslations(whole), language);
  const known = isTried || leftFields.size > 0 ? faultsOf(values) : [];
  const faults = [...known.filter(({ path }) => isTried || leftFields.has(path)), ...refused];

  const set = (path: string, value: unknown) => {
    state.set(path, value);
    setRefused((before) => before.filter((fault) => fault.path !== path));
  };

  function showApiFaults(): void {
    const { progress: now } = state.content();
    const apiFaults = now.kind === "failed" && now.error instanceof ApiError ? now.error.faults : [];
    setRefused(refusedFaults(apiFaults, language));
  }

  async function withApiFaults(save: Promise<Resource | undefined>): Promise<Resource | undefined> {
    const saved = await save;
    showApiFaults();
    if (saved) setTried(false);
    return saved;
  }

  return {
    values,
    field: (path) => ({
      name: path,
      value: (valueAt(values, path) as string | number | undefined)?.toString() ?? "",
      onChange: (value) => set(path, value),
      onBlur: () => setLeftFields((before) => new Set([...before, path])),
      fault: faults.find((fault) => fault.path === path)?.message,
    }),
    set,
    faults,
    isUnsaved,
    saveState:
      progress.kind === "saving"
        ? progress
        : progress.kind === "failed" && isUnsaved
          ? {
              kind: "failed",
              reason: [failureWords(progress.error, language), safe].filter(Boolean).join(" "),
            }
          : isUnsaved
            ? { kind: "unsaved" }
            : progress.kind === "saved"
              ? progress
              : { kind: "untouched" },
    last,
    before: () => state.content().before,
    settled: () => state.whenSaved(),
    follow: (resource) => state.acceptSavedElsewhere(resource),
    async submit(also) {
      setTried(true);
      if (faultsOf({ ...state.content().values, ...also }).length > 0) return undefined;
      return withApiFaults(state.submit(also));
    },
    saveNext: (next = {}) =>
      withApiFaults(
        state.submit((next.publishAt || next.changeOver) && isHiddenNow(last) ? kind.shown : undefined, next),
      ),
    async saveAutomatically() {
      await state.saveAutomatically();
      showApiFaults();
    },
    unfinished: () => state.content().unfinished,
    published() {
      const published = asNextVersion(state.content().published);
      return published && restorableNext(kind, published);
    },
    isCorrection,
    confirmed,
    confirm(each) {
      state.confirm(each);
      if (!state.isDirty) void withApiFaults(state.submit(undefined, asNextVersion(last) && {}));
    },
    discard: () => void state.discard(),
    conflict,
    faultsOf,
    faultsToSolve: (whole) => (state.solvesNext ? [] : faultsOf(whole)),
    solve: (whole) => withApiFaults(state.saveMerged(whole)),
    solveFailure:
      progress.kind === "failed" && !(progress.error instanceof ApiError && progress.error.status === 412)
        ? failureWords(progress.error, language)
        : undefined,
    leaveConflict: () => state.leaveConflict(),
    kind,
    draft,
  };
}
