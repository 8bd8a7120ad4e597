export interface SourceState {
  /** True when the site may send requests to the source. */
  isOn: boolean;
  /** False when a source with `lateHours` is late, or has never responded and a request has failed. */
  isGood: boolean;
  /** The time of the last good response. A source with several addresses has the oldest of these times. */
  answeredAt: Temporal.Instant | undefined;
  /** The time of the last good response of a late source. Undefined while the source isn't late. */
  failingSince: Temporal.Instant | undefined;
}
