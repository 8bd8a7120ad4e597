export interface SourceState {
  isOn: boolean;
  isGood: boolean;
  answeredAt: Temporal.Instant | undefined;
  /** Undefined while guests miss nothing. */
  failingSince: Temporal.Instant | undefined;
}
