import { useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { resourcePath, resourceScreen } from "#src/cms/resource-addresses.ts";
import { ApiError } from "#src/cms/staff/api.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { historyAdminText } from "#messages/history";
import { staffText } from "#messages/staff";
import { removedVersion, useUndo, type Undo } from "#src/cms/staff/undo.tsx";
import { fieldName } from "#src/cms/history/field-names.ts";
import { resourceName } from "#src/cms/history/resource-name.ts";
import type { HistoryDetails, HistoryEntry } from "#src/cms/history/history-entry.ts";

interface Restore {
  isRunning: boolean;
  /** True when `run` has restored the version, and nobody has changed the resource later. */
  isDone: boolean;
  reason: string | undefined;
  /** Undefined when somebody else has changed the resource, because a retry would replace that change. */
  retry: (() => void) | undefined;
  run(): Promise<void>;
}

/** Restores an entry's version, and offers undo. @param latest the entry that the undo restores */
export function useRestore(entry: HistoryDetails, latest: HistoryEntry): Restore {
  const { api, language, showToast } = useStaff();
  const text = historyAdminText[language];
  const fill = useFill();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const applyUndo = useUndo();
  const [progress, setProgress] = useState<{
    isRunning: boolean;
    isStale?: boolean;
    reason?: string;
    restored?: number;
  }>({
    isRunning: false,
  });
  const { id, kind, resourceId, now } = entry;
  const name = resourceName(entry, language, fill);

  function describeUndo(version: number): Undo {
    const common = { name, list: pathname };
    const path = resourcePath(kind, resourceId);
    if (kind === "feedback")
      return { ...common, action: "values", path: `${path}/markAsDeleted`, values: {}, version };
    return now
      ? { ...common, action: "restored", before: latest.id, version }
      : { ...common, action: "added", path, version };
  }

  async function run(): Promise<void> {
    setProgress({ isRunning: true });
    try {
      const { version } = await api.put<{ version: number }>(
        `/history/${id}/restore`,
        undefined,
        now?.version ?? removedVersion,
      );
      setProgress({ isRunning: false, restored: version });
      await revalidate();
      // The pressed button disappears, so the focus moves to the heading.
      document.querySelector<HTMLElement>("main h1")?.focus();
      showToast(text.restored({ name }), [
        { label: text.see, act: () => void navigate(resourceScreen(kind, resourceId)) },
        { label: staffText[language].undo, act: () => void applyUndo(describeUndo(version)) },
      ]);
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 412;
      if (isStale) await revalidate();
      const isUnfit = error instanceof ApiError && error.status === 422;
      const fields = isUnfit ? error.faults.map(({ field }) => fieldName(kind, field, language)) : [];
      const reason = isUnfit
        ? text.unrestorable({ fields: fields.join(", ") })
        : isStale
          ? text.changedSince
          : failureWords(error, language);
      setProgress({ isRunning: false, isStale, reason: `${text.notRestored} ${reason}` });
    }
  }

  const { isRunning, isStale, reason, restored } = progress;
  return {
    isRunning,
    isDone: restored !== undefined && restored === now?.version,
    reason,
    retry: isStale ? undefined : () => void run(),
    run,
  };
}
