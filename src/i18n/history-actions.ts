export const historyActions = ["added", "changed", "removed", "restored"] as const;
export type HistoryAction = (typeof historyActions)[number];
