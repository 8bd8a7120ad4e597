export interface SourceState {
  isOn: boolean;
  isGood: boolean;
  answeredAt: Temporal.Instant | undefined;
  /** The time from which guests lack data. Undefined while they have all data. */
  failingSince: Temporal.Instant | undefined;
}
