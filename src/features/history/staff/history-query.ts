import { kindNamesWithHistory } from "#src/features/kinds.ts";
import type { HistoryEntry } from "#src/features/history/history-entry.ts";

/** Which part of the history is shown; all of it when empty. */
export interface ShownHistory {
  kind?: HistoryEntry["kind"];
  resourceId?: number;
  action?: "removed";
}

/** What an address asks for; values that can't be meant are ignored. */
export function readHistoryOf(params: URLSearchParams): ShownHistory {
  const kind = kindNamesWithHistory.find((name) => name === params.get("kind"));
  const resourceId = Number(params.get("resourceId"));
  return {
    ...(kind && { kind }),
    ...(kind && Number.isInteger(resourceId) && resourceId > 0 && { resourceId }),
    ...(params.get("action") === "removed" && { action: "removed" }),
  };
}

/** The query for the API, for after another parameter. */
export function toHistoryQuery(of: ShownHistory): string {
  return Object.entries(of)
    .map(([name, value]) => `&${name}=${value}`)
    .join("");
}
