/*
 * The schedule of requests to sources. MET Norway's terms (https://api.met.no/doc/TermsOfService) are the strictest:
 * wait until Expires, come at random minutes and not on the full hour, and back off after refusals. `random` is a
 * number from 0 to below 1.
 */

/** The source wants fewer requests (429), refuses this one (403, 422 …) or can't be reached. */
export type Refusal = "too-many" | "refused" | "unreachable";

interface Patience {
  /** Minutes before the second attempt. Each further wait is twice as long. */
  first: number;
  /** The longest wait in minutes. */
  max: number;
}

const patience: Record<Refusal, Patience> = {
  "too-many": { first: 10, max: 360 },
  refused: { first: 360, max: 360 },
  unreachable: { first: 1, max: 30 },
};

/** The longest wait. A moment further ahead was stored while our clock was wrong, so it counts as due. */
const longestWait = Temporal.Duration.from({ hours: 24 });

/** Returns the moment after which a stored time is implausibly far ahead. */
export const latestPlausible = (now: Temporal.Instant): Temporal.Instant => now.add(longestWait);

/**
 * Returns the next request after a response: one to five minutes after it expires. A source with `minMinutes` is
 * polled as soon as it has expired and the interval is over. Polling began at a random moment, so it needs no delay.
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

/**
 * Returns the next request after a refusal.
 * @param failures the number of refusals in a row, including this one
 * @param notBefore the earliest moment that the source has named, if any
 */
export function nextAfterRefusal(
  refusal: Refusal,
  failures: number,
  {
    now,
    notBefore = now,
    random,
  }: { now: Temporal.Instant; notBefore?: Temporal.Instant | undefined; random: number },
): Temporal.Instant {
  const { first, max } = patience[refusal];
  const minutes = Math.min(max, first * 2 ** (failures - 1) * (1 + random / 4));
  const next = now.add({ seconds: Math.round(minutes * 60) });
  return limitWait(now, avoidFullHour(Temporal.Instant.compare(next, notBefore) < 0 ? notBefore : next));
}

function limitWait(now: Temporal.Instant, next: Temporal.Instant): Temporal.Instant {
  const latest = latestPlausible(now);
  return Temporal.Instant.compare(next, latest) > 0 ? latest : next;
}

/** Moves a time within three minutes of the full hour by six minutes: everyone sends requests then. */
function avoidFullHour(instant: Temporal.Instant): Temporal.Instant {
  const minute = Math.floor(instant.epochMilliseconds / 60_000) % 60;
  return minute < 3 || minute >= 57 ? instant.add({ minutes: 6 }) : instant;
}
