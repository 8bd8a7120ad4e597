/*
 * When MET Norway may be asked again, by its terms (https://api.met.no/doc/TermsOfService): never before Expires, at
 * random minutes and not on the full hour, and less and less often when it says no.
 * `random` is a number from 0 to below 1.
 */

/**
 * Why there was no answer: MET asks for fewer requests (429), won't answer this one (403, 422 …), or is out of reach.
 */
export type Refusal = "too-many" | "refused" | "unreachable";

interface Patience {
  /** Minutes to the second try; each further one takes twice as long. */
  first: number;
  /** Minutes at the most. */
  most: number;
}

const patience: Record<Refusal, Patience> = {
  "too-many": { first: 10, most: 360 },
  refused: { first: 360, most: 360 },
  unreachable: { first: 1, most: 30 },
};

/**
 * MET's answers expire within hours: nothing is put off for longer than a day. What is nonetheless was put off by a
 * clock that was ahead, and is due.
 */
const longestWait = Temporal.Duration.from({ hours: 24 });

/** From when on a moment is too far ahead to have been meant. */
export const tooFarAhead = (now: Temporal.Instant): Temporal.Instant => now.add(longestWait);

/** After an answer: a minute to five after it expires. */
export function nextAfterAnswer(
  expires: Temporal.Instant,
  { now, random }: { now: Temporal.Instant; random: number },
): Temporal.Instant {
  return within(now, offTheHour(expires.add({ seconds: Math.round(60 + random * 240) })));
}

/**
 * After a refusal.
 * @param failures how many there have been in a row, with this one
 * @param notBefore the earliest moment that MET named, if it named one
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
  const { first, most } = patience[refusal];
  const minutes = Math.min(most, first * 2 ** (failures - 1) * (1 + random / 4));
  const next = now.add({ seconds: Math.round(minutes * 60) });
  return within(now, offTheHour(Temporal.Instant.compare(next, notBefore) < 0 ? notBefore : next));
}

function within(now: Temporal.Instant, next: Temporal.Instant): Temporal.Instant {
  const latest = tooFarAhead(now);
  return Temporal.Instant.compare(next, latest) > 0 ? latest : next;
}

/** Everyone's timers ask on the full hour; this is six minutes later than the three around it on either side. */
function offTheHour(instant: Temporal.Instant): Temporal.Instant {
  const minute = Math.floor(instant.epochMilliseconds / 60_000) % 60;
  return minute < 3 || minute >= 57 ? instant.add({ minutes: 6 }) : instant;
}
