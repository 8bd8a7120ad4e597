import { useEffect, useEffectEvent, useState } from "react";
import type { Adding } from "#src/ui/staff/lists/adding.ts";
import { DraftKeeper, type Written } from "./draft-keeper.ts";
import type { Drafts } from "./drafts.ts";
import type { FormState, Held, Ways } from "#src/ui/staff/form/form-state.ts";
import { isSame, isPlainObject, valueAt, withoutBlankTranslations } from "#src/ui/staff/form/values.ts";
import type { z } from "zod";

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

/**
 * What of a draft a form can show: every value of the kind that its schema names, though not yet right – too short, too
 * long, or letters where a number is wanted. A field that came after the draft was written is as in the form.
 * @returns undefined when it is of another shape
 */
export function fittingValues<Values extends object>(
  written: unknown,
  schema: z.ZodType,
  current: Values,
): Values | undefined {
  if (!isPlainObject(written) || Object.keys(written).some((key) => !(key in current))) return undefined;
  const values = { ...current, ...written };
  const { error } = schema.safeParse(withoutBlankTranslations(values));
  const canBeShown = (issue: z.core.$ZodIssue) => {
    switch (issue.code) {
      case "too_small":
      case "too_big":
      case "not_multiple_of":
      case "invalid_format":
      case "custom":
        return true;
      default:
        return isAsTyped(issue, valueAt(values, issue.path.join(".")));
    }
  };
  return !error || error.issues.every(canBeShown) ? values : undefined;
}

/** Whether a value of the wrong kind is what a field gives while it is written in. */
function isAsTyped(issue: z.core.$ZodIssue, value: unknown): boolean {
  if (typeof value !== "string") return false;
  return value === "" || (issue.code === "invalid_type" && ["number", "int"].includes(issue.expected));
}
