import { kindNamesWithHistory } from "#src/features/kinds.ts";
import type { HistoryEntry } from "#src/features/history/history-entry.ts";

/** What of the history is shown; all of it when empty. */
export interface ShownHistory {
  kind?: HistoryEntry["kind"];
  resourceId?: number;
  action?: "removed";
}

/** What an address asks for; what it can't mean counts for nothing. */
export function readHistoryOf(params: URLSearchParams): ShownHistory {
  const kind = kindNamesWithHistory.find((name) => name === params.get("kind"));
  const resourceId = Number(params.get("resourceId"));
  return {
    ...(kind && { kind }),
    ...(kind && Number.isInteger(resourceId) && resourceId > 0 && { resourceId }),
    ...(params.get("action") === "removed" && { action: "removed" }),
  };
}

/** The same for the API, behind another parameter. */
export function toHistoryQuery(of: ShownHistory): string {
  return Object.entries(of)
    .map(([name, value]) => `&${name}=${value}`)
    .join("");
}
