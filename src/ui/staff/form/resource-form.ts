import { useEffect, useState, useSyncExternalStore } from "react";
import type { z } from "zod";
import type { OtherLanguage, Translatable } from "#src/i18n/translation.ts";
import { ApiError } from "#src/ui/staff/api.ts";
import { draftText } from "#src/ui/staff/drafts/draft.text.ts";
import { failureWords, faultsIn, refusedFaults, type Fault } from "./faults.ts";
import { FormState, type Conflict, type Ways } from "./form-state.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { findDraft, useDraft, type RestoredDraft } from "#src/ui/staff/drafts/use-draft.ts";
import { valueAt, withoutBlankTranslations } from "./values.ts";

export type SaveState =
  | { kind: "untouched" }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "saved"; at: Temporal.Instant }
  | { kind: "failed"; why: string };

/** What a field of the form needs. */
export interface FieldProps {
  name: string;
  value: string;
  onChange(value: string): void;
  onBlur(): void;
  fault: string | undefined;
}

/** What a form has to know of a kind of resource. */
export interface FormKind<Values, Resource> {
  /** What history calls it, as "faq". */
  name: string;
  /** Where the API has them, as "/faq". */
  path: string;
  /** The schema of what is sent. */
  input: z.ZodType;
  translatable: Translatable;
  /** What staff write of one that is stored. */
  valuesOf(stored: Resource): Values;
  /** The address of the screen that one is written on; what isn't saved yet is kept under it in the browser. */
  screen(stored: Resource): string;
}

export interface ResourceForm<Values, Resource> {
  values: Values;
  /** @param path in dots, as "translations.en.title" */
  field(path: string): FieldProps;
  set(path: string, value: unknown): void;
  /** What is wrong: at fields that have been left, and after an attempt to save everywhere. */
  faults: Fault[];
  /** Whether something written, or said of a language, isn't saved. */
  isUnsaved: boolean;
  saveState: SaveState;
  /** The resource as it was last seen stored; undefined until a new one has been saved. */
  last: Resource | undefined;
  /** As it is stored before the last save that changed something; undefined where that one added it. */
  before(): Resource | undefined;
  /** Waits until no save is on its way. @returns the resource as it is stored; undefined while there are two versions */
  settled(): Promise<Resource | undefined>;
  /** Takes up a version that has been made here past the form, under what is written. */
  follow(stored: Resource): void;
  /**
   * Saves what is written. While a save is on its way, one more waits for its end.
   * @param also values that go with it, as the state that the button stands for
   * @returns what came of it; undefined when it wasn't saved, and the screen says why
   */
  submit(also?: Partial<Values>): Promise<Resource | undefined>;
  /** The languages said to be up to date as they are. */
  confirmed: readonly OtherLanguage[];
  /** Says so of one; saved at once where nothing else is unsaved, otherwise with the next save. */
  confirm(language: OtherLanguage): void;
  /** Throws away what is written and isn't saved. */
  discard(): void;
  /** Somebody else's newer version, when saving met one. */
  conflict: Conflict<Values, Resource> | undefined;
  /** What is wrong with values made of both versions. */
  faultsOf(values: Values): Fault[];
  /** Saves what has been made of both versions over theirs. */
  solve(values: Values): Promise<Resource | undefined>;
  /** Why that failed. */
  solveFailure: string | undefined;
  leaveConflict(): void;
  kind: FormKind<Values, Resource>;
  draft: RestoredDraft;
}

interface Options<Values, Resource> {
  kind: FormKind<Values, Resource>;
  /** What a form over a new resource begins with. */
  empty?: NoInfer<Values>;
  /** What is sent over a stored one, where that isn't what is written. */
  sent?(values: NoInfer<Values>): NoInfer<Values>;
}

/**
 * A form over one resource: what is written, what is wrong with it, and where saving stands. Nothing that is written goes
 * away but by saving or by a choice of whoever wrote it: until then a copy is in the browser, and is there again when
 * the form is opened the next time.
 */
