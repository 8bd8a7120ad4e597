/*
 * Requests follow MET Norway's terms (https://api.met.no/doc/TermsOfService), the strictest terms of all sources. The
 * terms require clients to wait until Expires, to avoid the full hour, and to wait longer after each refusal. `random`
 * is a number from 0 to below 1.
 */

/** The reason of a failed request: "too-many" is HTTP 429, and "refused" is another 4xx status. */
export type Refusal = "too-many" | "refused" | "unreachable";

interface Waits {
  /** The first wait in minutes. Each further wait is twice as long. */
  first: number;
  max: number;
}

const waits: Record<Refusal, Waits> = {
  "too-many": { first: 10, max: 360 },
  refused: { first: 360, max: 360 },
  unreachable: { first: 1, max: 30 },
};

/** The longest wait. A stored time that is further in the future was written while the clock was ahead. */
const longestWait = Temporal.Duration.from({ hours: 24 });

export const latestPlausible = (now: Temporal.Instant): Temporal.Instant => now.add(longestWait);

/**
 * Returns the time of the next request, one to five minutes after the response expires. A request within three minutes
 * of a full hour waits six more minutes. With `minMinutes`, the next request waits until the response has expired and
 * `minMinutes` have passed.
 */
export function nextAfterAnswer(
  expires: Temporal.Instant,
  { now, random, minMinutes }: { now: Temporal.Instant; random: number; minMinutes?: number | undefined },
): Temporal.Instant {
  if (minMinutes !== undefined) {
    const min = now.add({ minutes: minMinutes });
    return limitWait(now, Temporal.Instant.compare(min, expires) < 0 ? expires : min);
  }
  return limitWait(now, avoidFullHour(expires.add({ seconds: Math.round(60 + random * 240) })));
}

/** Returns the time of the next request after a failure. @param failures failures in a row, including this failure */
export function nextAfterRefusal(
  refusal: Refusal,
  failures: number,
  {
    now,
    notBefore = now,
    random,
  }: { now: Temporal.Instant; notBefore?: Temporal.Instant | undefined; random: number },
): Temporal.Instant {
  const { first, max } = waits[refusal];
  const minutes = Math.min(max, first * 2 ** (failures - 1) * (1 + random / 4));
  const next = now.add({ seconds: Math.round(minutes * 60) });
  return limitWait(now, avoidFullHour(Temporal.Instant.compare(next, notBefore) < 0 ? notBefore : next));
}

function limitWait(now: Temporal.Instant, next: Temporal.Instant): Temporal.Instant {
  const latest = latestPlausible(now);
  return Temporal.Instant.compare(next, latest) > 0 ? latest : next;
}

function avoidFullHour(instant: Temporal.Instant): Temporal.Instant {
  const minute = Math.floor(instant.epochMilliseconds / 60_000) % 60;
  return minute < 3 || minute >= 57 ? instant.add({ minutes: 6 }) : instant;
}
