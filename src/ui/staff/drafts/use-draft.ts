import { useEffect, useEffectEvent, useState } from "react";
import type { Adding } from "#src/ui/staff/lists/adding.ts";
import { fittingValues } from "./draft-fit.ts";
import { DraftKeeper, type Written } from "./draft-keeper.ts";
import type { Drafts } from "./drafts.ts";
import type { FormState, Held, Ways } from "#src/ui/staff/form/form-state.ts";
import { isSame } from "#src/ui/staff/form/values.ts";

/** What the browser had kept when a form was opened. */
export interface FoundDraft<Values> {
  restored: (Pick<Held<Values, unknown>, "values" | "base"> & { adding?: Adding<Values> }) | undefined;
  /** When it was written. */
  at: Temporal.Instant | undefined;
  /** Who wrote it, and whoever wrote one that is of no use any more. */
  writers: string[];
  /** There was one that the form has no place for. */
  isUnreadable: boolean;
  /** Somebody has saved the resource since. */
  isOutdated: boolean;
}

/**
 * The latest draft for an address that differs from what is stored. One made from an older version keeps what it began
 * with, so that saving it meets the newer one.
 */
export function findDraft<Values extends object, Resource extends { version: number }>(
  drafts: Drafts,
  address: string,
  stored: Resource | undefined,
  { toValues, schema }: Pick<Ways<Values, Resource>, "toValues" | "schema">,
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

/** The copy in the browser, as the form shows it. */
export interface RestoredDraft {
  /** When what the form opened with was written; undefined when it opened with what is stored. */
  from: Temporal.Instant | undefined;
  isOutdated: boolean;
  isUnreadable: boolean;
  /** The browser has no room for a copy. */
  isUnstorable: boolean;
  /** Takes the notice away; what is written stays. */
  dismiss(): void;
  /** Goes back to what is stored. @returns what takes that back */
  discard(): () => void;
}

/** Keeps a copy of what is written until it is saved, and tells of the one that the form began with. */
export function useDraft<Values extends object, Resource extends { version: number }>(
  state: FormState<Values, Resource>,
  drafts: Drafts,
  found: FoundDraft<Values>,
  addressOf: (resource: Resource | undefined) => string,
): RestoredDraft {
  const [isDismissed, setDismissed] = useState(false);
  const [isUnstorable, setUnstorable] = useState(false);

  const look = useEffectEvent((): Written => {
    const { values, base, last, adding } = state.held();
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
  /** What has been restored is kept anew; what can't be is of no use. */
  const takeOver = useEffectEvent(() => {
    for (const writer of found.writers) drafts.remove(addressOf(state.held().last), writer);
  });
  useEffect(() => {
    const keeper = new DraftKeeper(
      drafts,
      () => look(),
      (isKept) => setUnstorable(!isKept),
    );
    const flush = () => keeper.flush();
    flush();
    takeOver();
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