export function useResourceForm<Values extends object, Resource extends { id: number; version: number }>(
  options: Options<Values, Resource> &
    ({ stored: NoInfer<Resource> } | { stored: NoInfer<Resource> | undefined; empty: NoInfer<Values> }),
): ResourceForm<Values, Resource> {
  const { kind, stored, empty, sent = (values) => values } = options;
  const { api, language, drafts } = useStaff();
  const [openedAt] = useState(() => location.pathname + location.search);
  const addressOf = (resource: Resource | undefined) => (resource ? kind.screen(resource) : openedAt);
  /** A new resource gets an address; a reload finds it there. The router needn't know: the screen is the same. */
  function standAt(added: Resource): void {
    if (!stored && location.pathname + location.search === openedAt)
      history.replaceState(history.state, "", kind.screen(added));
  }
  const ways: Ways<Values, Resource> = {
    schema: kind.input,
    // Without an empty one there is a stored one.
    toValues: (resource) => (resource ? kind.valuesOf(resource) : empty!),
    async save(values, ifVersion, last, confirmed, key) {
      if (last) standAt(last);
      const saved = last
        ? await api.put<Resource>(`${kind.path}/${last.id}${confirmed}`, sent(values), ifVersion)
        : await api.add<Resource>(kind.path, values, key);
      standAt(saved);
      return saved;
    },
  };
  const [{ state, found }] = useState(() => {
    const draft = findDraft(drafts, addressOf(stored), stored, ways);
    return { state: new FormState(ways, stored, draft.restored), found: draft };
  });
  useEffect(() => state.use(ways));
  useEffect(() => {
    if (stored) state.load(stored);
  }, [state, stored]);
  const { values, last, progress, conflict, confirmed } = useSyncExternalStore(state.subscribe, state.held);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Fault[]>([]);
  const draft = useDraft(state, drafts, found, addressOf);

  const { isUnsaved } = state;
  const safe = !draft.isUnstorable && draftText[language].safe;
  const faultsOf = (whole: Values) => faultsIn(kind.input, withoutBlankTranslations(whole), language);
  const known = isTried || left.size > 0 ? faultsOf(values) : [];
  const faults = [...known.filter(({ path }) => isTried || left.has(path)), ...refused];

  const set = (path: string, value: unknown) => {
    state.set(path, value);
    setRefused((before) => before.filter((fault) => fault.path !== path));
  };

  /** Shows at the fields what the API found wrong with them. */
  async function following(save: Promise<Resource | undefined>): Promise<Resource | undefined> {
    const saved = await save;
    const { progress: now } = state.held();
    const apiFaults = now.kind === "failed" && now.error instanceof ApiError ? now.error.faults : [];
    setRefused(refusedFaults(apiFaults, language));
    if (saved) setTried(false);
    return saved;
  }

  return {
    values,
    field: (path) => ({
      name: path,
      value: (valueAt(values, path) as string | number | undefined)?.toString() ?? "",
      onChange: (value) => set(path, value),
      onBlur: () => setLeft((before) => new Set([...before, path])),
      fault: faults.find((fault) => fault.path === path)?.message,
    }),
    set,
    faults,
    isUnsaved,
    saveState:
      progress.kind === "saving"
        ? progress
        : progress.kind === "failed" && isUnsaved
          ? { kind: "failed", why: [failureWords(progress.error, language), safe].filter(Boolean).join(" ") }
          : isUnsaved
            ? { kind: "unsaved" }
            : progress.kind === "saved"
              ? progress
              : { kind: "untouched" },
    last,
    before: () => state.held().before,
    settled: () => state.settled(),
    follow: (resource) => state.follow(resource),
    async submit(also) {
      setTried(true);
      if (faultsOf({ ...state.held().values, ...also }).length > 0) return undefined;
      return following(state.submit(also));
    },
    confirmed,
    confirm(each) {
      state.confirm(each);
      if (!state.isDirty) void following(state.submit());
    },
    discard: () => void state.discard(),
    conflict,
    faultsOf,
    solve: (whole) => following(state.solve(whole)),
    solveFailure:
      progress.kind === "failed" && !(progress.error instanceof ApiError && progress.error.status === 412)
        ? failureWords(progress.error, language)
        : undefined,
    leaveConflict: () => state.leaveConflict(),
    kind,
    draft,
  };
}
