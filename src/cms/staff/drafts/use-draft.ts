import { useEffect, useEffectEvent, useState } from "react";
import { isUnfinished } from "#src/cms/kind/unfinished.ts";
import type { PendingAdd } from "#src/cms/staff/lists/adding.ts";
import { DraftKeeper, type FormSnapshot } from "./draft-keeper.ts";
import type { Drafts } from "./drafts.ts";
import type { FormState, FormContent, FormAdapter } from "#src/cms/staff/form/form-state.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { isSame, isPlainObject, withoutBlankTranslations } from "#src/cms/staff/form/values.ts";
import type { z } from "zod";

/** The draft that exists when a form opens. */
export interface FoundDraft<Values> {
  restored:
    (Pick<FormContent<Values, unknown>, "values" | "base"> & { adding?: PendingAdd<Values> }) | undefined;
  at: Temporal.Instant | undefined;
  /** The writers of the found draft, and of later drafts that are unreadable or equal to the stored resource. */
  writers: string[];
  /** True when a draft exists but doesn't fit the form. */
  isUnreadable: boolean;
  isOutdated: boolean;
}

/** Finds the latest draft that differs from the stored resource. It keeps its base version, to report conflicts. */
export function findDraft<Values extends object, Resource extends { version: number }>(
  drafts: Drafts,
  address: string,
  stored: Resource | undefined,
  { toValues, schema }: Pick<FormAdapter<Values, Resource>, "toValues" | "schema">,
): FoundDraft<Values> {
  const current = toValues(stored);
  const found: FoundDraft<Values> = {
    restored: undefined,
    at: undefined,
    writers: [],
    isUnreadable: false,
    isOutdated: false,
  };
  for (const { writer, draft } of drafts.list(address)) {
    const values = draft && fittingValues(draft.values, schema, current);
    const base = draft && fittingValues(draft.base, schema, current);
    found.writers.push(writer);
    if (!draft || !values || !base) {
      found.isUnreadable = true;
    } else if (!isSame(values, current)) {
      const isCurrent = draft.version === (stored?.version ?? null);
      const sent = draft.adding && fittingValues(draft.adding.sent, schema, current);
      found.restored = {
        values,
        base: isCurrent
          ? { version: draft.version, values: current }
          : { version: draft.version, values: base },
        ...(draft.adding && { adding: { key: draft.adding.key, ...(sent && { sent }) } }),
      };
      found.at = draft.at;
      found.isOutdated = !isCurrent;
      break;
    }
  }
  return found;
}

/** The state of the draft, as the form shows it. */
export interface RestoredDraft {
  /** The time of the draft with which the form opened. Undefined without a draft, or after `dismiss`. */
  from: Temporal.Instant | undefined;
  isOutdated: boolean;
  isUnreadable: boolean;
  /** True when the browser has no room for a draft or allows no storage. */
  isUnstorable: boolean;
  /** Hides the strip about the draft. The draft stays in the form. */
  dismiss(): void;
  /** Puts the stored values into the form. @returns a function that puts the draft back */
  discard(): () => void;
}

/** Stores a draft of the form until the form is saved. Returns the state of the draft with which the form opened. */
export function useDraft<Values extends object, Resource extends { version: number }>(
  state: FormState<Values, Resource>,
  drafts: Drafts,
  found: FoundDraft<Values>,
  addressOf: (resource: Resource | undefined) => string,
): RestoredDraft {
  const [isDismissed, setDismissed] = useState(false);
  const [isUnstorable, setUnstorable] = useState(false);

  const readForm = useEffectEvent((): FormSnapshot => {
    const { values, base, last, adding } = state.content();
    const at = values === found.restored?.values ? found.at : undefined;
    const { isDirty } = state;
    return {
      address: addressOf(last),
      version: base.version,
      values,
      base: base.values,
      adding: last ? undefined : adding,
      isDirty,
      at,
    };
  });
  const foundWriters = useEffectEvent(() => found.writers);
  useEffect(() => {
    const keeper = new DraftKeeper(
      drafts,
      () => readForm(),
      (isStored) => setUnstorable(!isStored),
      foundWriters(),
    );
    const flush = () => keeper.flush();
    flush();
    const unsubscribe = state.subscribe(() => keeper.changed());
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      flush();
      unsubscribe();
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [state, drafts]);

  return {
    from: isDismissed ? undefined : found.at,
    isOutdated: found.isOutdated,
    isUnreadable: !isDismissed && found.isUnreadable,
    isUnstorable,
    dismiss: () => setDismissed(true),
    discard() {
      setDismissed(true);
      return state.discard();
    },
  };
}

/**
 * Returns the values of a draft that the form can show. An invalid value is allowed if a user can type it, such as a
 * text of the wrong length or letters in a number field. A field that the draft lacks gets the form's value.
 * @returns undefined when the draft has another shape
 */
export function fittingValues<Values extends object>(
  written: unknown,
  schema: z.ZodType,
  current: Values,
): Values | undefined {
  if (!isPlainObject(written) || Object.keys(written).some((key) => !(key in current))) return undefined;
  const values = { ...current, ...written };
  const { error } = schema.safeParse(withoutBlankTranslations(values));
  const canBeShown = (issue: z.core.$ZodIssue) => isUnfinished(issue, valueAt(values, issue.path.join(".")));
  return !error || error.issues.every(canBeShown) ? values : undefined;
}
