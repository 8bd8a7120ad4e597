import { namesWithHistory } from "#src/features/thing-names.ts";
import type { HistoryEntry } from "#src/features/history/history-entry.ts";

/** What of the history is shown; all of it when empty. */
export interface ShownHistory {
  thing?: HistoryEntry["thing"];
  thingId?: number;
  action?: "removed";
}

/** What an address asks for; what it can't mean counts for nothing. */
export function readHistoryOf(params: URLSearchParams): ShownHistory {
  const thing = namesWithHistory.find((kind) => kind === params.get("thing"));
  const thingId = Number(params.get("thingId"));
  return {
    ...(thing && { thing }),
    ...(thing && Number.isInteger(thingId) && thingId > 0 && { thingId }),
    ...(params.get("action") === "removed" && { action: "removed" }),
  };
}

/** The same for the API, behind another parameter. */
export function toHistoryQuery(of: ShownHistory): string {
  return Object.entries(of)
    .map(([name, value]) => `&${name}=${value}`)
    .join("");
}
