import { valueAt } from "#src/cms/kind/value-at.ts";
import { isSame } from "#src/cms/staff/form/values.ts";
import { labelledPaths } from "./field-names.ts";
import { showingFields, untouchedFields, type HistoryDetails } from "./history-entry.ts";

export type Restoring =
  | { kind: "none" | "isNow" | "isGone" }
  | { kind: "message" }
  | { kind: "version"; paths: string[]; isShowable: boolean }
  | { kind: "removed"; isShowable: boolean };

export function restoringOf({ kind, action, fields, now }: HistoryDetails): Restoring {
  if (kind === "feedback") {
    if (action !== "removed") return { kind: "none" };
    if (!now) return { kind: "isGone" };
    return { kind: now["deletedDate"] ? "message" : "isNow" };
  }
  const isShowable = showingFields.some((field) => field in fields);
  if (!now) return { kind: "removed", isShowable };
  const paths = [...new Set([...labelledPaths(kind, fields), ...labelledPaths(kind, now)])].filter(
    (path) => !untouchedFields.includes(path) && !isSame(valueAt(fields, path), valueAt(now, path)),
  );
  return paths.length === 0 ? { kind: "isNow" } : { kind: "version", paths, isShowable };
}
