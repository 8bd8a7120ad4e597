import { kindNamesWithHistory } from "#src/cms/kinds.ts";
import type { HistoryEntry } from "#src/cms/history/history-entry.ts";

export interface ShownHistory {
  kind?: HistoryEntry["kind"];
  resourceId?: number;
  action?: "removed";
}

/** Reads the filter of the history from a URL's parameters. Ignores invalid values. */
export function readHistoryOf(params: URLSearchParams): ShownHistory {
  const kind = kindNamesWithHistory.find((name) => name === params.get("kind"));
  const resourceId = Number(params.get("resourceId"));
  return {
    ...(kind && { kind }),
    ...(kind && Number.isInteger(resourceId) && resourceId > 0 && { resourceId }),
    ...(params.get("action") === "removed" && { action: "removed" }),
  };
}

export function toHistoryQuery(of: ShownHistory): string {
  return Object.entries(of)
    .map(([name, value]) => `&${name}=${value}`)
    .join("");
}
