export const historyActions = ["added", "changed", "removed", "restored", "drafted"] as const;
export type HistoryAction = (typeof historyActions)[number];
