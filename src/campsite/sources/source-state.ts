export interface SourceState {
  isOn: boolean;
  isGood: boolean;
  /** When it last returned the data that is shown now. */
  answeredAt: Temporal.Instant | undefined;
  /** Since when guests may miss it; undefined while they don't. */
  failingSince: Temporal.Instant | undefined;
}
