export interface SourceState {
  isOn: boolean;
  isGood: boolean;
  answeredAt: Temporal.Instant | undefined;
  /** The time of the last good response of a late source. Undefined while the source isn't late. */
  failingSince: Temporal.Instant | undefined;
}
