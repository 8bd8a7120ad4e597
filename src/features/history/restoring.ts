import { isSame, valueAt } from "#src/ui/staff/form/values.ts";
import { namedPaths } from "./field-names.ts";
import { showingFields, type HistoryDetails } from "./history-entry.ts";

/** What restoring a version would do. */
export type Restoring =
  /** Nothing can be done, or nothing would change. */
  | { kind: "none" | "isNow" | "isGone" }
  | { kind: "message" }
  /** The resource exists: these fields would change. */
  | { kind: "version"; paths: string[]; isShowable: boolean }
  | { kind: "removed"; isShowable: boolean };

/**
 * What restoring doesn't change: whether guests see a resource, and the time up to which a camera's pictures are
 * deleted for good.
 */
const untouched = [...showingFields, "hiddenUntil"];

/** What restoring the version of an entry would do now. */
export function restoringOf({ kind, action, fields, now }: HistoryDetails): Restoring {
  if (kind === "feedback") {
    if (action !== "removed") return { kind: "none" };
    if (!now) return { kind: "isGone" };
    return { kind: now["deletedDate"] ? "message" : "isNow" };
  }
  const isShowable = showingFields.some((field) => field in fields);
  if (!now) return { kind: "removed", isShowable };
  const paths = [...new Set([...namedPaths(kind, fields), ...namedPaths(kind, now)])].filter(
    (path) => !untouched.includes(path) && !isSame(valueAt(fields, path), valueAt(now, path)),
  );
  return paths.length === 0 ? { kind: "isNow" } : { kind: "version", paths, isShowable };
}
