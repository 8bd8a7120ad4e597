/** What is known of a source. */
export interface SourceState {
  isOn: boolean;
  isGood: boolean;
  /** When it last gave what is shown now. */
  answeredAt: Temporal.Instant | undefined;
  /** Since when guests may miss it; undefined while they don't. */
  failingSince: Temporal.Instant | undefined;
}
