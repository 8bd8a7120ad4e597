/** What can happen to a resource, as history names it. */
export const historyActions = ["added", "changed", "removed", "restored"] as const;
export type HistoryAction = (typeof historyActions)[number];
