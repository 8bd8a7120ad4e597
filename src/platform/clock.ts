/** The present moment to the millisecond. A Temporal.Instant costs more than a cached page: each is made once. */
export function createClock(): () => Temporal.Instant {
  let milliseconds = 0;
  let instant = Temporal.Instant.fromEpochMilliseconds(0);
  return () => {
    const present = Date.now();
    if (present !== milliseconds) {
      milliseconds = present;
      instant = Temporal.Instant.fromEpochMilliseconds(present);
    }
    return instant;
  };
}
